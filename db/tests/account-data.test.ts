// Every table that knows an account, and what becomes of it when the account is deleted. A new table fails here until
// somebody has decided.
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const { root } = await openTestDatabase();

/** db/policies/session-deletion.sql does it; `stays` says why not. */
const decided: Record<string, 'goes' | 'is emptied' | { stays: string }> = {
  users: 'goes',
  sessions: 'goes',
  student_contacts: 'goes',
  student_welcomes: 'goes',
  student_cards: 'is emptied',
  bookmarks: 'goes',
  company_answers: 'goes',
  company_terms: 'goes',
  initiative_drafts: 'goes',
  submission_drafts: 'goes',
  feedback_snippets: 'goes',
  company_onboarding_requirements: 'goes',
  notifications: 'goes',
  notification_preferences: 'goes',
  profiles: 'is emptied',
  student_profiles: 'is emptied',
  company_profiles: 'is emptied',
  files: 'is emptied',
  initiative_applications: { stays: 'the history of the other side; the own words in it go' },
  status_changes: { stays: 'the history of the other side; the own words in it go' },
  ties: { stays: 'closed: others find the rows of their history by it' },
  task_submissions: { stays: 'work was handed over, feedback was given' },
  conversations: { stays: 'the other side was part of it' },
  inbox_messages: { stays: 'the other side received them, and may have to show them to somebody' },
  initiatives: { stays: 'deleted as by Delete: students keep what they worked on' },
  tasks: { stays: 'students keep what they worked on' },
  mail_rounds: { stays: 'ids alone; without an address no mail is written' },
  storage_usage: { stays: 'a number: the bytes of the work that stays' },
  events: { stays: 'ids alone, for 30 days' },
};

test('what becomes of every table that knows an account is decided', async () => {
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
