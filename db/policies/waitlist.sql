alter table waitlist_entries enable row level security, force row level security;

-- Prevents the worker from reading outside of its own door.
create policy work on waitlist_entries for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper note an address and take it off; visitors can add one, never read any.
create policy keep on waitlist_entries for all to app_keeper using (true) with check (true);

grant select (id, email, pilot_interest) on waitlist_entries to app_worker;
-- The export reads as the keeper.
grant select (id, email, pilot_interest, created_at, updated_at), insert (email, pilot_interest),
  update (pilot_interest, updated_at), delete on waitlist_entries to app_keeper;

set local role app_keeper;
-- Asking again changes the choice and is a success. Returns the id alone, for the receipt; nothing to a statement
-- that forgot to say who asks.
create function keeper.join_waitlist(address text, pilot boolean) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  insert into waitlist_entries (email, pilot_interest) select lower(address), pilot where app.actor() is not null
    on conflict (email) do update set pilot_interest = excluded.pilot_interest, updated_at = now()
    returning id
$$;

-- For whoever has the link of a receipt, which names the entry. The row is gone, not marked.
create function keeper.leave_waitlist(entry uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  with gone as (delete from waitlist_entries where id = entry and app.actor() is not null returning id)
  select exists (select from gone)
$$;
grant execute on function keeper.join_waitlist, keeper.leave_waitlist to app_api;
set local role app_owner;
