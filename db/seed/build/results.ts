// How often each initiative was viewed, saved, applied to, and finished.
import type pg from 'pg';

/** Counts again on the days to which everything was moved. Active initiatives also have a few views a day. */
export async function writeResults(client: pg.Client, anchor: Date): Promise<void> {
  await client.query('delete from initiative_days');
  await client.query(`
    insert into initiative_days (initiative_id, company_id, day, saves, applications, accepted, finished)
    select initiative_id, i.company_id, (at at time zone 'UTC')::date, count(*) filter (where what = 'save'),
      count(*) filter (where what = 'application'), count(*) filter (where what = 'accepted'),
      count(*) filter (where what = 'finished')
    from (
      select initiative_id, uuid_extract_timestamp(id) as at, 'save' as what from bookmarks
      union all select initiative_id, applied_at, 'application' from initiative_applications
        where status <> 'withdrawn' and not waiting_for_guardian
      union all select initiative_id, accepted_at, 'accepted' from initiative_applications where accepted_at is not null
      union all select initiative_id, finished_at, 'finished' from initiative_applications where status = 'completed'
    ) as happened join initiatives i on i.id = initiative_id
    group by 1, 2, 3`);
  await client.query(
    `insert into initiative_days (initiative_id, company_id, day, views)
     select i.id, i.company_id, day::date, 1 + abs(hashtext(i.name || day)) % 6
     from initiatives i, generate_series(
       greatest((i.created_at at time zone 'UTC')::date, ($1::timestamptz at time zone 'UTC')::date - 62),
       ($1::timestamptz at time zone 'UTC')::date, interval '1 day') as day
     where i.status = 'active'
     on conflict (initiative_id, day) do update set views = excluded.views`,
    [anchor],
  );
}
