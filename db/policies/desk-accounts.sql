-- What operators do with accounts beyond suspending them: emails about signing in, and permanent deletion by leads.
alter table deletion_notices enable row level security, force row level security;

-- Prevents app_worker from reading emails of deleted accounts unless the actor is 'worker'.
create policy worker on deletion_notices for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from deleting a notice that may not have been sent: emails are retried for a day.
create policy sweep on deletion_notices for delete to app_worker using (
  (select app.actor()) = 'worker' and created_at < now() - interval '2 days');
-- Lets the functions below store the notice before the login is deleted.
create policy triggers on deletion_notices for insert to app_keeper with check (true);

grant select (id, email, company_name, created_at), delete on deletion_notices to app_worker;
grant insert (id, email, company_name) on deletion_notices to app_keeper;

set local role app_keeper;
-- Sends the email to verify an address or to reset a password again. Operators never see the link.
create function keeper.send_account_email(person uuid, which text, why text, words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  verified boolean;
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  select email_verified_at is not null into verified from users where id = person;
  if not found then perform app.refuse('not_found'); end if;
  if which = 'verification' and verified then perform app.refuse('already_verified'); end if;
  insert into desk_log (operator_id, account_id, what, reason, note)
    values (app.uid(), person, case which when 'verification' then 'sent_verification' else 'sent_reset' end, why, words);
  insert into events (name, subject_id, actor_id)
    values (case which when 'verification' then 'user.verification_requested' else 'user.reset_requested' end, person, null);
end $$;

-- The name that a lead types to delete an account. Null if there is no such account.
create function keeper.name_to_type(kind text, account uuid) returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select case kind when 'company' then coalesce(c.company_name, 'delete') else coalesce(p.full_name, 'delete') end
    from profiles p left join company_profiles c on c.id = p.id
    where p.id = account and (kind = 'company' and exists (select from members m where m.company_id = account)
      or kind = 'person' and p.deleted_at is null and exists (select from users u where u.id = account))
$$;

-- The first of two steps: a lead says why.
create function keeper.request_deletion(session uuid, kind text, account uuid, why text, words text) returns void
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.require_lead();
  perform keeper.require_confirmation(session);
  if keeper.name_to_type(kind, account) is null then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, account_id, what, actions, reason, note)
    values (app.uid(), account, 'requested_deletion', array[kind], why, words);
end $$;

-- The second step, by the same lead within 15 minutes (limits.deletionRequestMinutes): the name of the account, and the
-- passkey again after the request. Deletes exactly what deleting one's own account does.
create function keeper.delete_permanently(session uuid, kind text, account uuid, typed text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  request record;
begin
  perform keeper.require_lead();
  select d.reason, d.note, d.created_at into request from desk_log d
    where d.account_id = account and d.operator_id = app.uid() and d.what = 'requested_deletion'
      and d.actions = array[kind] and d.created_at > now() - interval '15 minutes' order by d.id desc limit 1;
  if not found then perform app.refuse('deletion_not_requested'); end if;
  perform keeper.require_confirmation(session);
  if not exists (select from operator_sessions where id = session and confirmed_at > request.created_at)
  then perform app.refuse('confirmation_needed'); end if;
  if keeper.name_to_type(kind, account) is null then perform app.refuse('not_found'); end if;
  if typed is distinct from keeper.name_to_type(kind, account) then perform app.refuse('name_mismatch'); end if;
  insert into desk_log (operator_id, account_id, what, actions, reason, note)
    values (app.uid(), account, 'deleted_account', array[kind], request.reason, request.note);
  if kind = 'company' then perform keeper.delete_company_of_others(account);
  else perform keeper.delete_account_of_others(account); end if;
end $$;

-- Acts for an account until the transaction ends or it is called with null, so that every trigger decides as if its people
-- had done it themselves. The record of access still names the operator.
create function keeper.act_for(operator uuid, account uuid, person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform set_config('app.acting_operator', case when account is null then '' else operator::text end, true),
    set_config('app.actor', coalesce(account, operator)::text, true),
    set_config('app.person', coalesce(person::text, ''), true);
end $$;

-- Everyone who gets the last email, which is about the company if it has a name.
create function keeper.leave_notices(people uuid[], company text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  address text;
  notice uuid;
begin
  for address in select email from users where id = any (people) order by id loop
    notice := uuidv7();
    insert into deletion_notices (id, email, company_name) values (notice, address, company);
    insert into events (name, subject_id, actor_id) values ('account.deleted_by_lead', notice, null);
  end loop;
end $$;

-- A student, or one person of a company, but not its last owner.
create function keeper.delete_account_of_others(person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  operator uuid := app.uid();
  company uuid := (select company_id from members where person_id = person and left_at is null);
begin
  perform keeper.leave_notices(array[person], null);
  perform keeper.act_for(operator, coalesce(company, person), person);
  if company is not null then
    insert into events (name, subject_id, actor_id) values ('team.changed', company, null);
  end if;
  perform keeper.delete_account();
  perform keeper.act_for(operator, null, null);
end $$;

-- Everyone on its team loses access, as when an owner deletes it. Locks the company first, like deleting one's own.
create function keeper.delete_company_of_others(company uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  operator uuid := app.uid();
  owners uuid[];
begin
  perform from company_profiles where id = company for update;
  owners := array(select person_id from members where company_id = company and role = 'owner' and left_at is null
    order by person_id);
  perform keeper.leave_notices(owners, coalesce((select company_name from company_profiles where id = company), 'Your company'));
  perform keeper.act_for(operator, company, owners[1]);
  perform keeper.delete_company(company);
  perform keeper.act_for(operator, null, null);
end $$;
grant execute on function keeper.send_account_email, keeper.request_deletion, keeper.delete_permanently to app_desk;
set local role app_owner;
