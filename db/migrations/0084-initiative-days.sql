-- What happened with an initiative on each day (UTC), for its company: only numbers, never who. Counting views, bookmarks
-- and applications for every page would cost more with each of them. Only app_keeper writes here.
create table initiative_days (
  initiative_id uuid not null,
  company_id uuid not null,
  day date not null,
  -- Students who opened its page. API processes add them in batches.
  views int not null default 0,
  -- Bookmarks that still exist, by the day they were made.
  saves int not null default 0,
  -- Applications that the company can see, by the day they were sent.
  applications int not null default 0,
  accepted int not null default 0,
  finished int not null default 0,
  primary key (initiative_id, day),
  foreign key (initiative_id, company_id) references initiatives (id, company_id) on delete cascade
) with (fillfactor = 90);

alter table initiatives no force row level security;
alter table initiative_applications no force row level security;
alter table bookmarks no force row level security;
insert into initiative_days (initiative_id, company_id, day, saves, applications, accepted, finished)
  select initiative_id, company_id, (at at time zone 'UTC')::date, count(*) filter (where what = 'save'),
    count(*) filter (where what = 'application'), count(*) filter (where what = 'accepted'),
    count(*) filter (where what = 'finished')
  from (
    select b.initiative_id, i.company_id, uuid_extract_timestamp(b.id) as at, 'save' as what
      from bookmarks b join initiatives i on i.id = b.initiative_id
    union all
    select initiative_id, company_id, applied_at, 'application' from initiative_applications
      where status <> 'withdrawn' and not waiting_for_guardian
    union all
    select initiative_id, company_id, accepted_at, 'accepted' from initiative_applications where accepted_at is not null
    union all
    select initiative_id, company_id, finished_at, 'finished' from initiative_applications where status = 'completed'
  ) as happened
  where at is not null group by 1, 2, 3;
alter table bookmarks force row level security;
alter table initiative_applications force row level security;
alter table initiatives force row level security;
