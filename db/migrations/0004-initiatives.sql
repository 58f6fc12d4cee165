create table initiatives (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company_profiles,
  name text not null check (char_length(trim(name)) between 1 and 120),
  description text not null default '' check (char_length(description) <= 10000),
  commission text check (char_length(commission) <= 80),
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  status text not null default 'inactive' check (status in ('active', 'inactive')),
  overview text not null default '' check (char_length(overview) <= 10000),
  requirements text not null default '' check (char_length(requirements) <= 10000),
  benefits text not null default '' check (char_length(benefits) <= 10000),
  goals text not null default '' check (char_length(goals) <= 10000),
  -- Skills of the vocabulary that the requirements name, found when they are saved.
  skills text[] not null default '{}' check (cardinality(skills) <= 30),
  banner_url text check (char_length(banner_url) <= 2000),
  video_url text check (char_length(video_url) <= 2000),
  weekly_hours smallint check (weekly_hours between 1 and 40),
  total_hours smallint check (total_hours between 1 and 1000),
  quick_win boolean not null generated always as (coalesce(total_hours <= 24, false)) stored,
  -- Its place in the company's quest chain, once that is unlocked.
  chain_position smallint check (chain_position > 0),
  -- Kept by app_keeper from `tasks`: what anybody may know of the tasks before being accepted.
  task_count int not null default 0 check (task_count >= 0),
  task_outline jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, company_id),
  constraint active_ones_have_tasks check (status = 'inactive' or task_count > 0),
  constraint deleted_ones_are_inactive check (deleted_at is null or status = 'inactive')
);
create index initiatives_newest on initiatives (id desc) where status = 'active';
create index initiatives_of_company on initiatives (company_id, id desc) where deleted_at is null;
create unique index initiatives_chain on initiatives (company_id, chain_position)
  where chain_position is not null and deleted_at is null;

-- Work in progress of the editor; an initiative exists from its first save on.
create table initiative_drafts (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company_profiles on delete cascade,
  initiative_id uuid,
  content jsonb not null check (octet_length(content::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (initiative_id, company_id) references initiatives (id, company_id) on delete cascade
);
create unique index drafts_one_per_initiative on initiative_drafts (initiative_id) where initiative_id is not null;
create index drafts_of_company on initiative_drafts (company_id, id desc);
