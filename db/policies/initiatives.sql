-- Initiatives and their drafts.
alter table initiatives enable row level security, force row level security;
alter table initiative_drafts enable row level security, force row level security;

-- Prevents anyone but the company from seeing inactive initiatives and those of companies that aren't verified or are
-- suspended, and students from seeing those of companies they blocked. Students keep seeing those they applied to, as part of their history, and saved ones that are paused. A
-- deleted initiative is hidden from its company.
create policy read on initiatives for select to app_api using (
  company_id = (select app.uid()) and deleted_at is null
  or listed and (status = 'active' and (select app.actor()) is not null
    or deleted_at is null and (select true from bookmarks b
      where b.student_id = (select app.uid()) and b.initiative_id = initiatives.id))
  and company_id <> all (array(select b.company_id from blocks b where b.student_id = (select app.uid())))
  or (select true from initiative_applications a
    where a.student_id = (select app.uid()) and a.initiative_id = initiatives.id));
-- Prevents creating initiatives in another company's name, or for a deleted account.
create policy create_own on initiatives for insert to app_api with check (
  company_id = (select app.uid()) and status = 'inactive' and (select keeper.has_account()));
-- Prevents changing or activating another company's initiative, and activating with an unverified email.
create policy edit on initiatives for update to app_api
  using (company_id = (select app.uid()) and deleted_at is null)
  with check (company_id = (select app.uid()) and (status = 'inactive' or (select keeper.is_verified())));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on initiatives for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers update task_count and task_outline, and read what they index.
create policy triggers on initiatives for all to app_keeper using (true) with check (true);

grant select (id, company_id, client_id, name, description, commission, tags, status, overview, requirements, benefits,
    goals, skills, banner_url, video_url, weekly_hours, total_hours, quick_win, chain_position, task_count, task_outline,
    created_at, created_by, updated_at, updated_by, deleted_at, company_was, listed, reward_amount, reward_currency,
    reward_per, places, apply_by, starts_on, closes_at),
  insert (company_id, client_id, name, description, commission, tags, overview, requirements, benefits, goals, skills,
    banner_url, video_url, weekly_hours, total_hours, reward_amount, reward_currency, reward_per, places, apply_by, starts_on),
  update (name, description, commission, tags, status, overview, requirements, benefits, goals, skills,
    banner_url, video_url, weekly_hours, total_hours, reward_amount, reward_currency, reward_per, places, apply_by,
    starts_on, chain_position, updated_at) on initiatives to app_api;
grant select (id, company_id, name, status, deleted_at, company_was, taken_down_for) on initiatives to app_worker;
grant select (id, company_id, name, description, tags, status, banner_url, quick_win, weekly_hours, task_count,
    deleted_at, listed, taken_down_for, reward_amount, reward_currency, reward_per, places, apply_by, closes_at, closing),
  update (status, listed, task_count, task_outline, banner_url, video_url, deleted_at, company_was, taken_down_for,
    apply_by, closing)
  on initiatives to app_keeper;

-- Prevents reading the draft of another company or another person.
create policy read on initiative_drafts for select to app_api using (
  company_id = (select app.uid()) and person_id = (select app.person()));
-- Prevents writing a draft in another company's name, or for a deleted account.
create policy write on initiative_drafts for insert to app_api with check (
  company_id = (select app.uid()) and (select keeper.has_account()));
-- Prevents changing the draft of another company or another person.
create policy edit on initiative_drafts for update to app_api
  using (company_id = (select app.uid()) and person_id = (select app.person()))
  with check (company_id = (select app.uid()));
-- Prevents discarding the draft of another company or another person.
create policy discard on initiative_drafts for delete to app_api using (
  company_id = (select app.uid()) and person_id = (select app.person()));
-- Lets the file cleanup see whether a draft uses an image, drafts pass to an owner, and deletions include drafts.
create policy triggers on initiative_drafts for all to app_keeper using (true) with check (true);

grant select (id, company_id, person_id, client_id, initiative_id, content, created_at, updated_at),
  insert (company_id, client_id, initiative_id, content), update (initiative_id, content, updated_at)
  on initiative_drafts to app_api;
grant delete on initiative_drafts to app_api;

