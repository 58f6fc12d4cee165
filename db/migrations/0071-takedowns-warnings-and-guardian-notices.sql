-- The reason of the report for which operators took an initiative down. Its company sees it.
alter table initiatives add column taken_down_for text
  check (taken_down_for in ('outside', 'meeting', 'sexual', 'threats', 'harm', 'money', 'other'));

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'student_left', 'submission_received', 'submission_approved', 'submission_needs_revision', 'submission_reviewed',
  'message_received', 'initiative_changed', 'quest_step_completed', 'mail_failed', 'report_closed', 'company_verified',
  'company_declined', 'company_suspended', 'company_restored', 'guardian_confirmed', 'guardian_paused',
  'guardian_resumed', 'guardian_withdrew', 'guardian_ended', 'initiative_taken_down', 'contact_warning'));
