-- Operators decide about reports. An operator claims a report before deciding about it.
alter table reports
  add column claimed_by uuid references operators,
  add column claimed_at timestamptz,
  add column actions text[] not null default '{}',
  add column note text check (char_length(note) <= 2000),
  add check ((claimed_by is null) = (claimed_at is null));

-- Everything that operators do. Rows are only added.
create table desk_log (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references operators,
  report_id uuid not null,
  what text not null check (what in ('opened', 'released', 'read_conversation', 'closed')),
  -- Why private content was opened.
  reason text check (reason in ('report', 'danger', 'legal', 'other')),
  actions text[] not null default '{}',
  note text check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  check ((what = 'read_conversation') = (reason is not null))
);
create index desk_log_of_report on desk_log (report_id, id);

-- Closed by an operator: the student can't reopen it.
alter table conversations add column stays_closed boolean not null default false;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'student_left', 'submission_received', 'submission_approved', 'submission_needs_revision', 'submission_reviewed',
  'message_received', 'initiative_changed', 'quest_step_completed', 'mail_failed', 'report_closed'));
