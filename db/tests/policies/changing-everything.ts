// What an update or a delete without a condition touches. PostgreSQL then asks the policy for updating or deleting alone
// and not the one for reading, so nothing else hides a row that this policy lets through.
import { accounts, actorsOf, all, companies, except, students, type Actor, type Role } from '../actors.ts';
import type { Access, Table } from '../matrix.ts';

const changes = (table: Table, set: string, works: readonly Actor[], role?: Role): Access => ({
  table,
  verb: 'update',
  tries: 'everything there is',
  ...(role && { role }),
  sql: () => `update ${table} set ${set}`,
  works,
  // Not even a policy broken: others' rows are not there to be changed.
  refused: all(except(actorsOf(role ?? 'app_api'), ...works), 'no row'),
});

const deletes = (table: Table, works: readonly Actor[], role?: Role): Access => ({
  table,
  verb: 'delete',
  tries: 'everything there is',
  ...(role && { role }),
  sql: () => `delete from ${table}`,
  works,
});

const auth: Actor[] = ['auth for owner', 'auth for anonymous'];

export const changingEverything: Access[] = [
  changes('profiles', `full_name = 'New'`, accounts),
  changes('student_profiles', 'grade = 9', students),
  changes('student_contacts', `school = 'New'`, ['owner', 'other student']),
  changes('student_welcomes', 'dismissed_at = now()', ['owner', 'other student']),
  changes('company_profiles', `mission = 'New'`, companies),
  changes('initiatives', `goals = 'New'`, companies),
  changes('initiative_drafts', `content = '{"name": "New"}'`, ['accepted company', 'other company']),
  changes('tasks', `instructions = 'New'`, companies),
  changes('feedback_snippets', `content = 'New'`, ['accepted company', 'other company']),
  changes('submission_drafts', `work_text = 'New'`, ['owner', 'other student']),
  changes('notifications', 'read_at = now()', ['owner', 'other student']),
  changes('notification_preferences', 'mail = false', ['owner']),

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
];
