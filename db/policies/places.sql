-- The places of an initiative, its deadline, and the time zone in which the deadline ends.
set local role app_keeper;
-- Why students can't apply although the initiative is active, as an error code. Null if they can. Acceptances that can
-- still be undone don't count: nobody may learn of them.
create function keeper.why_closed(initiative uuid) returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select case when i.closes_at <= now() then 'deadline_passed'
      when i.places <= t.working + t.finished then 'places_taken' end
    from public.initiatives i left join public.initiative_totals t on t.initiative_id = i.id
    where i.id = initiative and i.status = 'active' and i.listed);

-- How many places students see as free. Null without a number of places.
create function keeper.places_left(initiative uuid) returns int stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select greatest(0, i.places - coalesce(t.working + t.finished, 0))
    from public.initiatives i left join public.initiative_totals t on t.initiative_id = i.id
    where i.id = initiative and i.places is not null);
grant execute on function keeper.why_closed, keeper.places_left to app_api;

-- Refuses more acceptances than places. The caller has just changed the totals, so it holds their lock.
create function keeper.require_place(initiative uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if exists (select from initiatives i join initiative_totals t on t.initiative_id = i.id
    where i.id = initiative and t.working + t.finished + t.held > i.places)
  then perform app.refuse('places_taken'); end if;
end $$;

-- Refuses fewer places than are taken. Locks the totals, so that nobody is accepted at the same moment.
create function keeper.change_places() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  taken int;
begin
  select working + finished + held into taken from initiative_totals where initiative_id = new.id for update;
  if taken > new.places then perform app.refuse('places_below_taken'); end if;
  return new;
end $$;

-- The deadline ends with the day in the company's time zone. Its row is locked, so that a change of the time zone isn't
-- missed.
create function keeper.set_deadline() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  zone text;
begin
  if new.apply_by is not null then
    select coalesce(time_zone, 'UTC') into zone from company_profiles where id = new.company_id for share;
  end if;
  new.closes_at := (new.apply_by + 1)::timestamp at time zone zone;
  new.closing := new.apply_by is not null;
  return new;
end $$;

-- Refuses a time zone that the database doesn't know.
create function keeper.check_time_zone() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  perform app.refuse('time_zone_unknown');
end $$;

-- All deadlines of the company end in its new time zone.
create function keeper.move_deadlines() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update initiatives set apply_by = apply_by where company_id = new.id and apply_by is not null and deleted_at is null;
  return null;
end $$;
grant execute on function keeper.change_places, keeper.set_deadline, keeper.check_time_zone, keeper.move_deadlines
  to app_owner;

-- Removes up to `max_rows` initiatives whose deadline has passed from all lists. Returns how many there were.
create function keeper.close_applications(max_rows int) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  closed int;
begin
  update initiatives set closing = false where id in (
    select id from initiatives where closing and closes_at <= now() and app.actor() = 'worker'
    order by closes_at limit max_rows for no key update skip locked);
  get diagnostics closed = row_count;
  return closed;
end $$;
grant execute on function keeper.close_applications to app_worker;
set local role app_owner;

create trigger dated before insert or update of apply_by on initiatives
  for each row execute function keeper.set_deadline();
create trigger placed before update of places on initiatives
  for each row when (new.places is distinct from old.places) execute function keeper.change_places();
create trigger zoned before insert or update of time_zone on company_profiles
  for each row execute function keeper.check_time_zone();
create trigger moved after update of time_zone on company_profiles
  for each row when (new.time_zone is distinct from old.time_zone) execute function keeper.move_deadlines();
