-- pg-boss's tables: for the worker alone. The serving roles do not even see the schema, so that no request can read
-- or forge what is waiting. No row level security: pg-boss names no actor, and a job carries ids only.
revoke all on schema pgboss from public, app_api, app_auth, app_keeper, app_worker;
revoke all on all tables in schema pgboss from public, app_api, app_auth, app_keeper, app_worker;
revoke all on all functions in schema pgboss from public, app_api, app_auth, app_keeper, app_worker;

grant usage on schema pgboss to app_worker;
grant select, insert, update, delete on pgboss.job, pgboss.job_common, pgboss.queue, pgboss.job_dependency to app_worker;
grant select, update on pgboss.version to app_worker;
grant execute on function pgboss.job_now, pgboss.create_queue to app_worker;
