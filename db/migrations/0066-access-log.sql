-- The record of access: who opened a student's profile, who changed what about an account, and what operators did. Rows are
-- only added. They contain ids and codes, never names or values, and have no foreign keys, because they outlive accounts.
create table access_log (
  id uuid primary key default uuidv7(),
  -- The order in which rows are sealed.
  number bigint generated always as identity unique check (number > 0),
  at timestamptz not null default now(),
  actor text not null check (actor in ('person', 'operator', 'visitor', 'worker', 'administrator')),
  account_id uuid,
  person_id uuid,
  operator_id uuid,
  action text not null check (action ~ '^[a-z_]{3,60}$'),
  -- The student whose data was seen. Null for changes.
  student_id uuid,
  -- The account, person, operator or report that it is about.
  subject_id uuid,
  -- The names of what changed, or the new role.
  details text[] check (cardinality(details) <= 30),
  -- Why an operator opened private content.
  reason text,
  -- The row of desk_log that it stands for, and its SHA-256, so that desk_log can't be altered either.
  desk_log_id uuid unique,
  digest text check (char_length(digest) = 64),
  check ((actor = 'operator') = (operator_id is not null)),
  check ((desk_log_id is null) = (digest is null))
);
-- One row for each person, student, part and day.
create unique index access_log_views on access_log (person_id, student_id, action, ((at at time zone 'UTC')::date))
  where actor = 'person' and student_id is not null;
create index access_log_of_student on access_log (student_id, id desc) where student_id is not null;

-- Each seal covers the rows of access_log after the last one, and includes the last seal.
create table log_seals (
  number int primary key check (number > 0),
  -- The rows with after_number < number <= through_number.
  after_number bigint not null,
  through_number bigint not null check (through_number > after_number),
  entries int not null check (entries > 0),
  -- SHA-256 of the rows.
  digest text not null check (char_length(digest) = 64),
  sealed_at timestamptz not null,
  -- HMAC-SHA-256 of everything above and the last seal, with the secret of this name (AUDIT_SECRETS).
  secret_name text not null,
  seal text not null check (char_length(seal) = 43)
);

-- What operators did before.
set local timezone = 'UTC';
alter table desk_log no force row level security;
insert into access_log (at, actor, operator_id, action, subject_id, reason, desk_log_id, digest)
  select created_at, 'operator', operator_id, 'desk_' || what, report_id, reason, id,
    encode(sha256(convert_to(jsonb_strip_nulls(to_jsonb(d))::text, 'UTF8')), 'hex')
  from desk_log d order by id;
alter table desk_log force row level security;
