-- try_counts: rate limits shared by all API processes -----------------------------------------------------------
alter table try_counts enable row level security, force row level security;

-- Lets the functions below count; nothing else can read attempts, reset a count or fill the table.
create policy triggers on try_counts for all to app_keeper using (true) with check (true);

grant select (key, count, ends_at), insert (key, count, ends_at), update (count, ends_at), delete
  on try_counts to app_keeper;

set local role app_keeper;
-- Counts one attempt and returns whether it is allowed. A refused attempt writes nothing, so a flood stays cheap, and the
-- window ends at the time that its first attempt set. Each counted attempt also deletes two expired windows, after its
-- own row and skipping locked ones (in the other order two attempts could deadlock), so the table stays as small as the
-- traffic of its longest window.
create function keeper.count_attempt(attempt_key text, max_count int, seconds int) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  with counted as (
    insert into try_counts as t (key, count, ends_at) values (attempt_key, 1, now() + make_interval(secs => seconds))
      on conflict (key) do update set
        count = case when t.ends_at <= now() then 1 else t.count + 1 end,
        ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
      where t.count < max_count or t.ends_at <= now()
      returning count
  ),
  swept as (
    delete from try_counts where key in (
      select old.key from counted, try_counts old where old.ends_at <= now() and old.key <> attempt_key
        order by old.ends_at limit 2 for update of old skip locked)
  )
  select exists (select from counted)
$$;

-- Called after a success: earlier attempts no longer count.
create function keeper.reset_attempts(attempt_key text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  delete from try_counts where key = attempt_key
$$;
grant execute on function keeper.count_attempt, keeper.reset_attempts to app_api, app_auth, app_desk;
set local role app_owner;
