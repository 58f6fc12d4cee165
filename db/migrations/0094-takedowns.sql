-- Operators take down files, images and texts. A withheld file is kept as evidence: only operators can open it.
alter table files add column withheld_at timestamptz;
create index files_withheld on files (public_path) where withheld_at is not null;

alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects', 'read_recipient', 'sent_again',
    'handled_failure', 'corrected_email', 'approved_correction', 'opened_files')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account', 'exported_evidence',
    'exported_prospects', 'read_recipient', 'corrected_email', 'opened_files') or reason is not null);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'application_unanswered', 'answer_late', 'student_left', 'submission_received', 'submission_approved',
  'submission_needs_revision', 'submission_reviewed', 'reward_paid', 'reward_missing', 'message_received',
  'initiative_changed', 'quest_step_completed', 'mail_failed', 'report_closed', 'company_verified', 'company_declined',
  'company_suspended', 'company_restored', 'guardian_confirmed', 'guardian_paused', 'guardian_resumed',
  'guardian_withdrew', 'guardian_ended', 'initiative_taken_down', 'contact_warning',
  'content_taken_down'));
