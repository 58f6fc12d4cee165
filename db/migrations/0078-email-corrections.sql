-- Operators correct an email after proof. The change happens once the new address is verified, and the old address can stop
-- or undo it for a week.
create table email_corrections (
  id uuid primary key default uuidv7(),
  person_id uuid not null references users on delete cascade,
  operator_id uuid not null references operators,
  old_email text not null check (char_length(old_email) <= 254),
  new_email text not null
    check (new_email = lower(new_email) and char_length(new_email) <= 254 and new_email ~ '^[^@\s]+@[^@\s]+$'),
  -- What the operator has seen.
  proof text not null check (proof in ('school', 'document', 'call', 'company', 'other')),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'stopped', 'replaced')),
  created_at timestamptz not null default now(),
  -- When the email was changed, or the old address stopped it.
  decided_at timestamptz,
  check ((status in ('done', 'stopped')) = (decided_at is not null))
);
create unique index one_waiting_correction on email_corrections (person_id) where status = 'waiting';
create index email_corrections_of_person on email_corrections (person_id, id);
-- The old address stays reserved, so that it can be restored.
create index email_corrections_by_old_email on email_corrections (old_email) where status = 'done';
create index email_corrections_by_age on email_corrections (created_at);

alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects', 'read_recipient', 'sent_again',
    'handled_failure', 'corrected_email')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account', 'exported_evidence',
    'exported_prospects', 'read_recipient', 'corrected_email') or reason is not null);
