-- Whether everything is working, for operators.

-- The running processes, which report every 15 seconds. Unlogged: after a crash of the database, they report again.
create unlogged table processes (
  id uuid primary key,
  kind text not null check (kind in ('api', 'worker')),
  version text not null check (char_length(version) <= 60),
  -- Open live streams. The worker has none.
  streams int not null default 0 check (streams >= 0),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index processes_by_age on processes (seen_at);

-- Emails by outcome and day (UTC), so that nobody has to count the delivery log. Each day has eight counters, because
-- many emails finish in the same moment and would wait for each other. At most 16 short rows a day, which are kept.
create table email_days (
  day text check (day ~ '^\d{4}-\d\d-\d\d$'),
  outcome text check (outcome in ('sent', 'failed')),
  part smallint,
  count int not null,
  primary key (day, outcome, part)
);

-- What the command that makes backups recorded.
create table backups (
  id uuid primary key default uuidv7(),
  finished_at timestamptz not null default now(),
  bytes bigint not null check (bytes >= 0)
);
