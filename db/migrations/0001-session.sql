-- Who somebody is. `profiles` is the root of an account and outlives it: a deleted account keeps its
-- row without a name, so that others' history stays whole. Credentials go with the account.
create table profiles (
  id uuid primary key default uuidv7(),
  user_type text not null check (user_type in ('student', 'company')),
  full_name text check (char_length(full_name) between 2 and 120),
  username text unique check (username ~ '^[a-z0-9_.]{3,30}$'),
  photo_url text check (char_length(photo_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The target of foreign keys that must hit one type of account.
  unique (id, user_type),
  constraint living_accounts_have_a_name check (deleted_at is not null or full_name is not null)
);

create table users (
  id uuid primary key references profiles on delete cascade,
  email text not null unique
    check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  password_hash text not null,
  -- Grows with every new password; a reset link names it and so works once.
  password_version int not null default 1,
  email_verified_at timestamptz,
  -- Metadata for display, as entered at sign-up. No permission is decided from it.
  company_name text check (char_length(company_name) <= 120),
  is_new_signup text not null default 'true' check (is_new_signup in ('true', 'false')),
  created_at timestamptz not null default now()
);

-- One row a sign-in. The refresh token names id and generation and is never stored.
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  generation int not null default 1 check (generation > 0),
  rotated_at timestamptz not null default now(),
  device text not null default '' check (char_length(device) <= 200),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id, id desc) where ended_at is null;
