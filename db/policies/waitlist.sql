-- Waitlist entries.
alter table waitlist_entries enable row level security, force row level security;

-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on waitlist_entries for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the functions below add and remove an email; visitors can add one but never read any.
create policy triggers on waitlist_entries for all to app_keeper using (true) with check (true);

grant select (id, email, pilot_interest) on waitlist_entries to app_worker;
-- The functions in desk-prospects.sql show entries to operators.
grant select (id, email, pilot_interest, created_at, updated_at), insert (email, pilot_interest),
  update (pilot_interest, updated_at), delete on waitlist_entries to app_keeper;

set local role app_keeper;
-- Joining again updates the choice and succeeds. Returns only the id, for the receipt, or null when no actor is set.
create function keeper.join_waitlist(address text, pilot boolean) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  insert into waitlist_entries (email, pilot_interest) select lower(address), pilot where app.actor() is not null
    on conflict (email) do update set pilot_interest = excluded.pilot_interest, updated_at = now()
    returning id
$$;

-- For the link in the receipt, which contains the entry's id. Deletes the row.
create function keeper.leave_waitlist(entry uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  with gone as (delete from waitlist_entries where id = entry and app.actor() is not null returning id)
  select exists (select from gone)
$$;
grant execute on function keeper.join_waitlist, keeper.leave_waitlist to app_api;
set local role app_owner;
