-- What a student changed in the texts for a résumé and a college application. Null: the text we suggest.
alter table record_entries
  add column resume_text text check (length(resume_text) between 1 and 600),
  add column college_text text check (length(college_text) between 1 and 150);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'application_unanswered', 'answer_late', 'student_left', 'submission_received', 'submission_approved',
  'submission_needs_revision', 'submission_reviewed', 'reward_paid', 'reward_missing', 'message_received',
  'initiative_changed', 'quest_step_completed', 'mail_failed', 'report_closed', 'company_verified', 'company_declined',
  'company_suspended', 'company_restored', 'guardian_confirmed', 'guardian_paused', 'guardian_resumed',
  'guardian_withdrew', 'guardian_ended', 'initiative_taken_down', 'contact_warning', 'content_taken_down',
  'closing_words'));

-- Students can report closing words. Words that operators take down disappear from the record and from what is shared.
alter table closing_words add column removed_at timestamptz;
alter table reports drop constraint reports_subject_check;
alter table reports
  add constraint reports_subject_check check (subject in ('message', 'conversation', 'company', 'initiative', 'feedback',
    'note', 'closing_words', 'task', 'submission'));
