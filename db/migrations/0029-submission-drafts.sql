-- What a student is writing, so that it survives a reload, a lost session and another computer. Goes with the account.
create table submission_drafts (
  student_id uuid not null references users on delete cascade references student_profiles,
  task_id uuid not null references tasks on delete cascade,
  submission_type text not null check (submission_type in ('text', 'link', 'upload')),
  -- All three are kept, so that choosing another kind loses nothing.
  work_text text not null default '' check (char_length(work_text) <= 20000),
  work_link text not null default '' check (char_length(work_link) <= 2000),
  file_id uuid references files on delete set null,
  -- Grows with every write: who has not seen the newest does not write over it.
  revision int not null default 1 check (revision > 0),
  updated_at timestamptz not null default now(),
  primary key (student_id, task_id)
);
create index submission_drafts_of_task on submission_drafts (task_id);
create index submission_drafts_of_file on submission_drafts (file_id) where file_id is not null;

-- The newest attempts of an application, one a task.
create index submissions_of_application_newest on task_submissions (application_id, id desc)
  where superseded_at is null;

-- Numbered by app_keeper when it arrives.
alter table task_submissions alter column attempt set default 1;
create index tasks_retired on tasks (initiative_id, id) where retired_at is not null;
