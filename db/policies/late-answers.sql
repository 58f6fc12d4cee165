-- What happens when a company doesn't answer: after 21 days an application is closed (docs/decisions/0061).
grant select (unanswered_at) on initiative_applications to app_api;
grant select (expires_at, unanswered_at) on initiative_applications to app_worker;
grant select (expires_at, unanswered_at), update (expires_at, unanswered_at) on initiative_applications to app_keeper;

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
grant execute on function keeper.close_unanswered to app_worker;
set local role app_owner;
