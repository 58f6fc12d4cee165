-- What a student tells about themselves. Companies with any tie may read it; how to reach the student
-- outside of here is a table of its own, because row level security hides rows, not columns.
create table student_profiles (
  id uuid primary key,
  user_type text not null default 'student' check (user_type = 'student'),
  grade smallint check (grade between 9 and 12),
  skills text[] not null default '{}' check (cardinality(skills) <= 30),
  experience_level text check (experience_level in ('Beginner', 'Some experience', 'Experienced')),
  weekly_hours_available smallint check (weekly_hours_available between 1 and 40),
  motivations text[] not null default '{}' check (cardinality(motivations) <= 3),
  initiative_tags text[] not null default '{}' check (cardinality(initiative_tags) <= 5),
  company_tags text[] not null default '{}' check (cardinality(company_tags) <= 5),
  updated_at timestamptz not null default now(),
  foreign key (id, user_type) references profiles (id, user_type) on delete cascade
);

create table student_contacts (
  student_id uuid primary key references student_profiles on delete cascade,
  school text check (char_length(school) <= 120),
  instagram_handle text check (char_length(instagram_handle) <= 120 and instagram_handle !~ '^@'),
  linkedin_handle text check (char_length(linkedin_handle) <= 120 and linkedin_handle !~ '^@'),
  updated_at timestamptz not null default now()
);
