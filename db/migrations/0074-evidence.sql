-- Leads export the evidence of a report, with the seals that cover what was recorded about it.
create unique index log_seals_by_entry on log_seals (through_number);

alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed',
    'opened_review', 'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored',
    'invited_operator', 'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset',
    'requested_deletion', 'deleted_account', 'exported_evidence')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account', 'exported_evidence')
    or reason is not null);
