-- The roles of the house. Safe to run again. Login roles get their passwords from the deployment.
--   app_owner   owns every table; nobody logs in as it
--   app_keeper  keeps derived rows (ties, counters, search terms) through its triggers; nobody logs in as it
--   app_api     answers requests, always as somebody
--   app_auth    credentials and sessions; the only one that reads password hashes
--   app_worker  events, notifications, mail
do $$
declare
  role text;
begin
  foreach role in array array['app_owner', 'app_keeper'] loop
    if to_regrole(role) is null then execute format('create role %I nologin', role); end if;
    -- Under PostgreSQL 16 and later a creator who is no superuser must say that it may become the role.
    execute format('grant %I to current_user', role);
  end loop;
  foreach role in array array['app_api', 'app_auth', 'app_worker'] loop
    if to_regrole(role) is null then execute format('create role %I login noinherit', role); end if;
    execute format('alter role %I set idle_in_transaction_session_timeout = ''10s''', role);
    execute format('alter role %I set statement_timeout = ''5s''', role);
    execute format('alter role %I set lock_timeout = ''3s''', role);
    -- Memoize sizes its table by the estimate and costs the featured list 1.4 times (measured).
    execute format('alter role %I set enable_memoize = off', role);
  end loop;
  -- A policy's filter makes the planner expect one row where there are thousands, and then reading and sorting
  -- all of them looks cheap: an inbox of 50,000 messages cost 13,008 buffers, and 263 with these (measured).
  -- Every list of app_api has an index in its order, so it never wants the others. npm run plans holds it.
  alter role app_api set enable_seqscan = off;
  alter role app_api set enable_bitmapscan = off;
  alter role app_api set jit = off;
  -- So that app_owner can hand app_keeper its functions.
  grant app_keeper to app_owner with inherit false, set true;
  execute format('grant create, connect on database %I to app_owner', current_database());
  execute format('revoke temporary on database %I from public', current_database());
end $$;

grant usage, create on schema public to app_owner;
grant usage on schema public to app_keeper, app_api, app_auth, app_worker;