-- Prevents the worker from seeing a draft that was changed within a year.
create policy expired on initiative_drafts for select to app_worker using (
  (select app.actor()) = 'worker' and updated_at < now() - interval '365 days');
-- Prevents the worker from deleting a draft that was changed within a year.
create policy sweep on initiative_drafts for delete to app_worker using (
  (select app.actor()) = 'worker' and updated_at < now() - interval '365 days');
grant select (id, updated_at), delete on initiative_drafts to app_worker;
grant select (company_id, person_id, initiative_id, client_id, content),
  update (person_id, initiative_id, client_id, content), delete on initiative_drafts to app_keeper;

set local role app_keeper;
-- Tells a company that operators took its initiative down, and why. Everything else about it is hidden like a deleted one.
create function keeper.find_takedown(initiative uuid)
  returns table (id uuid, name text, reason text, taken_down_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select i.id, i.name, i.taken_down_for, i.deleted_at from initiatives i
    where i.id = initiative and i.company_id = app.uid() and i.taken_down_for is not null
$$;
-- The name of an initiative that the company deleted, for what remains of it, such as rewards. Companies can't read another
-- company's.
create function keeper.name_of_deleted(initiative uuid) returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select i.name from public.initiatives i
    where i.id = initiative and i.company_id = app.uid() and i.deleted_at is not null);
grant execute on function keeper.find_takedown, keeper.name_of_deleted to app_api;

-- Updates the onboarding count, the company's number of open initiatives and the search terms, and records the change.
create function keeper.initiative_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  opened int := (new.status = 'active')::int - (tg_op = 'UPDATE' and old.status = 'active')::int;
begin
  if tg_op = 'INSERT' then
    insert into company_onboarding_requirements as r (company_id, total_initiatives_created) values (new.company_id, 1)
      on conflict (company_id) do update set total_initiatives_created = r.total_initiatives_created + 1;
  end if;
  if new.quick_win then
    update company_onboarding_requirements set created_quick_win = true
      where company_id = new.company_id and not created_quick_win;
  end if;
  if opened <> 0 then
    update company_profiles set open_initiatives = open_initiatives + opened where id = new.company_id;
  end if;
  perform keeper.index_initiative(new.id);
  return null;
end $$;

-- Students see an initiative only with its company. The company's row is locked, so that a change of it isn't missed.
create function keeper.initiative_created() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform from company_profiles where id = new.company_id for key share;
  new.listed := keeper.is_listed(new.company_id);
  return new;
end $$;

-- Records who saved the version that updated_at names.
create function keeper.initiative_saved() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.updated_by := app.person();
  return new;
end $$;
grant execute on function keeper.initiative_changed, keeper.initiative_created, keeper.initiative_saved to app_owner;

-- Ends open applications of a deleted initiative in batches, ordered by id: there can be thousands, and each takes a
-- millisecond and a lock. Returns how many it ended.
create function keeper.end_open_applications(initiative uuid, after uuid, max_rows int) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  ended int;
begin
  update initiative_applications set status = 'ended' where id in (
    select a.id from initiative_applications a join initiatives i on i.id = a.initiative_id
    where a.initiative_id = initiative and a.status in ('pending', 'accepted') and i.deleted_at is not null
      and (after is null or a.id > after)
    order by a.id limit max_rows);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Deletes the actor's initiative and ends up to 100 of its applications; the worker ends the rest while it notifies the
-- students. A security definer, because a company can't write a row that it no longer sees. Returns false if there was
-- none.
create function keeper.delete_initiative(initiative uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update initiatives set status = 'inactive', deleted_at = now()
    where id = initiative and company_id = app.uid() and deleted_at is null;
  if not found then return false; end if;
  delete from initiative_drafts where initiative_id = initiative;
  perform keeper.end_open_applications(initiative, null, 100);
  return true;
end $$;
grant execute on function keeper.end_open_applications to app_worker;
grant execute on function keeper.delete_initiative to app_api;
set local role app_owner;

create trigger created before insert on initiatives for each row execute function keeper.initiative_created();
create trigger saved before update of updated_at on initiatives
  for each row execute function keeper.initiative_saved();
create trigger changed after insert or update of name, description, tags, skills, status, weekly_hours, total_hours,
  places, apply_by, closing on initiatives for each row execute function keeper.initiative_changed();
