-- The companies that a student lets see their school and social handles. Before, every company that accepted a student
-- saw them, so those companies keep seeing them until the student turns it off.
create table shared_contacts (
  student_id uuid not null references users on delete cascade,
  company_id uuid not null references company_profiles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (student_id, company_id)
);
create index shared_contacts_of_company on shared_contacts (company_id);

alter table ties no force row level security;
alter table users no force row level security;
insert into shared_contacts (student_id, company_id)
  select student_id, company_id from ties join users on users.id = ties.student_id where stage = 'accepted';
alter table ties force row level security;
alter table users force row level security;
