// Lists every table with account data and what happens to it when the account is deleted. A new table fails here until
// it is added.
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const { root } = await openTestDatabase();

/** db/policies/session-deletion.sql deletes and clears; `stays` gives the reason. */
const decided: Record<string, 'deleted' | 'cleared' | { stays: string }> = {
  users: 'deleted',
  sessions: 'deleted',
  push_subscriptions: 'deleted',
  email_corrections: 'deleted',
  student_breaks: 'deleted',
  student_contacts: 'deleted',
  shared_contacts: 'deleted',
  student_notes: 'deleted',
  blocks: 'deleted',
  guardians: 'deleted',
  consent_ledger: { stays: 'proof of what a guardian decided, for three years, without an email' },
  student_welcomes: 'deleted',
  student_cards: 'cleared',
  bookmarks: 'deleted',
  company_answers: 'deleted',
  company_terms: 'deleted',
  company_reviews: 'deleted',
  desk_log: { stays: 'what operators did, with ids only' },
  initiative_drafts: 'deleted',
  submission_drafts: 'deleted',
  feedback_snippets: 'deleted',
  company_onboarding_requirements: 'deleted',
  invitations: { stays: 'for 30 days, or until it is accepted or canceled; deleted with the company' },
  members: {
    stays: 'who worked for the company, so that what they wrote keeps its author; deleted with the company',
  },
  notifications: 'deleted',
  unread_conversations: 'deleted',
  notification_preferences: 'deleted',
  profiles: 'cleared',
  student_profiles: 'cleared',
  company_profiles: 'cleared',
  files: 'cleared',
  initiative_applications: {
    stays: 'the history of the other side; notes of the deleted account are cleared',
  },
  status_changes: { stays: 'the history of the other side; notes of the deleted account are cleared' },
  ties: { stays: 'closed; the other side needs it to read its history' },
  task_submissions: { stays: "the company's feedback; a deleted student's work is cleared" },
  conversations: { stays: 'the other side took part' },
  inbox_messages: { stays: "the other side's; those of a deleted student are cleared" },
  initiative_totals: { stays: 'only numbers: how many students are where' },
  initiative_days: { stays: 'only numbers: how often something happened on a day' },
  record_entries: 'deleted',
  record_pages: 'deleted',
  record_page_entries: 'deleted',
  record_credentials: 'deleted',
  closing_words: 'deleted',
  rewards: {
    stays: "the history of the other side; what can't be paid anymore is deleted with the student",
  },
  initiatives: { stays: 'marked as deleted; students keep what they worked on' },
  tasks: { stays: 'students keep what they worked on' },
  reports: {
    stays: 'evidence, for a year after it was closed; a deleted student is no longer named in the list',
  },
  removed_contacts: {
    stays:
      "evidence of a company's words, for a year after it was closed; the student is named only while the account exists",
  },
  mail_failures: 'deleted',
  mail_rounds: { stays: 'only ids; without an account no email is sent' },
  storage_usage: { stays: 'only a number: the bytes of the submitted files' },
  held_decisions: 'deleted',
  events: { stays: 'only ids, for 30 days' },
  access_log: { stays: 'only ids, for two years' },
};

test('every table with account data has a rule for deletion', async () => {
  const { rows } = await root.query<{ name: string }>(`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
      and (a.attname in ('user_id', 'owner_id', 'student_id', 'company_id', 'sender_id', 'actor_id', 'account_id')
        or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
          and f.confrelid in ('profiles'::regclass, 'users'::regclass, 'student_profiles'::regclass, 'company_profiles'::regclass))
        or c.oid = 'profiles'::regclass)
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(decided).toSorted());
});
