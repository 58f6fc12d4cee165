-- What happens when a company doesn't answer: it gets one nudge when the promised time has passed, and after 21 days an
-- application is closed (docs/decisions/0061).
grant select (unanswered_at) on initiative_applications to app_api;
grant select (answer_by, expires_at, unanswered_at, nudged_at) on initiative_applications to app_worker;
grant select (expires_at, unanswered_at, nudged_at), update (expires_at, unanswered_at, nudged_at)
  on initiative_applications to app_keeper;
grant select (answer_by, nudged_at) on task_submissions to app_worker;
grant select (nudged_at), update (nudged_at) on task_submissions to app_keeper;

set local role app_keeper;
-- Closes an application that nobody answered, and records its event. Returns false if there is nothing to close anymore: the
-- company or the student was first, or the company has decided and can still undo it. Decisions lock the application, too, so
-- the second statement sees one that was made at the same moment.
create function keeper.close_unanswered(application uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.actor() is distinct from 'worker' then return false; end if;
  perform from initiative_applications where id = application for update;
  update initiative_applications set status = 'ended', unanswered_at = now()
    where id = application and status = 'pending' and expires_at <= now()
      and not exists (select from held_decisions where subject_id = application);
  if not found then return false; end if;
  insert into events (name, subject_id) values ('application.unanswered', application);
  return true;
end $$;

-- Records the one nudge about an application or submission whose promised time has passed. Returns false if there was one
-- before, or it isn't late anymore.
create function keeper.nudge(subject uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  company uuid;
begin
  if app.actor() is distinct from 'worker' or exists (select from held_decisions where subject_id = subject)
  then return false; end if;
  update initiative_applications set nudged_at = now()
    where id = subject and answer_by <= now() and nudged_at is null returning company_id into company;
  if not found then
    update task_submissions set nudged_at = now()
      where id = subject and answer_by <= now() and nudged_at is null returning company_id into company;
  end if;
  if not found then return false; end if;
  -- In the order of the company, so that one email has all of a run.
  insert into events (name, subject_id, ordered_by) values ('answer.late', subject, company);
  return true;
end $$;
grant execute on function keeper.close_unanswered, keeper.nudge to app_worker;
set local role app_owner;
