-- Events, notifications, notification settings and monthly partitions.
alter table events enable row level security, force row level security;
alter table notifications enable row level security, force row level security;

-- Prevents recording events in another account's name; only the worker reads events.
create policy record on events for insert to app_api, app_auth with check (
  (select app.actor()) is not null and actor_id is not distinct from (select app.uid()));
-- Prevents the worker from recording events in an account's name.
create policy record_work on events for insert to app_worker with check (
  (select app.actor()) = 'worker' and actor_id is null);
-- Lets security-definer functions record events.
create policy triggers on events for insert to app_keeper with check (true);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy read on events for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from relaying events unless the actor is 'worker'.
create policy relay on events for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');

grant insert (name, subject_id, actor_id) on events to app_api, app_auth, app_worker, app_keeper;
grant insert (ordered_by) on events to app_api, app_keeper;
grant select (id, name, subject_id, actor_id, person_id, part, created_at, relayed_at, trace), update (relayed_at) on events to app_worker;

-- Prevents reading another person's notifications, even of the same company.
create policy read on notifications for select to app_api using (user_id = (select app.person()));
-- Prevents marking another person's notifications as read.
create policy mark_read on notifications for update to app_api
  using (user_id = (select app.person())) with check (user_id = (select app.person()));
-- Prevents app_worker from creating notifications unless the actor is 'worker'.
create policy notify on notifications for insert to app_worker with check ((select app.actor()) = 'worker');
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on notifications for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from replacing notifications unless the actor is 'worker'.
create policy supersede on notifications for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');
-- Lets keeper.delete_person delete them with the account.
create policy triggers on notifications for all to app_keeper using (true) with check (true);

grant select (id, user_id, kind, subject_id, event_id, count, created_at, read_at, superseded_at), update (read_at)
  on notifications to app_api;
grant select (id, user_id, kind, subject_id, event_id, count, created_at, read_at, superseded_at),
  insert (user_id, kind, subject_id, event_id, count), update (read_at, superseded_at) on notifications to app_worker;
grant select (user_id, superseded_at), delete on notifications to app_keeper;

alter table notification_preferences enable row level security, force row level security;

-- Prevents reading another person's notification settings.
create policy read on notification_preferences for select to app_api using (user_id = (select app.person()));
-- Prevents creating settings for another person.
create policy choose on notification_preferences for insert to app_api with check (user_id = (select app.person()));
-- Prevents changing another person's settings.
create policy change on notification_preferences for update to app_api
  using (user_id = (select app.person())) with check (user_id = (select app.person()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on notification_preferences for select to app_worker using ((select app.actor()) = 'worker');
-- Lets a signed link in an email unsubscribe without signing in.
create policy triggers on notification_preferences for all to app_keeper using (true) with check (true);

grant select (user_id, mail, in_app_off, mail_off, push_off), insert (user_id, mail, in_app_off, mail_off, push_off),
  update (mail, in_app_off, mail_off, push_off, updated_at) on notification_preferences to app_api;
grant select (user_id, mail, in_app_off, mail_off, push_off) on notification_preferences to app_worker;
grant select (user_id, mail, mail_off), insert (user_id, mail, mail_off), update (mail, mail_off, updated_at)
  on notification_preferences to app_keeper;

set local role app_keeper;
-- For an account that is deleted, or a person who leaves a company. Superseded notifications have no index; they contain
-- only ids and are dropped with their month.
create function keeper.delete_notifications(person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  delete from notifications where user_id = person and superseded_at is null
$$;

-- Turns off emails of one kind, or all emails if the kind is null. Returns false if there is no such account.
create function keeper.unsubscribe(account uuid, kind text) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.actor() is null then return false; end if;
  insert into notification_preferences as p (user_id, mail, mail_off)
    values (account, kind is not null, array_remove(array[kind], null))
    on conflict (user_id) do update set updated_at = now(), mail = p.mail and kind is not null,
      mail_off = case when kind = any (p.mail_off) then p.mail_off else p.mail_off || array_remove(array[kind], null) end;
  return true;
exception when foreign_key_violation then return false;
end $$;
grant execute on function keeper.unsubscribe to app_api;
set local role app_owner;

-- Creates the monthly partitions up to three months ahead: from three months back on the first run, later from this
-- month. Other rows go into the default partition.
create function app.ensure_partitions() returns void security definer
  set search_path = public, pg_temp language plpgsql as $$
declare
  parent text;
  first_month timestamptz;
  month timestamptz;
  part text;
  floor_of constant text := $f$(lpad(to_hex((extract(epoch from %L::timestamptz) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid$f$;
  low uuid;
  high uuid;
begin
  foreach parent in array array['events', 'notifications', 'mail_deliveries'] loop
    first_month := date_trunc('month', now(), 'UTC');
    -- Dropped partitions must not be created again.
    if not exists (select from pg_inherits where inhparent = parent::regclass) then
      first_month := first_month - interval '3 months';
    end if;
    for month in select generate_series(first_month,
      date_trunc('month', now(), 'UTC') + interval '3 months', interval '1 month') loop
      part := parent || to_char(month at time zone 'UTC', '_YYYY_MM');
      if to_regclass(part) is null then
        execute 'select ' || format(floor_of, month) into low;
        execute 'select ' || format(floor_of, month + interval '1 month') into high;
        begin
          execute format('create table %I partition of %I for values from (%L) to (%L)', part, parent, low, high);
          execute format('alter table %I enable row level security, force row level security', part);
        exception when check_violation then
          -- The default partition already has rows of this month: they stay there.
          raise warning '% is missing', part;
        end;
      end if;
    end loop;
    if to_regclass(parent || '_rest') is null then
      execute format('create table %I partition of %I default', parent || '_rest', parent);
      execute format('alter table %I enable row level security, force row level security', parent || '_rest');
    end if;
  end loop;
end $$;

-- Drops the partitions of months that ended before a time. Gives up after 200 ms so that writers don't queue behind it.
create function app.drop_partitions(parent text, before timestamptz) returns setof text security definer
  set search_path = public, pg_temp set lock_timeout = '200ms' language plpgsql as $$
declare
  part text;
begin
  if parent not in ('events', 'notifications', 'mail_deliveries') then
    raise exception '% has no monthly partitions', parent;
  end if;
  -- The last seven days always stay.
  before := least(before, now() - interval '7 days');
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before at time zone 'UTC' loop
    execute format('drop table %I', part);
    return next part;
  end loop;
end $$;
grant execute on function app.ensure_partitions, app.drop_partitions to app_worker;
select app.ensure_partitions();
