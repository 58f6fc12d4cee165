-- A company is a team. A person signs in (profiles, users); the account acts (a student, or a company). A student is one
-- account with one person. A company has the id of the person who founded it, so accounts from before need no new ids,
-- but that person can leave it.
create table members (
  company_id uuid not null references company_profiles on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  role text not null check (role in ('owner', 'member')),
  joined_at timestamptz not null default now(),
  -- Former members stay, because what they wrote keeps their name.
  left_at timestamptz,
  primary key (company_id, person_id)
);
create index members_of_person on members (person_id);
create unique index members_of_one_company on members (person_id) where left_at is null;

-- The login of a company becomes its owner.
alter table company_profiles no force row level security;
alter table users no force row level security;
insert into members (company_id, person_id, role, joined_at)
  select c.id, c.id, 'owner', c.created_at from company_profiles c join users u on u.id = c.id;
alter table company_profiles force row level security;
alter table users force row level security;

-- Accepting or canceling an invitation deletes it.
create table invitations (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company_profiles on delete cascade,
  email text not null
    check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  role text not null check (role in ('owner', 'member')),
  -- Never from the client: the person whose transaction it is.
  invited_by uuid not null default nullif(current_setting('app.person', true), '')::uuid references profiles,
  -- Grows when it is sent again, so that only the newest link works.
  version int not null default 1,
  sent_at timestamptz not null default now(),
  unique (company_id, email)
);

-- Which person caused an event: notifications belong to people.
alter table events add column person_id uuid;
alter table events alter column person_id set default nullif(current_setting('app.person', true), '')::uuid;

-- Who wrote a message. Null in older ones: then it was the founder of the company, or the student.
alter table inbox_messages add column person_id uuid;
alter table inbox_messages alter column person_id set default nullif(current_setting('app.person', true), '')::uuid;
