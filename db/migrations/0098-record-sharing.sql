-- What students show of their record. Nothing is public until the student chooses it.
alter table record_entries add unique (application_id, student_id);

create table record_pages (
  student_id uuid primary key references users on delete cascade,
  -- Anyone who has it can open the page. Null while the page is off.
  link text unique check (link ~ '^[A-Za-z0-9_-]{22}$'),
  -- What others see: on the page, in certificates and in badges. Without full_name, the first name.
  full_name boolean not null default false,
  hours_and_dates boolean not null default true,
  criteria boolean not null default true,
  closing_words boolean not null default true,
  revisions boolean not null default false
);

-- The entries that the page lists.
create table record_page_entries (
  application_id uuid primary key references record_entries on delete cascade,
  student_id uuid not null references record_pages on delete cascade,
  foreign key (application_id, student_id) references record_entries (application_id, student_id)
);
create index page_entries_of_student on record_page_entries (student_id);

-- Certificates and badges: a code that anyone can check at /verify. A withdrawn one stays, so that the check can say so.
create table record_credentials (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  application_id uuid not null references record_entries on delete cascade,
  student_id uuid not null references record_pages on delete cascade,
  -- The place in the status lists.
  status_index int not null unique generated always as identity (minvalue 0),
  issued_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  foreign key (application_id, student_id) references record_entries (application_id, student_id)
);
create unique index one_credential on record_credentials (application_id) where withdrawn_at is null;
create index credentials_of_entry on record_credentials (application_id);
create index credentials_of_student on record_credentials (student_id);

-- Which credentials were withdrawn, as Bitstring Status Lists of 131,072 bits, so that answering takes one row. A bit stays
-- when its credential is deleted.
create table credential_status_lists (
  number int primary key,
  bits bytea not null check (length(bits) = 16384)
);

-- What a company says about a finished initiative, written once. Part of the student's record.
create table closing_words (
  application_id uuid primary key references record_entries on delete cascade,
  student_id uuid not null,
  company_id uuid not null references company_profiles,
  person_id uuid not null references profiles,
  -- The writer's name at that time.
  person_name text not null,
  words text not null check (length(words) between 1 and 500),
  written_at timestamptz not null default now(),
  foreign key (application_id, student_id) references record_entries (application_id, student_id)
);

alter table removed_contacts drop constraint removed_contacts_place_check,
  add constraint removed_contacts_place_check check (place in ('message', 'decision', 'feedback', 'closing_words'));
