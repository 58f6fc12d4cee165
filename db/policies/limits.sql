-- try_counts: limits that hold across API processes -----------------------------------------------------------
alter table try_counts enable row level security, force row level security;

-- Lets the keeper count; nobody else reads who tried, resets a count or fills the table.
create policy keep on try_counts for all to app_keeper using (true) with check (true);

grant select (key, count, ends_at), insert (key, count, ends_at), update (count, ends_at), delete
  on try_counts to app_keeper;

set local role app_keeper;
-- Counts one try and says whether it is still allowed. A refused one writes nothing, so a flood costs nothing,
-- and the window ends when its first try said. Each counted try takes two finished windows away, after its own
-- row and past locked ones (the other way round two tries could wait for each other): the table stays as small
-- as the traffic of its longest window.
create function keeper.count_try(tried text, most int, seconds int) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  with counted as (
    insert into try_counts as t (key, count, ends_at) values (tried, 1, now() + make_interval(secs => seconds))
      on conflict (key) do update set
        count = case when t.ends_at <= now() then 1 else t.count + 1 end,
        ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
      where t.count < most or t.ends_at <= now()
      returning count
  ),
  swept as (
    delete from try_counts where key in (
      select old.key from counted, try_counts old where old.ends_at <= now() and old.key <> tried
        order by old.ends_at limit 2 for update of old skip locked)
  )
  select exists (select from counted)
$$;

-- After a success: the tries before it no longer count.
create function keeper.forget_tries(tried text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  delete from try_counts where key = tried
$$;
grant execute on function keeper.count_try, keeper.forget_tries to app_api, app_auth;
set local role app_owner;
