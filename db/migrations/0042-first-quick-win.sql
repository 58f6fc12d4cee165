-- Whether the company has ever created a Quick Win: the first step of its quest chain. Kept by app_keeper.
alter table company_onboarding_requirements add column created_quick_win boolean not null default false;
-- The owner is under forced row-level security too, and would find no rows.
alter table company_onboarding_requirements no force row level security;
alter table initiatives no force row level security;
update company_onboarding_requirements r set created_quick_win = true
  where exists (select from initiatives i where i.company_id = r.company_id and i.quick_win);
alter table company_onboarding_requirements force row level security;
alter table initiatives force row level security;
