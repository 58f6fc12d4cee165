alter table company_profiles enable row level security, force row level security;
alter table company_onboarding_requirements enable row level security, force row level security;

-- Prevents anybody from seeing a company that has not named itself, and visitors from seeing one that
-- offers nothing. Students keep those they have to do with, as their history, also without a name.
create policy read on company_profiles for select to app_api using (
  open_initiatives > 0 and (select app.actor()) is not null
  or company_name is not null and (select app.uid()) is not null
  or id = (select app.uid())
  or (select true from ties t where t.student_id = (select app.uid()) and t.company_id = company_profiles.id));
-- Prevents editing another company's profile, and filling that of a deleted account again.
create policy edit on company_profiles for update to app_api
  using (id = (select app.uid()) and (select keeper.has_account())) with check (id = (select app.uid()));
-- Prevents sign-up from running for nobody in particular.
create policy sign_up on company_profiles for insert to app_auth with check ((select app.actor()) is not null);
-- Prevents the worker from reading outside of its own door.
create policy work on company_profiles for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper count open initiatives and see whether there is a name.
create policy keep on company_profiles for all to app_keeper using (true) with check (true);

grant select (id, company_name, website, description, mission, industry, banner_url, logo_url, video_url,
    instagram_handle, open_initiatives, created_at, updated_at),
  update (company_name, website, description, mission, industry, banner_url, logo_url, video_url,
    instagram_handle, updated_at) on company_profiles to app_api;
grant insert (id) on company_profiles to app_auth;
grant select (id, company_name) on company_profiles to app_worker;
grant select (id, company_name, industry, open_initiatives),
  update (open_initiatives, company_name, website, description, mission, industry, banner_url, logo_url, video_url,
    instagram_handle, updated_at) on company_profiles to app_keeper;

-- Prevents a company from reading how far another one is.
create policy read on company_onboarding_requirements for select to app_api using (company_id = (select app.uid()));
-- Lets the keeper count; nobody else can.
create policy keep on company_onboarding_requirements for all to app_keeper using (true) with check (true);

grant select (company_id, total_initiatives_created, onboarding_completed) on company_onboarding_requirements to app_api;
grant select (company_id, total_initiatives_created), insert (company_id, total_initiatives_created),
  update (total_initiatives_created), delete on company_onboarding_requirements to app_keeper;

set local role app_keeper;
-- An active initiative needs its company's name, so the name cannot be taken away again.
create function keeper.company_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if new.company_name is null and new.open_initiatives > 0 then perform app.refuse('company_name_needed'); end if;
  if tg_op = 'UPDATE' and (new.industry, new.company_name) is distinct from (old.industry, old.company_name) then
    perform keeper.index_initiative(i.id) from initiatives i where i.company_id = new.id and i.status = 'active';
  end if;
  return null;
end $$;
grant execute on function keeper.company_changed to app_owner;
set local role app_owner;

create trigger kept after update of company_name, industry, open_initiatives on company_profiles
  for each row execute function keeper.company_changed();
