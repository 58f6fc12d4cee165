-- The companies that a student has blocked.
create table blocks (
  student_id uuid not null references student_profiles on delete cascade,
  company_id uuid not null references company_profiles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (student_id, company_id)
);
create index blocks_of_company on blocks (company_id);
