-- Notifications on devices.
alter table push_subscriptions enable row level security, force row level security;

-- Prevents seeing the subscriptions of another person.
create policy read on push_subscriptions for select to app_auth using (person_id = (select app.person()));
-- Prevents ending the subscriptions of another person.
create policy stop on push_subscriptions for delete to app_auth using (person_id = (select app.person()));
-- Prevents app_worker from reading unless the actor is 'worker', and from sending to a session that has expired.
create policy send on push_subscriptions for select to app_worker using (
  (select app.actor()) = 'worker' and expires_at > now());
-- Prevents app_worker from deleting subscriptions unless the actor is 'worker'.
create policy expire on push_subscriptions for delete to app_worker using ((select app.actor()) = 'worker');
-- Lets the functions below replace and end subscriptions.
create policy triggers on push_subscriptions for all to app_keeper using (true) with check (true);

grant select (session_id, person_id), delete on push_subscriptions to app_auth;
grant select (session_id, person_id, endpoint, p256dh, auth, expires_at), delete on push_subscriptions to app_worker;
grant select (session_id, endpoint), insert (session_id, person_id, endpoint, p256dh, auth, expires_at), delete
  on push_subscriptions to app_keeper;

set local role app_keeper;
-- For a session of the person that is still going. A browser has one address for everyone who signs in, so it also replaces
-- what someone else left there.
create function keeper.subscribe_push(session uuid, address text, p256dh text, auth text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  until timestamptz;
begin
  -- Locked, so that it can't end before the subscription is there to end with it.
  select expires_at into until from sessions
    where id = session and user_id = app.person() and ended_at is null and expires_at > now() for share;
  if until is null then perform app.refuse('session_ended'); end if;
  delete from push_subscriptions where session_id = session or endpoint = address;
  insert into push_subscriptions (session_id, person_id, endpoint, p256dh, auth, expires_at)
    values (session, app.person(), address, p256dh, auth, until);
end $$;
grant execute on function keeper.subscribe_push to app_auth;

create function keeper.session_ended() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
grant execute on function keeper.session_ended to app_owner;
set local role app_owner;

-- It is only ever set.
create trigger push_ended after update of ended_at on sessions for each row execute function keeper.session_ended();
