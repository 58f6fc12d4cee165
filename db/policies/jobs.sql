-- pg-boss's tables are for the worker only. The other login roles can't even see the schema, so no request can read or
-- forge jobs; keeper.health reads how many there are (platform-health.sql). No row level security: pg-boss sets no actor,
-- and jobs contain only ids.
revoke all on schema pgboss from public, app_api, app_auth, app_keeper, app_worker;
revoke all on all tables in schema pgboss from public, app_api, app_auth, app_keeper, app_worker;
revoke all on all functions in schema pgboss from public, app_api, app_auth, app_keeper, app_worker;

grant usage on schema pgboss to app_worker;
grant select, insert, update, delete on pgboss.job, pgboss.job_common, pgboss.queue, pgboss.job_dependency to app_worker;
grant select, update on pgboss.version to app_worker;
grant execute on function pgboss.job_now, pgboss.create_queue to app_worker;

-- For keeper.health: only the figures, not what jobs are about.
grant usage on schema pgboss to app_keeper;
grant select (name, active_count, failed_count) on pgboss.queue to app_keeper;
grant select (name, state, blocked, priority, created_on, start_after) on pgboss.job to app_keeper;
