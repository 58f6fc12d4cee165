-- The database roles. Safe to run again. The deployment sets the passwords of the login roles.
--   app_owner   owns every table; can't log in
--   app_keeper  owns the triggers and security-definer functions that maintain derived rows (ties, counters, search
--               terms); can't log in
--   app_api     serves requests, always with an actor set
--   app_auth    credentials and sessions; the only role that reads password hashes
--   app_worker  events, notifications, emails
--   app_desk    operators; reads and writes only the tables of the desk
--   app_backup  reads everything, for backups, and changes nothing; can't log in until it gets a password
do $$
declare
  role text;
begin
  foreach role in array array['app_owner', 'app_keeper', 'app_backup'] loop
    if to_regrole(role) is null then execute format('create role %I nologin', role); end if;
    -- Since PostgreSQL 16 a creator who isn't a superuser needs this grant to become the role.
    execute format('grant %I to current_user', role);
  end loop;
  -- Row level security is forced, so a dump by the owner of the tables fails, or lacks their rows. Where even the
  -- administrator can't give these rights, as at some providers, the provider makes the backups (docs/backup.md).
  begin
    alter role app_backup bypassrls;
    grant pg_read_all_data to app_backup with inherit true;
  exception when insufficient_privilege then
    raise notice 'app_backup can only list files: this administrator can''t let it read everything';
  end;
  foreach role in array array['app_api', 'app_auth', 'app_worker', 'app_desk'] loop
    if to_regrole(role) is null then execute format('create role %I login noinherit', role); end if;
    execute format('alter role %I set idle_in_transaction_session_timeout = ''10s''', role);
    execute format('alter role %I set statement_timeout = ''5s''', role);
    execute format('alter role %I set lock_timeout = ''3s''', role);
    -- The record of access relies on it (keeper.next_to_seal).
    execute format('alter role %I set transaction_timeout = ''1min''', role);
    -- Memoize sizes its table by the row estimate and makes the featured list 1.4 times as slow (measured).
    execute format('alter role %I set enable_memoize = off', role);
  end loop;
  -- A policy's filter makes the planner expect one row where there are thousands, so reading and sorting all of them
  -- looks cheap: an inbox of 50,000 messages cost 13,008 buffers without these settings and 263 with them (measured).
  -- Every list of app_api has an index in its order, so it never needs the other scans. `npm run plans` checks it.
  alter role app_api set enable_seqscan = off;
  alter role app_api set enable_bitmapscan = off;
  alter role app_api set jit = off;
  -- Otherwise a statement that reads a partitioned table is planned on every call, because that looks cheaper: three
  -- times the cost of reading a thread (measured). No plan here may depend on a value; `npm run plans` checks it.
  alter role app_api set plan_cache_mode = force_generic_plan;
  -- So that app_owner can create functions as app_keeper.
  grant app_keeper to app_owner with inherit false, set true;
  execute format('grant create, connect on database %I to app_owner', current_database());
  execute format('revoke temporary on database %I from public', current_database());
end $$;

grant usage, create on schema public to app_owner;
grant usage on schema public to app_keeper, app_api, app_auth, app_worker, app_desk, app_backup;
