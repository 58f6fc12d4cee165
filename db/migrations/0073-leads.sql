-- Leads manage operators at the desk and delete accounts permanently. Operators send account emails again.
alter table operators
  add column last_seen_at timestamptz,
  -- When a lead asked for a set-up link. The worker creates the link when it sends the email.
  add column setup_requested_at timestamptz;

alter table operator_sessions
  add column device text not null default '' check (char_length(device) <= 200),
  add column last_seen_at timestamptz not null default now();

alter table desk_log add column subject_operator_id uuid;
alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed',
    'opened_review', 'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored',
    'invited_operator', 'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset',
    'requested_deletion', 'deleted_account')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account') or reason is not null);

-- The last email to people whose account a lead deleted. Their login is gone when the worker sends it.
create table deletion_notices (
  id uuid primary key default uuidv7(),
  email text not null check (char_length(email) <= 254),
  -- Of a company that was deleted; null if it was the person's own account.
  company_name text check (char_length(company_name) <= 120),
  created_at timestamptz not null default now()
);
create index deletion_notices_by_age on deletion_notices (created_at);
