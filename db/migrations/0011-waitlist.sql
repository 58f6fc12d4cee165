create table waitlist_entries (
  id uuid primary key default uuidv7(),
  email text not null unique
    check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  pilot_interest boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
