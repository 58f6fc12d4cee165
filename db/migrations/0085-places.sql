-- How many students an initiative takes, until when they can apply, and when it starts. Each is optional.
alter table initiatives
  add column places int check (places between 1 and 1000),
  add column apply_by date check (apply_by between '2020-01-01' and '2100-12-31'),
  add column starts_on date check (starts_on between '2020-01-01' and '2100-12-31'),
  -- The end of apply_by in the company's time zone. A trigger sets it.
  add column closes_at timestamptz,
  -- It can still be found: the worker hasn't seen that the deadline has passed.
  add column closing boolean not null default false,
  add constraint deadlines_have_a_time check ((apply_by is null) = (closes_at is null)),
  add constraint closing_ones_have_a_deadline check (not closing or closes_at is not null);
create index initiatives_closing on initiatives (closes_at) where closing;

-- Such as 'America/Chicago'. Deadlines end at midnight there. Null until a browser of the company has sent it.
alter table company_profiles
  add column time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$');

-- Acceptances that can still be undone. Each of them needs a place, too.
alter table initiative_totals add column held int not null default 0;
alter table held_decisions no force row level security;
alter table initiative_totals no force row level security;
update initiative_totals t set held = h.count
  from (select initiative_id, count(*) from held_decisions where decision = 'accepted' group by initiative_id) h
  where h.initiative_id = t.initiative_id;
alter table initiative_totals force row level security;
alter table held_decisions force row level security;
