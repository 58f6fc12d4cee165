-- A student's record of finished initiatives.
alter table record_entries enable row level security, force row level security;

-- Prevents anyone but the student from reading the record, even the company an entry is about.
create policy read on record_entries for select to app_api using (student_id = (select app.uid()));
-- Prevents changing another student's texts. What was done can't be changed at all: nobody may update those columns.
create policy reword on record_entries for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));
-- Lets keeper.copy_to_record add entries; nothing else can.
create policy triggers on record_entries for all to app_keeper using (true) with check (true);

grant select (application_id, student_id, initiative_id, company_id, company_name, initiative_name, skills, tasks, started_at,
  finished_at, resume_text, college_text), update (resume_text, college_text) on record_entries to app_api;
grant select (application_id), insert (application_id, student_id, initiative_id, company_id, company_name, initiative_name,
  skills, tasks, started_at, finished_at) on record_entries to app_keeper;
grant select (skills) on initiatives to app_keeper;
grant select (criteria) on task_submissions to app_keeper;

set local role app_keeper;
-- Copies a finished initiative with its approved tasks. What was done never changes afterward.
create function keeper.copy_to_record(application uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into record_entries (application_id, student_id, initiative_id, company_id, company_name, initiative_name, skills,
      tasks, started_at, finished_at)
    select a.id, a.student_id, a.initiative_id, a.company_id, coalesce(c.company_name, ''), i.name, i.skills,
      coalesce((select jsonb_agg(jsonb_build_object('title', t.title, 'minutes', t.minutes, 'approved_at', s.reviewed_at,
          'attempts', s.attempt, 'criteria', s.criteria) order by t.task_order, t.id)
        from task_submissions s join tasks t on t.id = s.task_id
        where s.application_id = a.id and s.status = 'approved'), '[]'),
      a.accepted_at, a.finished_at
    from initiative_applications a join initiatives i on i.id = a.initiative_id
      join company_profiles c on c.id = a.company_id
    where a.id = application
    on conflict do nothing;
end $$;

create function keeper.add_to_record() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.copy_to_record(new.id);
  return null;
end $$;
grant execute on function keeper.add_to_record to app_owner;
set local role app_owner;

create trigger recorded after update of status on initiative_applications
  for each row when (new.status = 'completed' and new.status <> old.status) execute function keeper.add_to_record();
