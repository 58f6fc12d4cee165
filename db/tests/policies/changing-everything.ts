// Updates and deletes without a condition. PostgreSQL then applies only the update or delete policy and not the select
// policy, so nothing else hides a row that this policy lets through.
import {
  accounts,
  actorsOf,
  all,
  companies,
  except,
  members,
  students,
  type Actor,
  type Role,
} from '../actors.ts';
import type { Access, Table } from '../cell.ts';

const changes = (table: Table, set: string, allowed: readonly Actor[], role?: Role): Access => ({
  table,
  verb: 'update',
  detail: 'every row',
  ...(role && { role }),
  sql: () => `update ${table} set ${set}`,
  allowed,
  // Not even a policy violation: other rows are invisible.
  refused: all(except(actorsOf(role ?? 'app_api'), ...allowed, ...members), 'no row'),
});

const deletes = (table: Table, allowed: readonly Actor[], role?: Role): Access => ({
  table,
  verb: 'delete',
  detail: 'every row',
  ...(role && { role }),
  sql: () => `delete from ${table}`,
  allowed,
});

const auth: Actor[] = ['auth for owner', 'auth for anonymous'];

export const changingEverything: Access[] = [
  changes('profiles', `full_name = 'New'`, accounts),
  changes('student_profiles', 'grade = 9', students),
  changes('student_contacts', `school = 'New'`, ['owner', 'other student']),
  changes('student_welcomes', 'dismissed_at = now()', ['owner', 'other student']),
  changes('company_profiles', `mission = 'New'`, companies),
  changes('initiatives', `goals = 'New'`, companies),
  {
    ...changes('initiative_drafts', `content = '{"name": "New"}'`, ['accepted company', 'other company']),
    personal: true,
  },
  changes('tasks', `instructions = 'New'`, companies),
  changes('feedback_snippets', `content = 'New'`, ['accepted company', 'other company']),
  changes('submission_drafts', `work_text = 'New'`, ['owner', 'other student']),
  {
    ...changes('rewards', `state = 'owed'`, []),
    // Other people's rewards are invisible, and not all of their own can take this step.
    refused: {
      ...all(actorsOf('app_api'), 'no row'),
      ...all(
        ['owner', 'other student', 'accepted company', 'other company', 'accepted member', 'other member'],
        'conflict',
      ),
    },
  },
  changes('notifications', 'read_at = now()', ['owner', 'other student']),
  changes('notification_preferences', 'mail = false', ['owner']),

  { ...changes('invitations', 'version = 2', ['accepted company']), ownersOnly: true },
  { ...deletes('invitations', ['accepted company']), ownersOnly: true },
  deletes('invitations', ['worker'], 'app_worker'),

  changes('files', 'lease_until = now()', ['owner', 'other student', 'accepted company']),
  deletes('files', ['owner']),

  changes('users', 'email_verified_at = now()', auth, 'app_auth'),
  changes('sessions', 'ended_at = now()', auth, 'app_auth'),

  changes('events', 'relayed_at = now()', ['worker'], 'app_worker'),
  changes('notifications', 'superseded_at = now()', ['worker'], 'app_worker'),
  changes('mail_deliveries', `status = 'sent'`, ['worker'], 'app_worker'),
  changes('mail_rounds', 'written_at = now()', ['worker'], 'app_worker'),
  changes('files', `media_type = 'image/png'`, ['worker'], 'app_worker'),
  deletes('files', ['worker'], 'app_worker'),
  deletes('guardians', ['worker'], 'app_worker'),
  deletes('consent_ledger', ['worker'], 'app_worker'),
  deletes('removed_contacts', ['worker'], 'app_worker'),
];
