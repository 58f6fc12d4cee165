-- Drops everything that db/policies creates, so that nothing stays in the database that no file defines.
-- Functions are dropped without cascade: a table that depends on one stops the deployment instead of losing a column.
do $$
declare
  it record;
  functions text;
begin
  for it in select schemaname, tablename, policyname from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I.%I', it.policyname, it.schemaname, it.tablename);
  end loop;
  for it in select tgname, tgrelid::regclass as on_table from pg_trigger
    where not tgisinternal and tgparentid = 0 and tgrelid::regclass::text !~ '\.' loop
    execute format('drop trigger %I on %s', it.tgname, it.on_table);
  end loop;
  select string_agg(oid::regprocedure::text, ', ') into functions
    from pg_proc where pronamespace in (to_regnamespace('app'), to_regnamespace('keeper'));
  if functions is not null then execute 'drop function ' || functions; end if;
  drop schema if exists app, keeper;
  revoke all on all tables in schema public from app_keeper, app_api, app_auth, app_worker, app_desk;
end $$;
