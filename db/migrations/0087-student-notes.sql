-- What a company's team notes about a student. Deleted when nothing is open between the two anymore.
create table student_notes (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  -- Who wrote it.
  person_id uuid not null default nullif(current_setting('app.person', true), '')::uuid references profiles,
  client_id uuid not null default gen_random_uuid(),
  content text not null check (char_length(trim(content)) > 0 and char_length(content) <= 2000),
  created_at timestamptz not null default now(),
  foreign key (company_id, student_id) references ties (company_id, student_id) on delete cascade,
  constraint notes_are_saved_once unique (company_id, client_id)
);
create index notes_of_pair on student_notes (company_id, student_id, id desc);
create index notes_of_company on student_notes (company_id, id desc);
create index notes_of_student on student_notes (student_id, id desc);
