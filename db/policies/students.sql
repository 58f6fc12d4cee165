-- Students' profiles, contacts, cards and welcome progress.
alter table student_profiles enable row level security, force row level security;
alter table student_contacts enable row level security, force row level security;
alter table student_cards enable row level security, force row level security;
alter table shared_contacts enable row level security, force row level security;

-- Prevents reading another student's profile. Companies read their copy in student_cards.
create policy read on student_profiles for select to app_api using (id = (select app.uid()));
-- Prevents editing another student's profile, or refilling that of a deleted account.
create policy edit on student_profiles for update to app_api
  using (id = (select app.uid()) and (select keeper.has_account())) with check (id = (select app.uid()));
-- Lets triggers copy it to the companies' cards and clear it when the account is deleted.
create policy triggers on student_profiles for all to app_keeper using (true) with check (true);
-- Prevents sign-up when no actor is set, without a month of birth, and of children under 13.
create policy sign_up on student_profiles for insert to app_auth with check (
  (select app.actor()) is not null and app.is_at_least(13, birth_month));

-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on student_profiles for select to app_worker using ((select app.actor()) = 'worker');

grant select (id, birth_month, grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags,
    company_tags, time_zone, updated_at),
  update (grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags, company_tags, time_zone,
    updated_at) on student_profiles to app_api;
-- When the student gets no email.
grant select (id, time_zone) on student_profiles to app_worker;
grant insert (id, birth_month) on student_profiles to app_auth;
grant select (id, birth_month, grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags, company_tags),
  update (birth_month, grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags,
    company_tags, time_zone, updated_at) on student_profiles to app_keeper;

set local role app_keeper;
-- For students who signed up before it was asked. Nobody can change it afterward.
create function keeper.set_birth_month(month text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  update student_profiles set birth_month = month
    where id = app.uid() and birth_month is null and app.is_at_least(13, month)
$$;
grant execute on function keeper.set_birth_month to app_api;
set local role app_owner;

-- Prevents a company from learning the school before it accepts the student, after the work ends, after the
-- student leaves, or without the student's consent. (A scalar subquery by a unique key: exists could be hashed, reading
-- all ties of a company.) No query of app_api reads the handles: keeper.open_student gives them to companies under the same
-- conditions and records it, and keeper.own_handles to the student.
create policy read on student_contacts for select to app_api using (
  student_id = (select app.uid())
  or (select t.stage = 'accepted' from ties t join shared_contacts s using (student_id, company_id)
    where t.company_id = (select app.uid()) and t.student_id = student_contacts.student_id));
-- Prevents writing another student's contacts, or those of a deleted account.
create policy write on student_contacts for insert to app_api with check (
  student_id = (select app.uid()) and (select keeper.has_account()));
-- Prevents editing another student's contacts.
create policy edit on student_contacts for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));
-- Lets keeper.open_student and keeper.own_handles read the handles.
create policy triggers on student_contacts for select to app_keeper using (true);

grant select (student_id, school, updated_at),
  insert (student_id, school, instagram_handle, linkedin_handle),
  update (school, instagram_handle, linkedin_handle, updated_at) on student_contacts to app_api;
grant select (student_id, instagram_handle, linkedin_handle) on student_contacts to app_keeper;

-- Prevents others from learning with whom a student shares their contacts.
create policy read on shared_contacts for select to app_api using (
  (select app.uid()) = any (array[student_id, company_id]));
-- Prevents sharing for another student or for a deleted account, and with a company the student has nothing to do with.
create policy share on shared_contacts for insert to app_api with check (
  student_id = (select app.uid()) and (select keeper.has_account())
  and exists (select from ties t where t.student_id = shared_contacts.student_id
    and t.company_id = shared_contacts.company_id));
-- Prevents a company from changing what a student shares.
create policy stop on shared_contacts for delete to app_api using (student_id = (select app.uid()));

-- Lets triggers delete the choice when nothing is open between the two.
create policy triggers on shared_contacts for all to app_keeper using (true) with check (true);

grant select (student_id, company_id), insert (student_id, company_id), delete on shared_contacts to app_api;
grant select (student_id, company_id), delete on shared_contacts to app_keeper;

