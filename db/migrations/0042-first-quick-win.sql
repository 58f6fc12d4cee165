-- Whether the company has ever created a Quick Win: the first step of its quest chain. Kept by app_keeper.
alter table company_onboarding_requirements add column created_quick_win boolean not null default false;
update company_onboarding_requirements r set created_quick_win = true
  where exists (select from initiatives i where i.company_id = r.company_id and i.quick_win);
