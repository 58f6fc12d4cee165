-- Who is asking. Unset is nobody and reads nothing; 'anonymous' is somebody without an id; the worker
-- calls itself 'worker', which means something to the policies of app_worker alone.
create schema app;
create schema keeper authorization app_keeper;
grant usage on schema app to app_keeper, app_api, app_auth, app_worker;
-- A new function may be called by nobody until it says by whom.
alter default privileges for role app_owner revoke execute on functions from public;
set local role app_keeper;
grant usage on schema keeper to app_owner, app_api, app_auth, app_worker;
alter default privileges for role app_keeper revoke execute on functions from public;
set local role app_owner;

create function app.actor() returns text stable parallel safe language sql
  return nullif(current_setting('app.actor', true), '');

create function app.uid() returns uuid stable parallel safe language sql
  return case when app.actor() not in ('anonymous', 'worker') then app.actor()::uuid end;

-- For triggers: refuses in the words of the contract's error table.
create function app.refuse(code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'QL000', message = code;
end $$;

grant execute on function app.actor, app.uid to app_keeper, app_api, app_auth, app_worker;
grant execute on function app.refuse to app_keeper, app_api;

-- The questions that policies ask beyond ties. Answered by the keeper, because policies that ask each other's
-- tables recurse.
set local role app_keeper;
-- Whether the actor's address is verified: before applying, activating and writing.
create function keeper.is_verified() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.users where id = app.uid() and email_verified_at is not null);
-- Whether the actor's account is still there: a token outlives it by minutes.
create function keeper.has_account() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.users where id = app.uid());
-- Binds the actor to this transaction. Refuses the token of a deleted account, which is valid for some more minutes, so
-- that it neither reads nor writes anything, whatever the policies of a table ask.
create function keeper.act_as(actor text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if actor not in ('', 'anonymous', 'worker') and not exists (select from users where id = actor::uuid) then
    perform app.refuse('not_signed_in');
  end if;
  perform set_config('app.actor', actor, true);
end $$;
grant execute on function keeper.act_as to app_api, app_auth, app_worker;
-- Whether students may apply.
create function keeper.is_open(initiative uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.initiatives where id = initiative and status = 'active');
-- Whether somebody has worked on a task.
create function keeper.has_submissions(task uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.task_submissions where task_id = task);
-- Whether the student has closed a conversation with the company.
create function keeper.has_closed(student uuid, company uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.conversations
    where student_id = student and company_id = company and closed_at is not null);
-- What each kind of account uploads.
create function keeper.may_bring(purpose text) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return purpose = 'photo' or exists (select from public.profiles where id = app.uid() and user_type =
    case purpose when 'submission' then 'student' else 'company' end);
grant execute on function keeper.is_verified, keeper.has_account, keeper.is_open, keeper.has_submissions,
  keeper.has_closed, keeper.may_bring to app_api, app_owner;
set local role app_owner;
