-- Applying, and what the lists of both sides are ordered and searched by.
alter table initiative_applications
  -- The name that a browser gives to what it is about to send: a repeat finds the first.
  add column client_id uuid not null default gen_random_uuid(),
  -- What the student said to have for this one.
  add column confirmed_hours smallint check (confirmed_hours between 1 and 40),
  -- Kept by app_keeper: a task waits for the student's next attempt.
  add column needs_revision boolean not null default false,
  -- Kept by app_keeper, folded: by code point, so that names beginning with something are one range.
  add column student_name text collate "C" not null default '',
  add column student_surname text collate "C" not null default '';
create unique index applications_sent_once on initiative_applications (student_id, client_id);

update initiative_applications a set
  student_name = coalesce(lower(trim(p.full_name)), ''),
  student_surname = coalesce(lower(substring(trim(p.full_name) from '\S+$')), ''),
  needs_revision = exists (select from task_submissions s join tasks t on t.id = s.task_id
    where s.application_id = a.id and s.status = 'needs_revision' and s.superseded_at is null and t.retired_at is null)
  from profiles p where p.id = a.student_id;

create index applications_in_progress on initiative_applications (student_id, needs_revision desc, id desc)
  where status = 'accepted';
create index applications_of_student_by_status on initiative_applications (student_id, status, id desc);
create index applications_closed on initiative_applications (student_id, id desc)
  where status in ('rejected', 'withdrawn', 'ended');
create index applications_of_initiative_newest on initiative_applications (initiative_id, id desc)
  where status <> 'withdrawn';
create index active_students_by_name on initiative_applications (company_id, student_name, id)
  where status in ('accepted', 'completed');
create index active_students_by_surname on initiative_applications (company_id, student_surname, id)
  where status in ('accepted', 'completed');
create index active_students_by_tasks on initiative_applications (company_id, tasks_approved desc, id desc)
  where status in ('accepted', 'completed');
