-- A student's record: what they finished, copied when it is finished. Afterward companies rename, change and delete their
-- initiatives and tasks, and what the student did stays as it was. Maintained by app_keeper, deleted with the student.
create table record_entries (
  application_id uuid primary key,
  student_id uuid not null references users on delete cascade,
  initiative_id uuid not null,
  company_id uuid not null,
  company_name text not null,
  initiative_name text not null,
  skills text[] not null,
  -- The approved tasks in order, as [{"title": …, "minutes": …, "approved_at": …, "attempts": …, "criteria": […]}].
  tasks jsonb not null check (jsonb_typeof(tasks) = 'array'),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  foreign key (application_id, student_id, initiative_id, company_id)
    references initiative_applications (id, student_id, initiative_id, company_id)
);
create index record_of_student on record_entries (student_id, finished_at desc, application_id);

-- What was finished before.
alter table initiative_applications no force row level security;
alter table initiatives no force row level security;
alter table company_profiles no force row level security;
alter table task_submissions no force row level security;
alter table tasks no force row level security;
alter table users no force row level security;
insert into record_entries (application_id, student_id, initiative_id, company_id, company_name, initiative_name, skills,
    tasks, started_at, finished_at)
  select a.id, a.student_id, a.initiative_id, a.company_id, coalesce(c.company_name, i.company_was, ''), i.name, i.skills,
    coalesce((select jsonb_agg(jsonb_build_object('title', t.title, 'minutes', t.minutes, 'approved_at', s.reviewed_at,
        'attempts', s.attempt, 'criteria', s.criteria) order by t.task_order, t.id)
      from task_submissions s join tasks t on t.id = s.task_id
      where s.application_id = a.id and s.status = 'approved'), '[]'),
    a.accepted_at, a.finished_at
  from initiative_applications a join initiatives i on i.id = a.initiative_id
    join company_profiles c on c.id = a.company_id join users u on u.id = a.student_id
  where a.status = 'completed' and a.finished_at is not null;
alter table initiative_applications force row level security;
alter table initiatives force row level security;
alter table company_profiles force row level security;
alter table task_submissions force row level security;
alter table tasks force row level security;
alter table users force row level security;
