-- A stored object. `pending` until the worker has looked inside; nothing is served before.
create table files (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references profiles,
  -- The one other account that may read it: set when the file is handed in.
  company_id uuid references company_profiles,
  purpose text not null check (purpose in ('photo', 'logo', 'banner', 'submission')),
  status text not null default 'pending' check (status in ('pending', 'ready', 'refused')),
  original_name text not null check (char_length(original_name) between 1 and 255),
  media_type text not null check (char_length(media_type) <= 120),
  byte_size bigint not null check (byte_size between 0 and 104857600),
  object_key text not null unique,
  created_at timestamptz not null default now()
);
create index files_of_owner on files (owner_id, id desc);

-- Every attempt is a row and stays; the newest attempt of a task is its state.
create table task_submissions (
  id uuid primary key default uuidv7(),
  application_id uuid not null,
  student_id uuid not null,
  initiative_id uuid not null,
  company_id uuid not null,
  task_id uuid not null,
  client_id uuid not null,
  attempt int not null check (attempt > 0),
  submission_type text not null default 'text' check (submission_type in ('text', 'link', 'upload')),
  content text check (char_length(content) <= 20000),
  file_id uuid references files,
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'approved', 'needs_revision')),
  feedback text check (char_length(feedback) <= 5000),
  completed_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid references company_profiles,
  -- It has left every queue: a newer attempt took its place, or the collaboration ended before it was decided.
  superseded_at timestamptz,
  unique (student_id, task_id, attempt),
  unique (student_id, client_id),
  foreign key (application_id, student_id, initiative_id, company_id)
    references initiative_applications (id, student_id, initiative_id, company_id),
  foreign key (task_id, initiative_id) references tasks (id, initiative_id),
  constraint work_fits_its_type check (
    case submission_type when 'upload' then file_id is not null and content is null
      else content is not null and file_id is null end),
  constraint reviews_have_a_time check (status = 'pending' or reviewed_at is not null),
  constraint revisions_have_feedback check (status <> 'needs_revision' or coalesce(trim(feedback), '') <> '')
);
create unique index submissions_newest on task_submissions (student_id, task_id) where superseded_at is null;
create unique index submissions_credited_once on task_submissions (student_id, task_id) where status = 'approved';
create index submissions_of_application on task_submissions (application_id, id desc);
-- Oldest first: the review queue of a company.
create index submissions_waiting on task_submissions (company_id, id) where status = 'pending' and superseded_at is null;
create index submissions_of_company on task_submissions (company_id, id desc) where superseded_at is null;
create index submissions_of_task on task_submissions (task_id);
-- A file is handed in once, so that it never opens to a second company.
create unique index submissions_of_file on task_submissions (file_id) where file_id is not null;
