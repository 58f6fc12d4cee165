-- Tasks of initiatives.
alter table tasks enable row level security, force row level security;

-- Prevents students from reading tasks before they are accepted and what a company writes into one after they left, and
-- companies from reading another company's tasks.
create policy read on tasks for select to app_api using (
  company_id = (select app.uid())
  or (select a.accepted_at is not null
      and tasks.updated_at <= coalesce(case a.status when 'ended' then a.finished_at end, a.left_at, 'infinity')
    from initiative_applications a
    where a.student_id = (select app.uid()) and a.initiative_id = tasks.initiative_id));
-- Prevents adding tasks to another company's initiative.
create policy write on tasks for insert to app_api with check (company_id = (select app.uid()));
-- Prevents changing another company's task.
create policy edit on tasks for update to app_api
  using (company_id = (select app.uid())) with check (company_id = (select app.uid()));
-- Prevents deleting another company's task, and any task with submissions.
create policy discard on tasks for delete to app_api using (
  company_id = (select app.uid()) and not keeper.has_submissions(id));
-- Lets triggers copy the outline and count progress.
create policy triggers on tasks for select to app_keeper using (true);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on tasks for select to app_worker using ((select app.actor()) = 'worker');

grant select (id, initiative_id, company_id, title, instructions, task_order, allowed_types, minutes, resources, criteria,
    created_at, updated_at, retired_at),
  insert (initiative_id, company_id, title, instructions, task_order, allowed_types, minutes, resources, criteria),
  update (title, instructions, task_order, allowed_types, minutes, resources, criteria, retired_at)
  on tasks to app_api;
grant delete on tasks to app_api;
grant select (id, initiative_id, title, task_order, minutes, allowed_types, criteria, retired_at) on tasks to app_keeper;
grant select (id, initiative_id, title) on tasks to app_worker;

set local role app_keeper;
-- Copies titles and minutes to the initiative, because students can see those before they are accepted.
create function keeper.refresh_outline(initiative uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  update initiatives set (task_count, task_outline) = (
    select count(*), coalesce(jsonb_agg(jsonb_build_object('title', title, 'minutes', minutes) order by task_order), '[]')
    from tasks where initiative_id = initiative and retired_at is null)
  where id = initiative
$$;

create function keeper.task_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  task record := coalesce(new, old);
begin
  perform keeper.refresh_outline(task.initiative_id);
  -- Retired and deleted tasks no longer count for the students working on the initiative.
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and (new.retired_at is null) <> (old.retired_at is null) then
    perform keeper.refresh_progress(a.id) from initiative_applications a
      where a.initiative_id = task.initiative_id and a.status = 'accepted';
  end if;
  return null;
end $$;

-- Records when a student who left could no longer have read it. A retired task says the same as before.
create function keeper.task_written() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
grant execute on function keeper.task_changed, keeper.task_written to app_owner;
set local role app_owner;

create trigger changed after insert or delete or update of title, minutes, task_order, retired_at on tasks
  for each row execute function keeper.task_changed();
create trigger written before update of title, instructions, resources, criteria on tasks
  for each row when ((new.title, new.instructions, new.resources, new.criteria)
    is distinct from (old.title, old.instructions, old.resources, old.criteria)) execute function keeper.task_written();
