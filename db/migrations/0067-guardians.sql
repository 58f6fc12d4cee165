-- The parent or guardian whom a student under 18 names before the first application. A corrected email is a new row, so
-- that links to the earlier email stop working; the earlier row stays for a few days, to notify its owner.
create table guardians (
  -- Part of the links in emails.
  id uuid primary key default uuidv7(),
  student_id uuid not null references users on delete cascade,
  email text not null
    check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  -- told: has said nothing yet. confirmed: agrees. withdrawn: doesn't agree, or no longer.
  status text not null default 'told' check (status in ('told', 'confirmed', 'withdrawn')),
  paused_at timestamptz,
  -- From when on the student is 18 for certain. Until then the guardian decides.
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- When the newest link was sent.
  sent_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index guardians_of_student on guardians (student_id);
create unique index one_guardian on guardians (student_id) where replaced_at is null;
create index guardians_replaced on guardians (replaced_at) where replaced_at is not null;
create index guardians_ended on guardians (ends_at);

-- What guardians were told and what they decided. Rows are only added, and stay for three years after the student's
-- account is deleted.
create table consent_ledger (
  id uuid primary key default uuidv7(),
  student_id uuid not null references profiles,
  -- SHA-256 of this row's id and the guardian's email: shows whether an email belongs to this row, but lists no emails.
  guardian_hash text not null check (char_length(guardian_hash) = 44),
  kind text not null
    check (kind in ('told', 'confirmed', 'objected', 'paused', 'resumed', 'ended', 'withdrawn')),
  -- The version of the texts that the guardian saw.
  text_version text not null check (char_length(text_version) between 1 and 20),
  -- For 'ended': which collaboration.
  application_id uuid,
  created_at timestamptz not null default now(),
  -- Set when the account is deleted.
  delete_after timestamptz,
  check ((kind = 'ended') = (application_id is not null))
);
create index consents_of_student on consent_ledger (student_id, id);
create index consents_to_delete on consent_ledger (delete_after) where delete_after is not null;

-- The company doesn't see the application until the guardian confirms.
alter table initiative_applications add column waiting_for_guardian boolean not null default false;

-- While a student is paused: when it ends at the latest. Copied here, because every message reads this row.
alter table ties add column paused_until timestamptz;