-- What a company sees of a student ----------------------------------------------------------------------------
-- Prevents a company from reading another company's cards, and students from seeing each other. Students who never
-- applied, or withdrew, have no card.
create policy read on student_cards for select to app_api using (company_id = (select app.uid()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on student_cards for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers write, freeze and clear cards; nothing else can.
create policy triggers on student_cards for all to app_keeper using (true) with check (true);

-- Username and motivations are shown only in the profile, which keeper.open_student opens and records.
grant select (company_id, student_id, full_name, photo_url, grade, skills, experience_level, weekly_hours_available,
  initiative_tags, company_tags) on student_cards to app_api;
grant select (company_id, student_id, full_name) on student_cards to app_worker;
grant select (company_id, student_id, full_name, username, photo_url, motivations, frozen_at),
  insert (company_id, student_id),
  update (full_name, username, photo_url, grade, skills, experience_level, weekly_hours_available, motivations,
    initiative_tags, company_tags, frozen_at), delete on student_cards to app_keeper;

set local role app_keeper;
-- Copies a student's profile to the cards that aren't frozen (of one company or all), and the name to the applications,
-- where companies' lists sort and search by it.
create function keeper.refresh_student_cards(student uuid, company uuid default null) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update student_cards c set full_name = p.full_name, username = p.username, photo_url = p.photo_url,
    grade = s.grade, skills = s.skills, experience_level = s.experience_level,
    weekly_hours_available = s.weekly_hours_available, motivations = s.motivations,
    initiative_tags = s.initiative_tags, company_tags = s.company_tags
    from profiles p join student_profiles s on s.id = p.id
    where p.id = student and c.student_id = student and c.frozen_at is null
      and (company is null or c.company_id = company);
  update initiative_applications a set student_name = coalesce(lower(trim(c.full_name)), ''),
    student_surname = coalesce(lower(substring(trim(c.full_name) from '\S+$')), '')
    from student_cards c
    where c.student_id = student and c.frozen_at is null and (company is null or c.company_id = company)
      and a.student_id = student and a.company_id = c.company_id;
end $$;

create function keeper.profile_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.refresh_student_cards(new.id);
  return null;
end $$;
grant execute on function keeper.profile_changed to app_owner;
set local role app_owner;

create trigger copied after update of full_name, username, photo_url on profiles for each row
  when ((new.full_name, new.username, new.photo_url) is distinct from (old.full_name, old.username, old.photo_url))
  execute function keeper.profile_changed();
create trigger copied after update of grade, skills, experience_level, weekly_hours_available, motivations,
  initiative_tags, company_tags on student_profiles for each row execute function keeper.profile_changed();

-- Progress in the survey and the welcome quest ---------------------------------------------------
alter table student_welcomes enable row level security, force row level security;

-- Prevents reading another student's progress.
create policy read on student_welcomes for select to app_api using (student_id = (select app.uid()));
-- Prevents starting in another student's name.
create policy write on student_welcomes for insert to app_api with check (student_id = (select app.uid()));
-- Prevents skipping or dismissing for another student.
create policy edit on student_welcomes for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));

grant select (student_id, survey_skipped, survey_finished_at, read_at, dismissed_at, celebrated_at),
  insert (student_id, survey_skipped, survey_finished_at, read_at, dismissed_at, celebrated_at),
  update (survey_skipped, survey_finished_at, read_at, dismissed_at, celebrated_at) on student_welcomes to app_api;

-- Breaks -----------------------------------------------------------------------------------------
alter table student_breaks enable row level security, force row level security;

-- Prevents other students from learning about a break, and companies unless the student works for them now. They don't learn
-- about one that is over. (With a limit, because exists could be hashed, reading all applications of a company.)
create policy read on student_breaks for select to app_api using (
  student_id = (select app.uid())
  or back_at > now() and (select true from initiative_applications a where a.student_id = student_breaks.student_id
    and a.status = 'accepted' and a.company_id = (select app.uid()) limit 1));
-- Prevents a break in another student's name, or that of a deleted account.
create policy take on student_breaks for insert to app_api with check (
  student_id = (select app.uid()) and (select keeper.has_account()));
-- Prevents companies from ending a break.
create policy change on student_breaks for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));
-- Lets triggers set when a student needs attention, guardians see the break, and an account's deletion delete it.
create policy triggers on student_breaks for all to app_keeper using (true) with check (true);

grant select (student_id, back_on, back_at, started_at), insert (student_id, back_on, back_at),
  update (back_on, back_at, started_at) on student_breaks to app_api;
grant select (student_id, back_on, back_at), delete on student_breaks to app_keeper;

set local role app_keeper;
-- While a student is on a break, and for the usual days after it, no company sees that they need attention.
create function keeper.break_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.refresh_progress(id) from (select id from initiative_applications
    where student_id = new.student_id and status = 'accepted' order by id) a;
  return null;
end $$;
grant execute on function keeper.break_changed to app_owner;
set local role app_owner;

create trigger changed after insert or update on student_breaks for each row execute function keeper.break_changed();
