-- The desk: operators, their credentials and their sessions. Only app_desk has rights here, and it has no rights on any
-- table of the app (desk-reports.sql and desk-companies.sql have the functions for those, and desk-operators.sql for leads). Its actor is an operator, or 'anonymous' while someone signs in; keeper.set_operator sets it.
alter table operators enable row level security, force row level security;

-- Prevents reading operators when no actor is set, and reading other operators after signing in.
create policy read on operators for select to app_desk using (
  (select app.actor()) = 'anonymous' or id = (select app.uid()));
-- Prevents changing another operator's password.
create policy change on operators for update to app_desk
  using (id = (select app.uid())) with check (id = (select app.uid()));
-- Lets the functions below create, reset and disable operators.
create policy triggers on operators for all to app_keeper using (true) with check (true);

grant select (id, email, name, role, password_hash, setup_hash, setup_expires_at, disabled_at),
  update (password_hash, setup_hash, setup_expires_at, last_seen_at) on operators to app_desk;
grant select (id, email, name, role, password_hash, setup_expires_at, created_at, disabled_at),
  insert (email, name, role, setup_hash, setup_expires_at),
  update (password_hash, setup_hash, setup_expires_at, disabled_at) on operators to app_keeper;

alter table operator_passkeys enable row level security, force row level security;

-- Prevents reading another operator's passkeys.
create policy read on operator_passkeys for select to app_desk using (operator_id = (select app.uid()));
-- Prevents adding a passkey to another operator.
create policy add on operator_passkeys for insert to app_desk with check (operator_id = (select app.uid()));
-- Prevents changing another operator's passkeys.
create policy change on operator_passkeys for update to app_desk
  using (operator_id = (select app.uid())) with check (operator_id = (select app.uid()));
-- Prevents removing another operator's passkeys. keeper.passkey_removed keeps the last one.
create policy remove on operator_passkeys for delete to app_desk using (operator_id = (select app.uid()));
-- Lets the functions below count and delete passkeys.
create policy triggers on operator_passkeys for all to app_keeper using (true) with check (true);

grant select (id, operator_id, name, credential_id, public_key, counter, transports, created_at, last_used_at),
  insert (operator_id, name, credential_id, public_key, counter, transports),
  update (name, counter, last_used_at), delete on operator_passkeys to app_desk;
grant select (id, operator_id), delete on operator_passkeys to app_keeper;

alter table operator_recovery_codes enable row level security, force row level security;

-- Prevents reading another operator's recovery codes.
create policy read on operator_recovery_codes for select to app_desk using (operator_id = (select app.uid()));
-- Prevents adding recovery codes to another operator.
create policy add on operator_recovery_codes for insert to app_desk with check (operator_id = (select app.uid()));
-- Prevents using up another operator's recovery codes.
create policy remove on operator_recovery_codes for delete to app_desk using (operator_id = (select app.uid()));
-- Lets the functions below delete the codes.
create policy triggers on operator_recovery_codes for all to app_keeper using (true) with check (true);

grant select (operator_id, code_hash), insert (operator_id, code_hash), delete on operator_recovery_codes to app_desk;
grant select (operator_id), delete on operator_recovery_codes to app_keeper;

alter table operator_challenges enable row level security, force row level security;

-- Prevents reading challenges when no actor is set, and reading other operators' after signing in.
create policy read on operator_challenges for select to app_desk using (
  (select app.actor()) = 'anonymous' or operator_id = (select app.uid()));
-- Prevents starting a sign-in for another operator.
create policy add on operator_challenges for insert to app_desk with check (operator_id = (select app.uid()));
-- Prevents using up another operator's challenges.
create policy remove on operator_challenges for delete to app_desk using (operator_id = (select app.uid()));
-- Lets the functions below delete challenges.
create policy triggers on operator_challenges for all to app_keeper using (true) with check (true);

grant select (id, operator_id, purpose, challenge_hash, expires_at),
  insert (operator_id, purpose, challenge_hash, expires_at), delete on operator_challenges to app_desk;
