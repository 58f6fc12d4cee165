-- Limits per pair, counted as messages are sent, over all conversations of a student and a company. The numbers are
-- in keeper.message_sent. A day begins with its first message, so that it needs no time zone.
alter table ties
  add column unanswered smallint not null default 0 check (unanswered >= 0),
  add column day_began_at timestamptz,
  add column company_today smallint not null default 0 check (company_today >= 0),
  add column student_today smallint not null default 0 check (student_today >= 0);

-- A conversation follows its application to the end.
alter table conversations drop constraint conversations_standing_check;
alter table conversations add constraint conversations_standing_check
  check (standing in ('accepted', 'completed', 'ended', 'rejected'));
-- The owner is under forced row-level security too, and would find no rows.
alter table conversations no force row level security;
alter table initiative_applications no force row level security;
alter table ties no force row level security;
update conversations v set standing = a.status from initiative_applications a
  where a.student_id = v.student_id and a.initiative_id = v.initiative_id and a.status in ('completed', 'ended');
update conversations v set standing = 'ended' from ties t
  where v.initiative_id is null and v.standing = 'accepted' and t.company_id = v.company_id
    and t.student_id = v.student_id and t.stage in ('ended', 'closed');
alter table conversations force row level security;
alter table initiative_applications force row level security;
alter table ties force row level security;

-- The other side is told when somebody ends a collaboration.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'student_left', 'submission_received', 'submission_approved', 'submission_needs_revision', 'submission_reviewed',
  'message_received', 'initiative_changed', 'quest_step_completed', 'mail_failed'));

-- The company's name, copied when it deletes its account: students who are told about it still know who it was.
alter table initiatives add column company_was text check (char_length(company_was) <= 120);

-- What has ended, the newest first: part of the news of a student's home.
create index applications_ended on initiative_applications (student_id, finished_at desc) where status = 'ended';
