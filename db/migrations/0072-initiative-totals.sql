-- How many students are at which point of an initiative, for its company. Counting them for every list would cost more
-- with every application. Only app_keeper writes here.
create table initiative_totals (
  initiative_id uuid primary key,
  company_id uuid not null,
  -- Applications without a decision.
  to_decide int not null default 0,
  -- Submissions without a review.
  to_review int not null default 0,
  -- Students who were accepted and haven't finished.
  working int not null default 0,
  finished int not null default 0,
  foreign key (initiative_id, company_id) references initiatives (id, company_id) on delete cascade
);

alter table initiative_applications no force row level security;
alter table initiatives no force row level security;
insert into initiative_totals (initiative_id, company_id, to_decide, to_review, working, finished)
  select i.id, i.company_id,
    count(*) filter (where a.status = 'pending' and not a.waiting_for_guardian),
    coalesce(sum(a.reviews_pending) filter (where a.status = 'accepted'), 0),
    count(*) filter (where a.status = 'accepted'),
    count(*) filter (where a.status = 'completed')
  from initiatives i join initiative_applications a on a.initiative_id = i.id
  group by i.id;
alter table initiatives force row level security;
alter table initiative_applications force row level security;
