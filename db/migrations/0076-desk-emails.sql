-- Emails that couldn't be delivered, as a queue for operators: one row for all emails to the same recipient. The address
-- isn't stored. It is looked up where the person entered it, so it disappears with the account.
create table mail_failures (
  id uuid primary key default uuidv7(),
  -- The fingerprint of the address. If there is none, because the email couldn't even be written: its kind.
  recipient text not null check (char_length(recipient) <= 80),
  -- Where the address is. operators: the setting OPERATOR_EMAIL. Null if it isn't known.
  recipient_of text check (recipient_of in ('person', 'guardian', 'invitation', 'waitlist', 'inquiry', 'operators')),
  person_id uuid references users on delete cascade,
  -- Of the newest email. What it is about, which for everyone without an account is the row with the address.
  kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  subject_id uuid not null,
  status text not null check (status in ('refused', 'dead')),
  attempts int not null,
  last_error text check (char_length(last_error) <= 40),
  emails int not null default 1,
  failed_at timestamptz not null default now(),
  decision text check (decision in ('sent_again', 'handled')),
  closed_by uuid references operators,
  closed_at timestamptz,
  check ((recipient_of = 'person') = (person_id is not null)),
  check ((closed_at is null) = (decision is null) and (closed_at is null) = (closed_by is null))
);
create unique index open_mail_failure on mail_failures (recipient) where closed_at is null;
create index open_mail_failures on mail_failures (failed_at desc, id desc) where closed_at is null;
create index mail_failures_of_recipient on mail_failures (recipient, id);
create index mail_failures_of_person on mail_failures (person_id) where person_id is not null;
create index mail_failures_by_age on mail_failures (failed_at);

alter table mail_deliveries
  add column recipient_of text check (recipient_of in ('person', 'guardian', 'invitation', 'waitlist', 'inquiry', 'operators')),
  -- No reference: only an id, which means nothing after the account is deleted.
  add column recipient_person_id uuid,
  add column failure_id uuid;
create index mail_deliveries_of_failure on mail_deliveries (failure_id, id) where failure_id is not null;

-- Emails that failed before this queue existed.
alter table mail_deliveries no force row level security;
insert into mail_failures (recipient, kind, subject_id, status, attempts, last_error, emails, failed_at)
  select distinct on (r.recipient) r.recipient, d.kind, d.subject_id, d.status, d.attempts, d.last_error,
    (count(*) over (partition by r.recipient))::int, coalesce(d.finished_at, d.created_at)
  from mail_deliveries d cross join lateral (select coalesce(d.recipient, d.kind) as recipient) r
  where d.status in ('refused', 'dead') order by r.recipient, d.id desc;
update mail_deliveries d set failure_id = f.id from mail_failures f
  where d.status in ('refused', 'dead') and f.recipient = coalesce(d.recipient, d.kind);
alter table mail_deliveries force row level security;

alter table desk_log add column mail_failure_id uuid;
create index desk_log_of_mail_failure on desk_log (mail_failure_id, id) where mail_failure_id is not null;
alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_reason_needed;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored', 'invited_operator',
    'reset_operator', 'changed_role', 'disabled_operator', 'sent_verification', 'sent_reset', 'requested_deletion',
    'deleted_account', 'exported_evidence', 'opened_prospect', 'noted_prospect', 'invited_prospect',
    'canceled_invitation', 'closed_prospect', 'reopened_prospect', 'exported_prospects', 'read_recipient', 'sent_again',
    'handled_failure')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored', 'sent_verification', 'sent_reset', 'requested_deletion', 'deleted_account', 'exported_evidence',
    'exported_prospects', 'read_recipient') or reason is not null);
