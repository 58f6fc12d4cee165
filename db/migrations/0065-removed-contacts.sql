-- What a company wrote to a student before contact details in it were replaced. Only operators can read it.
create table removed_contacts (
  id uuid primary key default uuidv7(),
  -- Operators see it as C-1001.
  number int not null generated always as identity (start with 1001) unique,
  place text not null check (place in ('message', 'decision', 'feedback')),
  -- The message, the application or the submission.
  subject_id uuid not null,
  company_id uuid not null references profiles,
  student_id uuid not null references profiles,
  person_id uuid not null references profiles,
  -- Copied, because they stay with the evidence when the account is deleted.
  company_name text,
  person_name text,
  original text not null check (char_length(original) between 1 and 6000),
  -- Kind, start and end of each contact detail in the original.
  found jsonb not null check (jsonb_typeof(found) = 'array'),
  created_at timestamptz not null default now(),
  claimed_by uuid references operators,
  claimed_at timestamptz,
  outcome text check (outcome in ('action', 'no_action')),
  actions text[] not null default '{}',
  note text check (char_length(note) <= 2000),
  closed_at timestamptz,
  foreign key (company_id, student_id) references ties (company_id, student_id),
  check ((outcome is null) = (closed_at is null)),
  check ((claimed_by is null) = (claimed_at is null))
);
create index removed_contacts_of_company on removed_contacts (company_id, id);
create index open_removed_contacts on removed_contacts (id) where closed_at is null;
create index closed_removed_contacts on removed_contacts (closed_at) where closed_at is not null;
