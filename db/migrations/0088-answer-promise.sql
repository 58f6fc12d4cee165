-- A company promises to answer within some days. What students were promised stays when the company changes its promise, so
-- the time is stored with each application and submission. Null when no answer is due.
alter table company_profiles
  add column answers_within_days smallint not null default 5 check (answers_within_days between 1 and 7);
alter table initiative_applications add column answer_by timestamptz;
alter table task_submissions add column answer_by timestamptz;

alter table company_profiles no force row level security;
alter table initiative_applications no force row level security;
alter table task_submissions no force row level security;
update initiative_applications a set answer_by = applied_at + interval '5 days' from company_profiles c
  where c.id = a.company_id and c.suspended_at is null and a.status = 'pending' and not a.waiting_for_guardian;
update task_submissions s set answer_by = completed_at + interval '5 days' from company_profiles c
  where c.id = s.company_id and c.suspended_at is null and s.status = 'pending' and s.superseded_at is null;
alter table task_submissions force row level security;
alter table initiative_applications force row level security;
alter table company_profiles force row level security;
