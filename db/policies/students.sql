alter table student_profiles enable row level security, force row level security;
alter table student_contacts enable row level security, force row level security;

-- Prevents students from seeing each other, and companies from seeing students who never applied to them.
create policy read on student_profiles for select to app_api using (
  id = (select app.uid())
  or (select t.stage <> 'withdrawn' from ties t
    where t.company_id = (select app.uid()) and t.student_id = student_profiles.id));
-- Prevents editing another student's profile, and filling that of a deleted account again.
create policy edit on student_profiles for update to app_api
  using (id = (select app.uid()) and (select keeper.has_account())) with check (id = (select app.uid()));
-- Lets the keeper empty it with the account.
create policy keep on student_profiles for all to app_keeper using (true) with check (true);
-- Prevents sign-up from running for nobody in particular.
create policy sign_up on student_profiles for insert to app_auth with check ((select app.actor()) is not null);

grant select (id, grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags,
    company_tags, updated_at),
  update (grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags, company_tags,
    updated_at) on student_profiles to app_api;
grant insert (id) on student_profiles to app_auth;
grant select (id), update (grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags,
  company_tags, updated_at) on student_profiles to app_keeper;

-- Prevents a company from learning school and handles before it has accepted the student, or after it ended.
create policy read on student_contacts for select to app_api using (
  student_id = (select app.uid())
  or (select t.stage = 'accepted' from ties t
    where t.company_id = (select app.uid()) and t.student_id = student_contacts.student_id));
-- Prevents writing another student's contacts, or those of a deleted account again.
create policy write on student_contacts for insert to app_api with check (
  student_id = (select app.uid()) and (select keeper.has_account()));
-- Prevents editing another student's contacts.
create policy edit on student_contacts for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));

grant select (student_id, school, instagram_handle, linkedin_handle, updated_at),
  insert (student_id, school, instagram_handle, linkedin_handle),
  update (school, instagram_handle, linkedin_handle, updated_at) on student_contacts to app_api;

-- How far somebody is with the survey and the welcome quest ---------------------------------------------------
alter table student_welcomes enable row level security, force row level security;

-- Prevents anybody from reading how another student gets on.
create policy read on student_welcomes for select to app_api using (student_id = (select app.uid()));
-- Prevents beginning in another's name.
create policy write on student_welcomes for insert to app_api with check (student_id = (select app.uid()));
-- Prevents skipping and dismissing for another.
create policy edit on student_welcomes for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));

grant select (student_id, survey_skipped, survey_finished_at, read_at, dismissed_at, celebrated_at),
  insert (student_id, survey_skipped, survey_finished_at, read_at, dismissed_at, celebrated_at),
  update (survey_skipped, survey_finished_at, read_at, dismissed_at, celebrated_at) on student_welcomes to app_api;
