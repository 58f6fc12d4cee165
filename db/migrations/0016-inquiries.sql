-- What companies asked before they had an account. Nobody reads it through the API: the worker does, for its two
-- mails, and the operator, by `npm run inquiries:export`.
create table inquiries (
  id uuid primary key default uuidv7(),
  -- The form it was sent with: a repeat after a lost answer is the same inquiry.
  stamp_id uuid not null unique,
  contact_name text not null check (char_length(contact_name) between 2 and 120),
  company text not null check (char_length(trim(company)) between 1 and 120),
  email text not null
    check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  website text check (char_length(website) between 1 and 2000),
  -- Words of the contract's list of things that students could do.
  wishes text[] not null default '{}' check (cardinality(wishes) <= 10),
  message text not null check (char_length(trim(message)) between 1 and 5000),
  created_at timestamptz not null default now()
);
-- Whether an address was written to just before.
create index inquiries_of_address on inquiries (email, id);
