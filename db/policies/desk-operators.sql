-- What leads do with operators, function by function. Each needs a recent passkey, except for the list, and is recorded.
grant select (subject_operator_id) on desk_log to app_desk;
grant select (subject_operator_id), insert (subject_operator_id) on desk_log to app_keeper;
grant select (last_seen_at, setup_requested_at), insert (setup_requested_at), update (role, setup_requested_at)
  on operators to app_keeper;

set local role app_keeper;
-- Everyone who can or could sign in at the desk.
create function keeper.list_operators() returns table (id uuid, email text, name text, role text, state text,
    last_seen_at timestamptz, passkeys int) stable security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  perform keeper.require_lead();
  return query select o.id, o.email, o.name, o.role, case when o.disabled_at is not null then 'disabled'
      when o.password_hash is not null then 'active'
      when greatest(o.setup_expires_at, o.setup_requested_at + interval '24 hours') > now() then 'invited'
      else 'link_expired' end,
      o.last_seen_at, (select count(*)::int from operator_passkeys p where p.operator_id = o.id)
    from operators o order by o.id limit 200;
end $$;

-- Locks the leads before it checks that the actor still is one, so that two leads who demote each other at the same moment
-- can't both succeed. Nobody changes their own account here, so the actor stays an active lead.
create function keeper.lock_operator(session uuid, operator uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.require_lead();
  perform from operators where role = 'lead' order by id for no key update;
  perform keeper.require_lead();
  perform keeper.require_confirmation(session);
  if operator = app.uid() then perform app.refuse('own_operator'); end if;
  perform from operators where id = operator for no key update;
  if not found then perform app.refuse('not_found'); end if;
end $$;

-- Creates an operator, who gets an email with a set-up link.
create function keeper.invite_operator(session uuid, operator_email text, operator_name text, operator_role text)
  returns void security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  operator uuid;
begin
  perform keeper.require_lead();
  perform keeper.require_confirmation(session);
  insert into operators (email, name, role, setup_requested_at)
    values (operator_email, operator_name, operator_role, now()) on conflict (email) do nothing returning id into operator;
  if operator is null then perform app.refuse('operator_exists'); end if;
  insert into desk_log (operator_id, subject_operator_id, what, actions)
    values (app.uid(), operator, 'invited_operator', array[operator_role]);
  insert into events (name, subject_id, actor_id) values ('operator.invited', operator, null);
end $$;

-- Lets an operator start over with a new set-up link, also after they were disabled.
create function keeper.send_setup_link(session uuid, operator uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.lock_operator(session, operator);
  perform keeper.end_operator_access(operator);
  update operators set disabled_at = null, setup_requested_at = now() where id = operator;
  insert into desk_log (operator_id, subject_operator_id, what) values (app.uid(), operator, 'reset_operator');
  insert into events (name, subject_id, actor_id) values ('operator.invited', operator, null);
end $$;

create function keeper.change_operator_role(session uuid, operator uuid, new_role text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.lock_operator(session, operator);
  update operators set role = new_role where id = operator;
  insert into desk_log (operator_id, subject_operator_id, what, actions)
    values (app.uid(), operator, 'changed_role', array[new_role]);
end $$;

-- Signs an operator out everywhere and keeps them out. What they claimed can be claimed by others after half an hour.
create function keeper.lock_out_operator(session uuid, operator uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.lock_operator(session, operator);
  perform keeper.end_operator_access(operator);
  update operators set disabled_at = coalesce(disabled_at, now()) where id = operator;
  insert into desk_log (operator_id, subject_operator_id, what) values (app.uid(), operator, 'disabled_operator');
end $$;
grant execute on function keeper.list_operators, keeper.invite_operator, keeper.send_setup_link,
  keeper.change_operator_role, keeper.lock_out_operator to app_desk;

-- For the worker, when it sends the email that a lead asked for. A retry replaces the link. Works for 24 hours
-- (limits.operatorSetupHours), and never for an operator who is set up.
create function keeper.begin_setup(operator uuid, setup_secret text) returns table (email text)
  security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  update operators o set setup_hash = setup_secret, setup_expires_at = now() + interval '24 hours'
    where o.id = operator and app.actor() = 'worker' and o.password_hash is null and o.disabled_at is null
      and o.setup_requested_at > now() - interval '24 hours'
    returning o.email
$$;
grant execute on function keeper.begin_setup to app_worker;
set local role app_owner;
