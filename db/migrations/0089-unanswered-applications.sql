-- An application without an answer is closed 21 days after the company could first answer it. `expires_at` is set while it
-- waits, and `unanswered_at` when it was closed for that reason.
alter table initiative_applications
  add column expires_at timestamptz,
  add column unanswered_at timestamptz,
  add constraint unanswered_ones_have_ended check (unanswered_at is null or status = 'ended');

-- Companies didn't know about it when these were sent, so they have at least a week.
alter table initiative_applications no force row level security;
update initiative_applications set expires_at = greatest(applied_at + interval '21 days', now() + interval '7 days')
  where answer_by is not null;
alter table initiative_applications force row level security;

create index applications_expiring on initiative_applications (expires_at) where expires_at is not null;
create index applications_unanswered on initiative_applications (company_id, unanswered_at desc)
  where unanswered_at is not null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'application_unanswered', 'student_left', 'submission_received', 'submission_approved', 'submission_needs_revision',
  'submission_reviewed', 'reward_paid', 'reward_missing', 'message_received', 'initiative_changed', 'quest_step_completed',
  'mail_failed', 'report_closed', 'company_verified', 'company_declined', 'company_suspended', 'company_restored',
  'guardian_confirmed', 'guardian_paused', 'guardian_resumed', 'guardian_withdrew', 'guardian_ended',
  'initiative_taken_down', 'contact_warning'));
