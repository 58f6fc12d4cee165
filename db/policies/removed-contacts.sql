-- What companies wrote before contact details in it were replaced.
alter table removed_contacts enable row level security, force row level security;

-- Prevents recording something in another company's name. Nobody but operators can read it, not even its author.
create policy record on removed_contacts for insert to app_api with check (company_id = (select app.uid()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on removed_contacts for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from deleting evidence until a year after it was closed.
create policy sweep on removed_contacts for delete to app_worker using (
  (select app.actor()) = 'worker' and closed_at < now() - interval '365 days');

grant insert (place, subject_id, company_id, student_id, original, found) on removed_contacts to app_api;
grant select (id, closed_at), delete on removed_contacts to app_worker;

set local role app_keeper;
-- Fills in who wrote it. Not a security definer: companies can read their own names.
create function keeper.prepare_removed_contact() returns trigger
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.person_id := app.person();
  new.company_name := (select company_name from company_profiles where id = new.company_id);
  new.person_name := (select full_name from profiles where id = new.person_id);
  return new;
end $$;
grant execute on function keeper.prepare_removed_contact to app_owner;
set local role app_owner;

-- Without an actor the writer is a superuser: a restore.
create trigger prepare before insert on removed_contacts
  for each row when (app.actor() is not null) execute function keeper.prepare_removed_contact();
