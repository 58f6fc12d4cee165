-- Whether everything is working: what processes report, and what operators see of it. No login role has rights on these
-- tables; the functions below are all there is.
alter table processes enable row level security, force row level security;
alter table email_days enable row level security, force row level security;
alter table backups enable row level security, force row level security;

-- Lets the functions below keep the list of running processes.
create policy triggers on processes for all to app_keeper using (true) with check (true);
-- Lets the functions below count emails.
create policy triggers on email_days for all to app_keeper using (true) with check (true);
-- Lets the functions below record and show backups.
create policy triggers on backups for all to app_keeper using (true) with check (true);
-- Lets keeper.health say whether events are waiting.
create policy waiting on events for select to app_keeper using (relayed_at is null);

grant select (id, kind, version, streams, started_at, seen_at), insert (id, kind, version, streams),
  update (version, streams, seen_at), delete on processes to app_keeper;
grant select (day, outcome, part, count), insert (day, outcome, part, count), update (count) on email_days to app_keeper;
grant select (id, finished_at, bytes), insert (bytes) on backups to app_keeper;
grant select (id, part, created_at, relayed_at) on events to app_keeper;

set local role app_keeper;
create function keeper.process_seen(process uuid, process_kind text, build text, open_streams int) returns void
  security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  insert into processes as p (id, kind, version, streams) values (process, process_kind, build, open_streams)
    on conflict (id) do update set version = excluded.version, streams = excluded.streams, seen_at = now()
    where p.kind = excluded.kind
$$;

-- An API process reports for itself, as nobody.
create function keeper.api_seen(process uuid, build text, open_streams int) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.actor() = 'anonymous' then perform keeper.process_seen(process, 'api', build, open_streams); end if;
end $$;

-- A worker reports, and removes processes that stopped a day ago.
create function keeper.worker_seen(process uuid, build text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.actor() is distinct from 'worker' then return; end if;
  perform keeper.process_seen(process, 'worker', build, 0);
  delete from processes where seen_at < now() - interval '1 day';
end $$;

-- Counts an email that is settled.
create function keeper.count_email() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into email_days as d (day, outcome, part, count) values (to_char(now() at time zone 'UTC', 'YYYY-MM-DD'),
      case new.status when 'sent' then 'sent' else 'failed' end, pg_backend_pid() % 8, 1)
    on conflict (day, outcome, part) do update set count = d.count + 1;
  return null;
end $$;

-- For the command that makes backups.
create function keeper.record_backup(backup_bytes bigint) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  insert into backups (bytes) values (backup_bytes) returning id
$$;

-- Jobs by queue. Those that wait are counted up to 1,000 in the order in which they run; pg-boss counts the others. `due`:
-- since when the first one could have run.
create function keeper.jobs_by_queue() returns jsonb stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('queue', q.name, 'waiting', w.waiting, 'later', w.later,
      'running', q.active_count, 'failed', q.failed_count, 'due', w.due) order by q.name), '[]')
    from pgboss.queue q cross join lateral (
      select (count(*) filter (where j.start_after <= now()))::int as waiting,
        (count(*) filter (where j.start_after > now()))::int as later,
        min(j.start_after) filter (where j.start_after <= now()) as due
      from (select start_after from pgboss.job where name = q.name and state < 'active' and not blocked
        order by priority desc, created_on limit 1000) j) w
    where q.name !~ '^__'
$$;

-- Everything on the health page, without counting a table that grows: figures, and nothing about people. API processes
-- read it for their metrics, as nobody. Events are counted up to 125 in each part of the relay, so up to 1,000.
create function keeper.health() returns jsonb stable security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not keeper.is_operator() and app.actor() is distinct from 'anonymous' then perform app.refuse('not_found'); end if;
  return jsonb_build_object(
    'processes', (select coalesce(jsonb_agg(to_jsonb(p) order by p.kind, p.seen_at desc), '[]') from (
      select kind, version, streams, started_at, seen_at from processes order by seen_at desc limit 50) p),
    'jobs', keeper.jobs_by_queue(),
    'emails', (select jsonb_agg(jsonb_build_object('day', d.day, 'sent', c.sent, 'failed', c.failed) order by d.day)
      from (select to_char(now() at time zone 'UTC' - make_interval(days => ago), 'YYYY-MM-DD') as day
        from generate_series(0, 13) ago) d
      cross join lateral (select coalesce(sum(count) filter (where outcome = 'sent'), 0)::int as sent,
          coalesce(sum(count) filter (where outcome = 'failed'), 0)::int as failed
        from email_days e where e.day = d.day) c),
    'undelivered', (select count(*)::int from (select from mail_failures where closed_at is null limit 100) f),
    'events', (select jsonb_build_object('waiting', count(*)::int, 'oldest', min(e.created_at))
      from generate_series(0, 7) as p (part) cross join lateral (select created_at from events
        where part = p.part and relayed_at is null order by part, id limit 125) e),
    'backup', (select to_jsonb(b) from (select finished_at, bytes from backups order by id desc limit 1) b),
    'database_bytes', pg_database_size(current_database()));
end $$;
grant execute on function keeper.api_seen to app_api;
grant execute on function keeper.worker_seen to app_worker;
grant execute on function keeper.record_backup to app_backup;
grant execute on function keeper.count_email to app_owner;
grant execute on function keeper.health to app_api, app_desk;
set local role app_owner;

create trigger count_email after update of status on mail_deliveries for each row
  when (old.status = 'queued' and new.status in ('sent', 'refused', 'dead')) execute function keeper.count_email();
