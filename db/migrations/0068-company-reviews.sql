-- Operators verify companies before students see them, and can suspend companies and people.
alter table company_profiles no force row level security;
alter table initiatives no force row level security;

alter table company_profiles
  add column verification text not null default 'not_submitted'
    check (verification in ('not_submitted', 'in_review', 'verified', 'declined')),
  add column suspended_at timestamptz;
-- Companies from before this release were visible to students and stay so.
update company_profiles set verification = 'verified';
-- Whether students can find the company and its initiatives.
alter table company_profiles
  add column listed boolean not null generated always as (verification = 'verified' and suspended_at is null) stored;
-- Finds companies with a similar name, also those that aren't listed.
create index company_names_alike on company_profiles using gist (lower(company_name) gist_trgm_ops)
  where company_name is not null;

-- A copy of the company's, because lists of initiatives read no other table.
alter table initiatives add column listed boolean not null default false;
update initiatives set listed = true;
drop index initiatives_newest;
create index initiatives_newest on initiatives (id desc) where status = 'active' and listed;

alter table initiatives force row level security;
alter table company_profiles force row level security;

-- A person who can't sign in, until an operator restores them.
alter table profiles add column suspended_at timestamptz;
-- Operators look people up by the beginning of their name.
create index people_by_name on profiles (lower(full_name) text_pattern_ops) where deleted_at is null;

-- What a company tells the operators about itself, and their decision. A change of its name or website after that is
-- another review.
create table company_reviews (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company_profiles on delete cascade,
  person_id uuid references profiles,
  -- Empty until the database copies it from the profile.
  company_name text not null default '' check (char_length(company_name) between 1 and 120),
  website text check (char_length(website) <= 2048),
  legal_name text not null check (char_length(legal_name) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Null for sole traders.
  registration_number text check (char_length(registration_number) between 1 and 60),
  contact_role text not null check (char_length(contact_role) between 1 and 120),
  -- The version of the code of conduct that the company accepted.
  conduct text not null check (conduct ~ '^[0-9]{4}-[0-9]{2}$'),
  status text not null default 'in_review' check (status in ('in_review', 'verified', 'declined', 'replaced')),
  -- Why it was declined, and a note that the company reads.
  reason text check (reason in ('not_confirmed', 'website', 'impersonation', 'not_for_students', 'other')),
  note text check (char_length(note) between 1 and 2000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  claimed_by uuid references operators,
  claimed_at timestamptz,
  check ((claimed_by is null) = (claimed_at is null)),
  check ((status = 'in_review') = (decided_at is null)),
  check ((status = 'declined') = (reason is not null))
);
create index company_reviews_of_company on company_reviews (company_id, id);
create unique index one_open_review on company_reviews (company_id) where status = 'in_review';
create index open_company_reviews on company_reviews (id) where status = 'in_review';

-- When the operator last used a passkey in this session. Dangerous actions need a recent one.
alter table operator_sessions add column confirmed_at timestamptz;
alter table operator_challenges drop constraint operator_challenges_purpose_check;
alter table operator_challenges add constraint operator_challenges_purpose_check
  check (purpose in ('sign-in', 'add-passkey', 'confirm'));

-- The log also records decisions about companies and people.
alter table desk_log alter column report_id drop not null,
  add column review_id uuid,
  -- The company or person it was about.
  add column account_id uuid;
alter table desk_log drop constraint desk_log_what_check, drop constraint desk_log_check, drop constraint desk_log_reason_check;
alter table desk_log
  add constraint desk_log_what_check check (what in ('opened', 'released', 'read_conversation', 'closed', 'opened_review',
    'released_review', 'verified', 'declined', 'searched', 'opened_account', 'suspended', 'restored')),
  add constraint desk_log_reason_check check (reason in ('report', 'danger', 'legal', 'support', 'other')),
  add constraint desk_log_reason_needed check (what not in ('read_conversation', 'searched', 'opened_account', 'suspended',
    'restored') or reason is not null);
create index desk_log_of_account on desk_log (account_id, id) where account_id is not null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn', 'application_ended',
  'student_left', 'submission_received', 'submission_approved', 'submission_needs_revision', 'submission_reviewed',
  'message_received', 'initiative_changed', 'quest_step_completed', 'mail_failed', 'report_closed', 'company_verified',
  'company_declined', 'company_suspended', 'company_restored'));
