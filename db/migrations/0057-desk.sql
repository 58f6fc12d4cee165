-- Operators run the platform. They are neither students nor companies and have no profile: their credentials and
-- sessions are in tables of their own, which only app_desk reads.
create table operators (
  id uuid primary key default uuidv7(),
  email text not null unique
    check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  name text not null check (char_length(name) between 2 and 120),
  role text not null default 'operator' check (role in ('operator', 'lead')),
  -- Null until the operator has used the set-up link.
  password_hash text,
  -- SHA-256 of the secret in the set-up link. Null after the link was used.
  setup_hash text check (char_length(setup_hash) = 43),
  setup_expires_at timestamptz,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  check ((setup_hash is null) = (setup_expires_at is null))
);

create table operator_passkeys (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references operators on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- Base64url, as browsers send them.
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key text not null check (char_length(public_key) <= 4000),
  -- How often the authenticator has signed; 0 if it doesn't count. A lower number means that it was copied.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_operator on operator_passkeys (operator_id);

-- Using a code deletes it.
create table operator_recovery_codes (
  operator_id uuid not null references operators on delete cascade,
  code_hash text not null check (char_length(code_hash) = 43),
  primary key (operator_id, code_hash)
);

-- Answering a challenge deletes it. A challenge to sign in also proves that the password was right.
create table operator_challenges (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references operators on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'add-passkey')),
  challenge_hash text not null unique check (char_length(challenge_hash) = 43),
  expires_at timestamptz not null
);
create index challenges_of_operator on operator_challenges (operator_id);

-- Signing out deletes the session. The token in the cookie is stored only as its SHA-256.
create table operator_sessions (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references operators on delete cascade,
  token_hash text not null unique check (char_length(token_hash) = 43),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_operator on operator_sessions (operator_id);
