-- What people report to the operators. The database takes the snapshot, which stays when the content or the account is
-- deleted.
create table reports (
  id uuid primary key default uuidv7(),
  -- People and operators see it as R-1001.
  number int not null generated always as identity (start with 1001) unique,
  reporter_id uuid not null references profiles,
  person_id uuid not null references profiles,
  subject text not null
    check (subject in ('message', 'conversation', 'company', 'initiative', 'feedback', 'task', 'submission')),
  -- Feedback and submissions have the id of the submission.
  subject_id uuid not null,
  reason text not null check (reason in ('outside', 'meeting', 'sexual', 'threats', 'harm', 'money', 'other')),
  urgent boolean not null generated always as (reason not in ('money', 'other')) stored,
  details text check (char_length(details) between 1 and 1000),
  -- The other side: the account, and the person who wrote it if it was one.
  reported_id uuid not null references profiles,
  reported_person_id uuid references profiles,
  -- For the reporter's list. Cleared when the student it names deletes the account.
  reported_name text,
  snapshot jsonb not null,
  status text not null default 'received' check (status in ('received', 'being_looked_at', 'closed')),
  outcome text check (outcome in ('action', 'no_action')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((status = 'closed') = (outcome is not null) and (outcome is null) = (closed_at is null))
);
create index reports_of_person on reports (person_id, id);
create index reports_of_reported on reports (reported_id, id);
create index open_reports on reports (urgent desc, id) where status <> 'closed';
create index closed_reports on reports (closed_at) where status = 'closed';
-- Reporting the same thing again finds the open report.
create unique index one_open_report on reports (person_id, subject, subject_id) where status <> 'closed';
