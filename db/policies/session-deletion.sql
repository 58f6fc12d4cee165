-- Account deletion, beyond the rows that foreign keys to users delete. Everything about the person is deleted
-- immediately; what the other side received (messages, work, feedback, decisions) stays as their history, without a
-- name (docs/decisions/0017). A new table with account data belongs here, or in the list of tables that stay in
-- db/tests/account-data.test.ts.
set local role app_keeper;
-- Ends a student's applications. Application notes are deleted, submitted work stays.
create function keeper.delete_student(student uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into events (name, subject_id, actor_id)
    select case status when 'pending' then 'application.withdrawn' else 'application.ended' end, id, student
    from initiative_applications where student_id = student and status in ('pending', 'accepted');
  update status_changes set note = null where subject = 'application' and status = 'pending'
    and subject_id in (select id from initiative_applications where student_id = student);
  update initiative_applications set note = null, student_name = '', student_surname = '',
    status = case status when 'pending' then 'withdrawn' when 'accepted' then 'ended' else status end
    where student_id = student;
  update ties set stage = 'closed' where student_id = student and stage <> 'withdrawn';
  update student_cards set full_name = null, username = null, photo_url = null, grade = null, skills = '{}',
    experience_level = null, weekly_hours_available = null, motivations = '{}', initiative_tags = '{}',
    company_tags = '{}', frozen_at = now() where student_id = student;
  update student_profiles set grade = null, skills = '{}', experience_level = null, weekly_hours_available = null,
    motivations = '{}', initiative_tags = '{}', company_tags = '{}', updated_at = now() where id = student;
end $$;

-- Deletes a company's initiatives like the company's own delete button; students keep their work.
create function keeper.delete_company(company uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  initiative uuid;
  open_ends int := 100;
begin
  for initiative in update initiatives set status = 'inactive', deleted_at = now(),
      company_was = (select company_name from company_profiles where id = company)
    where company_id = company and deleted_at is null returning id loop
    -- At most 100 in total here; the worker ends the rest.
    open_ends := open_ends - keeper.end_open_applications(initiative, null, open_ends);
    insert into events (name, subject_id, actor_id) values ('initiative.deleted', initiative, company);
  end loop;
  update initiatives set banner_url = null, video_url = null where company_id = company;
  update ties set stage = 'closed' where company_id = company and stage <> 'withdrawn';
  delete from student_cards where company_id = company;
  delete from initiative_drafts where company_id = company;
  delete from feedback_snippets where company_id = company;
  perform keeper.dissolve_team(company);
  delete from company_onboarding_requirements where company_id = company;
  delete from company_answers where company_id = company;
  update company_profiles set company_name = null, website = null, description = null, mission = null,
    industry = '{}', banner_url = null, logo_url = null, video_url = null, instagram_handle = null, updated_at = now()
    where id = company;
end $$;

-- Deletes the actor's account for good, and the login of the person who does it. Only an owner can delete a company.
-- Returns false if there is none, so a second call changes nothing.
create function keeper.delete_account() returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  account uuid := app.uid();
  person uuid := app.person();
  kind text;
begin
  select user_type into kind from profiles where id = person;
  if kind = 'company' and exists (select from users where id = person) and not keeper.is_owner()
  then perform app.refuse('forbidden'); end if;
  -- Deletes everything private with it (sessions, contacts, bookmarks, drafts …) and frees the email.
  delete from users where id = person;
  if not found then return false; end if;
  update profiles set full_name = null, username = null, photo_url = null, deleted_at = now(), updated_at = now()
    where id = person;
  if kind = 'student' then perform keeper.delete_student(account); else perform keeper.delete_company(account); end if;
  perform keeper.delete_notifications(person);
  -- Submitted files stay with the company, without a file name that could identify the student.
  update files set original_name = 'work' || coalesce(substring(original_name from '\.[A-Za-z0-9]{1,8}$'), '')
    where owner_id = account and company_id is not null;
  -- A company's founder has the same id and keeps their photo if another owner deletes the company.
  update files set removed_at = now() where (owner_id = person or owner_id = account and purpose <> 'photo')
    and company_id is null and removed_at is null;
  insert into events (name, subject_id, actor_id) values ('user.deleted', account, account);
  return true;
end $$;
grant execute on function keeper.delete_account to app_auth;
set local role app_owner;
