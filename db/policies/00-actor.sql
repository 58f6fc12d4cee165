-- The actor of the current transaction: an account id, 'anonymous' for visitors, or 'worker', which only the policies
-- of app_worker accept. Without an actor no row is visible. The person is the human who acts for the account.
create schema app;
create schema keeper authorization app_keeper;
grant usage on schema app to app_keeper, app_api, app_auth, app_worker, app_desk, app_backup;
-- New functions can't be called until a grant allows it.
alter default privileges for role app_owner revoke execute on functions from public;
set local role app_keeper;
grant usage on schema keeper to app_owner, app_api, app_auth, app_worker, app_desk;
alter default privileges for role app_keeper revoke execute on functions from public;
set local role app_owner;

create function app.actor() returns text stable parallel safe language sql
  return nullif(current_setting('app.actor', true), '');

create function app.uid() returns uuid stable parallel safe language sql
  return case when app.actor() not in ('anonymous', 'worker') then app.actor()::uuid end;

-- A student, or the founder of a company, has the id of the account.
create function app.person() returns uuid stable parallel safe language sql
  return coalesce(nullif(current_setting('app.person', true), '')::uuid, app.uid());

-- Whose file it is: a photo belongs to the person, everything else to the account.
create function app.owner_of(purpose text) returns uuid stable parallel safe language sql
  return case purpose when 'photo' then app.person() else app.uid() end;

-- Whether someone has reached an age for certain. Only the month is known, so it counts from the following month on.
create function app.is_at_least(years int, birth_month text) returns boolean stable parallel safe language sql
  return coalesce((birth_month || '-01')::date + make_interval(years => years, months => 1) <= now() at time zone 'UTC', false);

-- What a student under 18 needs before applying: 'notify', 'require' or 'off'. The API sets it together with the actor
-- (the setting GUARDIANS); otherwise the default of that setting applies.
create function app.guardian_mode() returns text stable parallel safe language sql
  return coalesce(nullif(current_setting('app.guardians', true), ''), 'notify');

-- Raises an error code of the contract's error table.
create function app.refuse(code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'QL000', message = code;
end $$;

grant execute on function app.actor, app.uid, app.person, app.owner_of to app_keeper, app_api, app_auth, app_worker;
grant execute on function app.actor, app.uid to app_desk;
grant execute on function app.refuse to app_keeper, app_api;
grant execute on function app.is_at_least to app_keeper, app_auth;
grant execute on function app.guardian_mode to app_keeper;

-- The names of the companies that the student has blocked, by id, from when they were blocked. Policies show students only
-- their own blocks, and companies none.
create function app.names_of_blocked() returns jsonb stable language sql
  return (select jsonb_object_agg(b.company_id, b.company_was) from public.blocks b);
grant execute on function app.names_of_blocked to app_api;

-- Conditions that policies need beyond ties. They are security-definer functions, because policies that read each
-- other's tables recurse.
set local role app_keeper;
-- Whether the person's email is verified, which applying, activating and messaging require.
create function keeper.is_verified() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.users where id = app.person() and email_verified_at is not null);
-- Whether the person can act for the account: a student with a login, or a member of the company with one, and nobody is
-- suspended. An access token outlives all of it by minutes.
create function keeper.acts_for(account uuid, person uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.users u join public.profiles p on p.id = u.id
    where u.id = person and p.suspended_at is null and (p.user_type = 'student' and u.id = account
      or exists (select from public.members m join public.company_profiles c on c.id = m.company_id
        where m.company_id = account and m.person_id = person and m.left_at is null and c.suspended_at is null)));
create function keeper.has_account() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql return keeper.acts_for(app.uid(), app.person());
-- Whether the person is an owner of the company that they act for.
create function keeper.is_owner() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.members
    where company_id = app.uid() and person_id = app.person() and role = 'owner' and left_at is null);
-- Whether the actor is an operator who isn't disabled.
create function keeper.is_operator() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.operators where id = app.uid() and disabled_at is null);
grant execute on function keeper.is_operator to app_desk, app_owner;
-- Refuses everyone but leads. Other operators learn that it exists.
create function keeper.require_lead() returns void stable security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  if not exists (select from operators where id = app.uid() and role = 'lead') then perform app.refuse('forbidden'); end if;
end $$;
-- Sets the actor and the person of this transaction. Refuses a deleted account and a person who has left the company,
-- so that their access tokens can't read or write anything, whatever a table's policies say.
create function keeper.set_actor(actor text, person uuid default null) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if actor not in ('', 'anonymous', 'worker') and not keeper.acts_for(actor::uuid, coalesce(person, actor::uuid)) then
    perform app.refuse('not_signed_in');
  end if;
  perform set_config('app.actor', actor, true), set_config('app.person', coalesce(person::text, ''), true);
end $$;
grant execute on function keeper.set_actor to app_api, app_auth, app_worker;
-- Whether the guardian paused the student's account or withdrew permission. Ends when the student turns 18.
create function keeper.is_paused(student uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.guardians where student_id = student and replaced_at is null
    and (paused_at is not null or status = 'withdrawn') and ends_at > now());
-- Why the student can't apply to anything now, as an error code. Null if they can.
create function keeper.why_not_apply() returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select case when s.birth_month is null then 'birth_month_needed'
      when keeper.is_paused(s.id) then 'account_paused'
      when app.guardian_mode() <> 'off' and not app.is_at_least(18, s.birth_month) and not exists
        (select from public.guardians g where g.student_id = s.id and g.replaced_at is null) then 'guardian_needed' end
    from public.student_profiles s where s.id = app.uid());
-- Whether the student's applications wait until the guardian confirms.
create function keeper.waits_for_guardian() returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return app.guardian_mode() = 'require' and exists (select from public.student_profiles s
    where s.id = app.uid() and not app.is_at_least(18, s.birth_month) and not exists
      (select from public.guardians g where g.student_id = s.id and g.replaced_at is null and g.status = 'confirmed'));
-- Whether the company is verified and not suspended.
create function keeper.is_listed(company uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.company_profiles where id = company and listed);
-- Whether students can apply.
create function keeper.is_open(initiative uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.initiatives where id = initiative and status = 'active' and listed);
-- Whether the task has submissions.
create function keeper.has_submissions(task uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.task_submissions where task_id = task);
-- Whether the student has closed a conversation with the company.
create function keeper.has_closed_conversation(student uuid, company uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.conversations
    where student_id = student and company_id = company and closed_at is not null);
-- Whether the actor's kind of account uploads files for this purpose.
create function keeper.may_upload(purpose text) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return purpose = 'photo' or exists (select from public.profiles where id = app.uid() and user_type =
    case purpose when 'submission' then 'student' else 'company' end);
grant execute on function keeper.is_verified, keeper.has_account, keeper.is_owner, keeper.why_not_apply, keeper.is_open,
  keeper.is_listed, keeper.waits_for_guardian, keeper.has_submissions, keeper.has_closed_conversation, keeper.may_upload
  to app_api, app_owner;
set local role app_owner;
