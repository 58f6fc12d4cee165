-- What administrators do with the command line tool is recorded like what operators do. They are no operators.
alter table desk_log alter column operator_id drop not null;
alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects', 'read_recipient', 'sent_again',
    'handled_failure', 'corrected_email', 'approved_correction', 'opened_files', 'declined_correction',
    'exported_account', 'listed_operators')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account', 'exported_evidence',
    'exported_prospects', 'read_recipient', 'corrected_email', 'opened_files', 'exported_account', 'listed_operators')
    or reason is not null),
  add constraint desk_log_operator_needed check (operator_id is not null
    or what in ('searched', 'suspended', 'restored', 'sent_again', 'exported_account', 'listed_operators'));

-- An administrator who sends emails again is no operator either.
alter table mail_failures drop constraint mail_failures_check1;
alter table mail_failures add constraint mail_failures_closed
  check ((closed_at is null) = (decision is null) and (closed_by is null or closed_at is not null));
