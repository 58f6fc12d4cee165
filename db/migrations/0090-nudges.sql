-- A company gets one nudge for each application and submission whose promised time has passed.
alter table initiative_applications add column nudged_at timestamptz;
alter table task_submissions add column nudged_at timestamptz;
create index applications_late on initiative_applications (answer_by) where answer_by is not null and nudged_at is null;
create index submissions_late on task_submissions (answer_by) where answer_by is not null and nudged_at is null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'application_unanswered', 'answer_late', 'student_left', 'submission_received', 'submission_approved',
  'submission_needs_revision', 'submission_reviewed', 'reward_paid', 'reward_missing', 'message_received',
  'initiative_changed', 'quest_step_completed', 'mail_failed', 'report_closed', 'company_verified', 'company_declined',
  'company_suspended', 'company_restored', 'guardian_confirmed', 'guardian_paused', 'guardian_resumed',
  'guardian_withdrew', 'guardian_ended', 'initiative_taken_down', 'contact_warning'));
