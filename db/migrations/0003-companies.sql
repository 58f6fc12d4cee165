create table company_profiles (
  id uuid primary key,
  user_type text not null default 'company' check (user_type = 'company'),
  -- Empty until the company names itself; until then nothing of it can be activated.
  company_name text check (char_length(trim(company_name)) between 1 and 120),
  website text check (char_length(website) <= 2000),
  description text check (char_length(description) <= 10000),
  mission text check (char_length(mission) <= 10000),
  industry text[] not null default '{}' check (cardinality(industry) <= 5),
  banner_url text check (char_length(banner_url) <= 2000),
  logo_url text check (char_length(logo_url) <= 2000),
  video_url text check (char_length(video_url) <= 2000),
  instagram_handle text check (char_length(instagram_handle) <= 120 and instagram_handle !~ '^@'),
  -- Kept by app_keeper: how many of its initiatives are active.
  open_initiatives int not null default 0 check (open_initiatives >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (id, user_type) references profiles (id, user_type) on delete cascade
);
create index companies_newest on company_profiles (id desc) where company_name is not null;
create index companies_open on company_profiles (id desc) where open_initiatives > 0;

-- Counted by app_keeper in the transaction that creates an initiative.
create table company_onboarding_requirements (
  company_id uuid primary key references company_profiles on delete cascade,
  total_initiatives_created int not null default 0 check (total_initiatives_created >= 0),
  onboarding_completed boolean not null generated always as (total_initiatives_created >= 3) stored
);
