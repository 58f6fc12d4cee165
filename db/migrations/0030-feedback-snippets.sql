-- Feedback that a company writes often. Goes with the account.
create table feedback_snippets (
  id uuid primary key default uuidv7(),
  company_id uuid not null references users on delete cascade references company_profiles,
  client_id uuid not null default gen_random_uuid(),
  name text not null check (char_length(trim(name)) between 1 and 120),
  content text not null check (char_length(trim(content)) > 0 and char_length(content) <= 5000),
  created_at timestamptz not null default now(),
  unique (company_id, client_id)
);
create index snippets_of_company on feedback_snippets (company_id, id desc);
