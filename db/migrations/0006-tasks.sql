create table tasks (
  id uuid primary key default uuidv7(),
  initiative_id uuid not null,
  company_id uuid not null,
  title text not null check (char_length(trim(title)) between 1 and 120),
  instructions text not null default '' check (char_length(instructions) <= 10000),
  task_order int not null check (task_order > 0),
  allowed_types text[] not null default '{text}'
    check (cardinality(allowed_types) between 1 and 3 and allowed_types <@ array['text', 'link', 'upload']),
  minutes smallint check (minutes between 1 and 6000),
  resources jsonb not null default '[]' check (jsonb_typeof(resources) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A task with submissions is retired, never deleted.
  retired_at timestamptz,
  unique (id, initiative_id),
  foreign key (initiative_id, company_id) references initiatives (id, company_id) on delete cascade,
  -- Deferred, so that two tasks can change places in one transaction.
  constraint one_task_per_place exclude using btree (initiative_id with =, task_order with =)
    where (retired_at is null) deferrable initially deferred
);
