-- profiles: name, username and photo -------------------------------------------------------------------------------
alter table profiles enable row level security, force row level security;

-- Prevents reading another person's profile, except of the people of a company that members' own policy shows. Companies
-- read their copy of a student's in student_cards.
create policy read on profiles for select to app_api using (
  id = (select app.person()) or (select true from members m where m.person_id = profiles.id limit 1));
-- Prevents changing another person's name, or giving a deleted person a name again.
create policy edit on profiles for update to app_api
  using (id = (select app.person()) and deleted_at is null)
  with check (id = (select app.person()) and deleted_at is null);
-- Prevents sign-up when no actor is set.
create policy sign_up on profiles for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents app_auth from reading when no actor is set.
create policy sign_in on profiles for select to app_auth using ((select app.actor()) is not null);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on profiles for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers copy a student's profile to the companies' cards, clear it when the account is deleted, and read the kind
-- of account and the photo.
create policy triggers on profiles for all to app_keeper using (true) with check (true);

grant select (id, user_type, full_name, username, photo_url, created_at, updated_at, deleted_at),
  update (full_name, username, photo_url, updated_at) on profiles to app_api;
grant select (id, user_type, full_name, username, photo_url, deleted_at, suspended_at), insert (user_type, full_name)
  on profiles to app_auth;
grant select (id, user_type, full_name, left_company_at, deleted_at, suspended_at) on profiles to app_worker;
grant select (id, user_type, full_name, username, photo_url, left_company_at, deleted_at, suspended_at, created_at),
  update (full_name, username, photo_url, left_company_at, deleted_at, suspended_at, updated_at) on profiles to app_keeper;

-- users: credentials, for app_auth only --------------------------------------------------------------------
alter table users enable row level security, force row level security;

-- Prevents reading credentials when no actor is set.
create policy sign_in on users for select to app_auth using ((select app.actor()) is not null);
-- Prevents sign-up when no actor is set.
create policy sign_up on users for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents changing credentials when no actor is set.
create policy change on users for update to app_auth
  using ((select app.actor()) is not null) with check ((select app.actor()) is not null);
-- Prevents app_worker from reading emails unless the actor is 'worker'.
create policy worker on users for select to app_worker using ((select app.actor()) = 'worker');
-- Lets security-definer functions check whether an account exists and its email is verified.
create policy triggers on users for select to app_keeper using (true);
-- Lets keeper.delete_person delete an account.
create policy delete_account on users for delete to app_keeper using (true);

grant select (id, email, password_hash, password_version, email_verified_at, company_name, is_new_signup, created_at),
  insert (id, email, password_hash, company_name, is_new_signup),
  update (password_hash, password_version, email_verified_at, is_new_signup) on users to app_auth;
-- The worker sends emails with signed links; it never sees a password hash.
grant select (id, email, email_verified_at, password_version) on users to app_worker;
grant select (id, email, email_verified_at), delete on users to app_keeper;

-- sessions ----------------------------------------------------------------------------------------------------
alter table sessions enable row level security, force row level security;

-- Prevents reading sessions when no actor is set.
create policy read on sessions for select to app_auth using ((select app.actor()) is not null);
-- Prevents starting a session when no actor is set.
create policy start on sessions for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents rotating or ending a session when no actor is set.
create policy rotate on sessions for update to app_auth
  using ((select app.actor()) is not null) with check ((select app.actor()) is not null);

-- Lets triggers end the sessions of people who leave a company.
create policy triggers on sessions for all to app_keeper using (true) with check (true);
-- Prevents the worker from seeing a session until 30 days after it ended.
create policy expired on sessions for select to app_worker using (
  (select app.actor()) = 'worker' and coalesce(ended_at, expires_at) < now() - interval '30 days');
-- Prevents the worker from deleting a session until 30 days after it ended.
create policy sweep on sessions for delete to app_worker using (
  (select app.actor()) = 'worker' and coalesce(ended_at, expires_at) < now() - interval '30 days');

grant select (id, user_id, generation, rotated_at, device, created_at, expires_at, ended_at),
  insert (user_id, device, expires_at),
  update (generation, rotated_at, ended_at) on sessions to app_auth;
grant select (id, ended_at, expires_at), delete on sessions to app_worker;
grant select (id, user_id, expires_at, ended_at), update (ended_at) on sessions to app_keeper;
