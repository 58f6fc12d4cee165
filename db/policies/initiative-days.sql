-- What happened with an initiative on each day, as numbers. Triggers count bookmarks and applications, and API processes
-- add views in batches (docs/decisions/0055).
alter table initiative_days enable row level security, force row level security;

-- Prevents others from learning how an initiative is doing.
create policy read on initiative_days for select to app_api using (company_id = (select app.uid()));
-- Lets triggers and keeper.add_views count; nothing else can.
create policy triggers on initiative_days for all to app_keeper using (true) with check (true);

grant select (initiative_id, company_id, day, views, saves, applications, accepted, finished)
  on initiative_days to app_api;
grant select (initiative_id, day, views, saves, applications, accepted, finished),
  insert (initiative_id, company_id, day, views, saves, applications, accepted, finished),
  update (views, saves, applications, accepted, finished) on initiative_days to app_keeper;

set local role app_keeper;
create function keeper.day_of(at timestamptz) returns date immutable parallel safe
  set search_path = pg_catalog language sql as $$ select (at at time zone 'UTC')::date $$;

-- What one application adds to which days. The company doesn't see it while it is withdrawn or waits for a guardian.
create function keeper.days_of_application(a initiative_applications)
  returns table (day date, applications int, accepted int, finished int) immutable
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select keeper.day_of(a.applied_at), 1, 0, 0 where a.status <> 'withdrawn' and not a.waiting_for_guardian
  union all select keeper.day_of(a.accepted_at), 0, 1, 0 where a.accepted_at is not null
  union all select keeper.day_of(a.finished_at), 0, 0, 1 where a.status = 'completed' and a.finished_at is not null
$$;

-- Adds the difference that a change of one application makes. On insert, old is null; on delete, new is.
create function keeper.count_application_days() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into initiative_days as d (initiative_id, company_id, day, applications, accepted, finished)
    select coalesce(new.initiative_id, old.initiative_id), coalesce(new.company_id, old.company_id), c.day,
      sum(c.sign * c.applications), sum(c.sign * c.accepted), sum(c.sign * c.finished)
    from (select 1 as sign, n.* from keeper.days_of_application(new) n
      union all select -1, o.* from keeper.days_of_application(old) o) c
    group by c.day
    having sum(c.sign * c.applications) <> 0 or sum(c.sign * c.accepted) <> 0 or sum(c.sign * c.finished) <> 0
    order by c.day
    on conflict (initiative_id, day) do update set applications = d.applications + excluded.applications,
      accepted = d.accepted + excluded.accepted, finished = d.finished + excluded.finished;
  return null;
end $$;

-- A bookmark that is removed no longer counts on the day it was made, so that nobody can count twice. The key has the time.
create function keeper.count_bookmark() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into initiative_days as d (initiative_id, company_id, day, saves)
    select i.id, i.company_id, keeper.day_of(uuid_extract_timestamp(coalesce(new.id, old.id))),
      case tg_op when 'INSERT' then 1 else -1 end
    from initiatives i where i.id = coalesce(new.initiative_id, old.initiative_id)
    on conflict (initiative_id, day) do update set saves = d.saves + excluded.saves;
  return null;
end $$;

-- Adds views of today, which an API process has collected. Only initiatives that students can find have any. In the order
-- of the key, like keeper.lock_counts_of_student, so that the two can't block each other.
create function keeper.add_views(initiative_ids uuid[], counts int[]) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.actor() is distinct from 'anonymous' then return; end if;
  insert into initiative_days as d (initiative_id, company_id, day, views)
    select i.id, i.company_id, keeper.day_of(now()), v.count
    from unnest(initiative_ids, counts) as v (id, count) join initiatives i on i.id = v.id
    where i.status = 'active' and i.listed and v.count > 0
    order by i.id
    on conflict (initiative_id, day) do update set views = d.views + excluded.views;
end $$;

grant execute on function keeper.count_application_days, keeper.count_bookmark to app_owner;
grant execute on function keeper.add_views to app_api;
set local role app_owner;

create trigger counted_by_day
  after insert or delete or update of status, waiting_for_guardian, applied_at, accepted_at, finished_at
  on initiative_applications
  for each row execute function keeper.count_application_days();
create trigger counted_by_day after insert or delete on bookmarks
  for each row execute function keeper.count_bookmark();
