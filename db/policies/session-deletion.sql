-- Deleting a person, a student's account or a company, beyond the rows that foreign keys to users delete. Everything about
-- the person is deleted immediately, and so is what a student wrote or submitted. What the other side wrote and decided stays
-- as their history, without a name (docs/decisions/0017). What someone wrote for a company keeps their name as long as the company
-- exists. A new table with account data belongs here, or in the list of tables that stay in db/tests/account-data.test.ts.
set local role app_keeper;
-- Deletes the login with everything private (sessions, contacts, bookmarks, notification settings …) and frees the email.
-- Returns false if there is none.
create function keeper.delete_person(person uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  delete from users where id = person;
  if not found then return false; end if;
  update profiles set full_name = case when exists (select from members where person_id = person) then full_name end,
    username = null, photo_url = null, left_company_at = null, deleted_at = now(), updated_at = now()
    where id = person;
  perform keeper.delete_notifications(person);
  update files set removed_at = now() where owner_id = person and purpose = 'photo' and removed_at is null and withheld_at is null;
  insert into events (name, subject_id, actor_id) values ('user.deleted', person, person);
  return true;
end $$;

-- Two students who leave the same initiatives at the same moment would otherwise lock their counts in different orders.
create function keeper.lock_counts_of_student(student uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform from initiative_totals where initiative_id in (
    select initiative_id from initiative_applications where student_id = student and status in ('pending', 'accepted'))
    order by initiative_id for update;
  perform from initiative_days where (initiative_id, day) in (
    select initiative_id, keeper.day_of(uuid_extract_timestamp(id)) from bookmarks where student_id = student
    union all select initiative_id, keeper.day_of(applied_at) from initiative_applications
      where student_id = student and status = 'pending')
    order by initiative_id, day for update;
end $$;

-- Ends a student's applications and deletes everything the student wrote, except what a report keeps as evidence.
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
  delete from blocks where student_id = student;
  delete from student_breaks where student_id = student;
  -- After the tie, for which a new note waits.
  delete from student_notes where student_id = student;
  -- Nobody can be paid anymore. Payments stay as the company's history.
  delete from rewards where student_id = student and state in ('owed', 'missing');
  update student_cards set full_name = null, username = null, photo_url = null, grade = null, skills = '{}',
    experience_level = null, weekly_hours_available = null, motivations = '{}', initiative_tags = '{}',
    company_tags = '{}', frozen_at = now() where student_id = student;
  update student_profiles set birth_month = null, grade = null, skills = '{}', experience_level = null, weekly_hours_available = null,
    motivations = '{}', initiative_tags = '{}', company_tags = '{}', time_zone = null, updated_at = now() where id = student;
  update reports set reported_name = null where reported_id = student;
  update consent_ledger set delete_after = now() + interval '1095 days' where student_id = student;
  update inbox_messages set subject = null, content = '[deleted with the account]'
    where sender_id = student and conversation_id in (select id from conversations where student_id = student);
  update conversations set last_preview = '[deleted with the account]'
    where student_id = student and last_sender_id = student;
  update task_submissions set submission_type = 'text', content = '[deleted with the account]', file_id = null
    where student_id = student;
  -- Also ends the company's access to a file that is kept as evidence.
  update files set company_id = null,
    original_name = 'work' || coalesce(substring(original_name from '\.[A-Za-z0-9]{1,8}$'), '')
    where owner_id = student;
  update files set removed_at = now() where owner_id = student and purpose <> 'photo' and removed_at is null
    and not keeper.is_evidence(student, id, public_path);
end $$;

-- Deletes a company's initiatives like its own delete button; students keep their work.
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
  delete from shared_contacts where company_id = company;
  delete from student_notes where company_id = company;
  delete from blocks where company_id = company;
  delete from student_cards where company_id = company;
  delete from initiative_drafts where company_id = company;
  delete from feedback_snippets where company_id = company;
  delete from company_onboarding_requirements where company_id = company;
  delete from company_answers where company_id = company;
  -- Before the name, which would be reviewed otherwise.
  delete from company_reviews where company_id = company;
  update company_profiles set company_name = null, website = null, description = null, mission = null,
    industry = '{}', banner_url = null, logo_url = null, video_url = null, instagram_handle = null, time_zone = null,
    updated_at = now() where id = company;
  -- A photo belongs to a person, and the founder has the same id as the company.
  update files set withheld_at = now(),
    removed_at = case when not keeper.is_evidence(company, id, public_path) then now() end
    where owner_id = company and purpose <> 'photo' and removed_at is null;
  -- Last, because only owners change the company's name.
  perform keeper.dissolve_team(company);
end $$;

-- Deletes the person's own account for good. Someone in a company leaves it first, so the last owner can't. Returns false
-- if there is no account, so a second call changes nothing.
create function keeper.delete_account() returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  person uuid := app.person();
begin
  update members set left_at = now() where company_id = app.uid() and person_id = person and left_at is null;
  -- Before the bookmarks are deleted with the login.
  perform keeper.lock_counts_of_student(person);
  if not keeper.delete_person(person) then return false; end if;
  if exists (select from student_profiles where id = person) then perform keeper.delete_student(person); end if;
  return true;
end $$;

-- Deletes the company for good, with the account of the owner who does it. Everyone else loses access. Locks the company
-- first, so that nobody joins while it is deleted.
create function keeper.delete_own_company() returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  company uuid := app.uid();
begin
  perform from company_profiles where id = company for update;
  if not keeper.is_owner() then perform app.refuse('forbidden'); end if;
  perform keeper.delete_company(company);
  perform keeper.delete_person(app.person());
end $$;

-- Deletes the accounts of up to `max_rows` people who have belonged to no company for `days`. Returns how many there were.
create function keeper.delete_people_without_company(days int, max_rows int) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  person uuid;
  seen int := 0;
begin
  if app.actor() is distinct from 'worker' then return 0; end if;
  for person in select id from profiles where left_company_at < now() - make_interval(days => days)
    order by left_company_at limit max_rows for update skip locked
  loop
    seen := seen + 1;
    perform keeper.delete_person(person);
  end loop;
  return seen;
end $$;

-- Refuses a row for a company that is being deleted in the same moment, which a policy can't see.
create function keeper.company_stays() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform from company_profiles where id = new.company_id for key share;
  if not keeper.has_account() then perform app.refuse('not_signed_in'); end if;
  return null;
end $$;
grant execute on function keeper.delete_account, keeper.delete_own_company to app_auth;
grant execute on function keeper.delete_people_without_company to app_worker;
grant execute on function keeper.company_stays to app_owner;
set local role app_owner;

-- Without an actor the writer is a superuser: the seed or a restore.
create trigger company_stays after insert on initiative_drafts
  for each row when (app.actor() is not null) execute function keeper.company_stays();
create trigger company_stays after insert on feedback_snippets
  for each row when (app.actor() is not null) execute function keeper.company_stays();