grant select (operator_id), delete on operator_challenges to app_keeper;

alter table operator_sessions enable row level security, force row level security;

-- Prevents reading sessions when no actor is set, and reading other operators' after signing in.
create policy read on operator_sessions for select to app_desk using (
  (select app.actor()) = 'anonymous' or operator_id = (select app.uid()));
-- Prevents starting a session for another operator.
create policy start on operator_sessions for insert to app_desk with check (operator_id = (select app.uid()));
-- Prevents confirming another operator's session.
create policy confirm on operator_sessions for update to app_desk
  using (operator_id = (select app.uid())) with check (operator_id = (select app.uid()));
-- Prevents ending another operator's sessions.
create policy remove on operator_sessions for delete to app_desk using (operator_id = (select app.uid()));
-- Lets the functions below end sessions.
create policy triggers on operator_sessions for all to app_keeper using (true) with check (true);

grant select (id, operator_id, token_hash, device, created_at, last_seen_at, expires_at),
  insert (operator_id, token_hash, device, expires_at), update (confirmed_at, last_seen_at), delete
  on operator_sessions to app_desk;
grant select (id, operator_id, confirmed_at), delete on operator_sessions to app_keeper;

set local role app_keeper;
-- Sets the actor of this transaction. Refuses everyone but an operator who isn't disabled.
create function keeper.set_operator(actor text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if actor <> 'anonymous'
    and not exists (select from operators where id = actor::uuid and disabled_at is null)
  then perform app.refuse('not_signed_in'); end if;
  perform set_config('app.actor', actor, true), set_config('app.person', '', true);
end $$;
grant execute on function keeper.set_operator to app_desk;

-- Operators keep at least one passkey. The operator's row is locked, so that two removals at the same moment can't both
-- succeed. Resetting or disabling an operator removes all of them; only someone else can do that.
create function keeper.passkey_removed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.uid() is distinct from old.operator_id then return old; end if;
  perform from operators where id = old.operator_id for no key update;
  if not exists (select from operator_passkeys where operator_id = old.operator_id and id <> old.id)
  then perform app.refuse('last_passkey'); end if;
  return old;
end $$;
grant execute on function keeper.passkey_removed to app_owner;

-- Deletes everything that an operator can sign in with.
create function keeper.end_operator_access(operator uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update operators set password_hash = null, setup_hash = null, setup_expires_at = null where id = operator;
  delete from operator_sessions where operator_id = operator;
  delete from operator_challenges where operator_id = operator;
  delete from operator_passkeys where operator_id = operator;
  delete from operator_recovery_codes where operator_id = operator;
end $$;

-- For `questline operator`, which runs as the database's administrator: no login role can call these three functions.
-- A set-up link works for 24 hours (limits.operatorSetupHours).
create function keeper.create_operator(operator_email text, operator_name text, operator_role text, setup_secret text)
  returns uuid security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  insert into operators (email, name, role, setup_hash, setup_expires_at)
    values (operator_email, operator_name, operator_role, setup_secret, now() + interval '24 hours')
    on conflict (email) do nothing returning id
$$;

-- Lets an operator start over with a new set-up link, also after they were disabled. Returns null for an unknown email.
create function keeper.reset_operator(operator_email text, setup_secret text) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  operator uuid;
begin
  select id into operator from operators where email = operator_email for update;
  perform keeper.end_operator_access(operator);
  update operators set disabled_at = null, setup_hash = setup_secret, setup_expires_at = now() + interval '24 hours'
    where id = operator;
  return operator;
end $$;

-- Signs an operator out everywhere and keeps them out. Returns null for an unknown email.
create function keeper.disable_operator(operator_email text) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  operator uuid;
begin
  update operators set disabled_at = coalesce(disabled_at, now()) where email = operator_email returning id into operator;
  perform keeper.end_operator_access(operator);
  return operator;
end $$;
set local role app_owner;

create trigger removed before delete on operator_passkeys for each row execute function keeper.passkey_removed();
