-- profiles: who somebody is -------------------------------------------------------------------------------
alter table profiles enable row level security, force row level security;

-- Prevents anybody from reading another's profile. A company reads its own copy of a student's: student_cards.
create policy read on profiles for select to app_api using (id = (select app.uid()));
-- Prevents changing another's name, and giving one back to a deleted account.
create policy edit on profiles for update to app_api
  using (id = (select app.uid()) and deleted_at is null) with check (id = (select app.uid()) and deleted_at is null);
-- Prevents sign-up from running for nobody in particular.
create policy sign_up on profiles for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents reading by a statement of app_auth that forgot to say who asks.
create policy sign_in on profiles for select to app_auth using ((select app.actor()) is not null);
-- Prevents the worker from reading outside of its own door.
create policy work on profiles for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper copy a student's profile onto the cards of companies, take it away with the account, and see which kind
-- of account it is and which photo it shows.
create policy keep on profiles for all to app_keeper using (true) with check (true);

grant select (id, user_type, full_name, username, photo_url, created_at, updated_at, deleted_at),
  update (full_name, username, photo_url, updated_at) on profiles to app_api;
grant select (id, user_type, full_name, username, photo_url, deleted_at), insert (user_type, full_name)
  on profiles to app_auth;
grant select (id, user_type, full_name, deleted_at) on profiles to app_worker;
grant select (id, user_type, full_name, username, photo_url),
  update (full_name, username, photo_url, deleted_at, updated_at) on profiles to app_keeper;

-- users: credentials, for app_auth alone --------------------------------------------------------------------
alter table users enable row level security, force row level security;

-- Prevents reading credentials by a statement that forgot to say who asks.
create policy sign_in on users for select to app_auth using ((select app.actor()) is not null);
-- Prevents sign-up from running for nobody in particular.
create policy sign_up on users for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents changing credentials by a statement that forgot to say who asks.
create policy change on users for update to app_auth
  using ((select app.actor()) is not null) with check ((select app.actor()) is not null);
-- Prevents the worker from reading addresses outside of its own door.
create policy work on users for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper see whose address is verified, and who has an account.
create policy keep on users for select to app_keeper using (true);
-- Lets the keeper delete an account.
create policy go on users for delete to app_keeper using (true);

grant select (id, email, password_hash, password_version, email_verified_at, company_name, is_new_signup, created_at),
  insert (id, email, password_hash, company_name, is_new_signup),
  update (password_hash, password_version, email_verified_at, is_new_signup) on users to app_auth;
-- The worker writes to people and makes their links; it never sees a hash.
grant select (id, email, email_verified_at, password_version) on users to app_worker;
grant select (id, email_verified_at), delete on users to app_keeper;

-- sessions ----------------------------------------------------------------------------------------------------
alter table sessions enable row level security, force row level security;

-- Prevents reading sessions by a statement that forgot to say who asks.
create policy look on sessions for select to app_auth using ((select app.actor()) is not null);
-- Prevents starting a session by a statement that forgot to say who asks.
create policy start on sessions for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents turning or ending a session by a statement that forgot to say who asks.
create policy turn on sessions for update to app_auth
  using ((select app.actor()) is not null) with check ((select app.actor()) is not null);

-- Prevents the worker from seeing a session before it has been over for 30 days.
create policy over on sessions for select to app_worker using (
  (select app.actor()) = 'worker' and coalesce(ended_at, expires_at) < now() - interval '30 days');
-- Prevents the worker from sweeping a session before it has been over for 30 days.
create policy sweep on sessions for delete to app_worker using (
  (select app.actor()) = 'worker' and coalesce(ended_at, expires_at) < now() - interval '30 days');

grant select (id, user_id, generation, rotated_at, device, created_at, expires_at, ended_at),
  insert (user_id, device, expires_at),
  update (generation, rotated_at, ended_at) on sessions to app_auth;
grant select (id, ended_at, expires_at), delete on sessions to app_worker;
