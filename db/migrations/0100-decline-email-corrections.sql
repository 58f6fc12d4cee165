-- Leads can decline a correction of an email, so that it leaves their queue.
alter table desk_log drop constraint desk_log_what_check;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects', 'read_recipient', 'sent_again',
    'handled_failure', 'corrected_email', 'approved_correction', 'opened_files', 'declined_correction'));
-- The queue, oldest first.
create index corrections_to_approve on email_corrections (id) where status = 'requested';
