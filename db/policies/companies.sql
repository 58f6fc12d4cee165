-- Company profiles, onboarding progress and response times.
alter table company_profiles enable row level security, force row level security;
alter table company_onboarding_requirements enable row level security, force row level security;

-- Prevents anyone from seeing a company that operators haven't verified or have suspended, or that has no name or verified
-- email, and visitors from seeing one without open initiatives (the constraint open_ones_are_verified covers those), and
-- students from seeing companies they blocked. Students keep seeing companies they have a tie with, even without a name,
-- as part of their history.
create policy read on company_profiles for select to app_api using (
  listed and (open_initiatives > 0 and (select app.actor()) is not null
    or company_name is not null and email_verified and (select app.uid()) is not null)
  and id <> all (array(select b.company_id from blocks b where b.student_id = (select app.uid())))
  or id = (select app.uid())
  or (select true from ties t where t.student_id = (select app.uid()) and t.company_id = company_profiles.id));
-- Prevents editing another company's profile, or refilling that of a deleted account.
create policy edit on company_profiles for update to app_api
  using (id = (select app.uid()) and (select keeper.has_account())) with check (id = (select app.uid()));
-- Prevents sign-up when no actor is set. Companies are verified right away only while COMPANY_REVIEW is off.
create policy sign_up on company_profiles for insert to app_auth with check (
  (select app.actor()) is not null and verification in ('not_submitted', 'verified'));
-- Prevents app_auth from reading the name on an invitation when no actor is set.
create policy sign_in on company_profiles for select to app_auth using ((select app.actor()) is not null);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on company_profiles for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers count open initiatives and read the name.
create policy triggers on company_profiles for all to app_keeper using (true) with check (true);

grant select (id, company_name, website, description, mission, industry, banner_url, logo_url, video_url,
    instagram_handle, open_initiatives, created_at, updated_at, verification, suspended_at, time_zone),
  update (company_name, website, description, mission, industry, banner_url, logo_url, video_url,
    instagram_handle, updated_at, time_zone) on company_profiles to app_api;
grant select (id, company_name, suspended_at), insert (id, verification) on company_profiles to app_auth;
grant select (id, company_name, suspended_at) on company_profiles to app_worker;
grant select (id, company_name, website, description, mission, industry, banner_url, logo_url, open_initiatives,
    email_verified, verification, suspended_at, listed, created_at, time_zone),
  update (open_initiatives, email_verified, verification, suspended_at, company_name, website, description, mission, industry, banner_url, logo_url, video_url,
    instagram_handle, updated_at, time_zone) on company_profiles to app_keeper;

-- Prevents a company from reading another company's onboarding progress.
create policy read on company_onboarding_requirements for select to app_api using (company_id = (select app.uid()));
-- Lets triggers count; nothing else can.
create policy triggers on company_onboarding_requirements for all to app_keeper using (true) with check (true);

grant select (company_id, total_initiatives_created, onboarding_completed, created_quick_win)
  on company_onboarding_requirements to app_api;
grant select (company_id, total_initiatives_created, created_quick_win), insert (company_id, total_initiatives_created),
  update (total_initiatives_created, created_quick_win), delete on company_onboarding_requirements to app_keeper;

set local role app_keeper;
-- Only owners change the company's name, and operators who approve it.
create function keeper.company_renamed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not (keeper.is_owner() or keeper.is_operator()) then perform app.refuse('forbidden'); end if;
  return new;
end $$;

-- A company with an active initiative can't remove its name. Updates the search index, and hides or shows initiatives
-- together with their company.
create function keeper.company_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if new.company_name is null and new.open_initiatives > 0 then perform app.refuse('company_name_needed'); end if;
  if tg_op = 'UPDATE' and new.listed <> old.listed then
    update initiatives set listed = new.listed where company_id = new.id;
  end if;
  if tg_op = 'UPDATE'
    and (new.industry, new.company_name, new.listed) is distinct from (old.industry, old.company_name, old.listed) then
    perform keeper.index_initiative(i.id) from initiatives i where i.company_id = new.id and i.status = 'active';
  end if;
  perform keeper.index_company(new.id);
  return null;
end $$;

-- Copies from users whether the email of one of its people is verified, because lists read company_profiles only.
create function keeper.company_created() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.email_verified := exists (select from users where id = new.id and email_verified_at is not null);
  return new;
end $$;
create function keeper.email_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update company_profiles c set email_verified = exists (select from members m join users u on u.id = m.person_id
      where m.company_id = c.id and m.left_at is null and u.email_verified_at is not null)
    where c.id = (select company_id from members where person_id = new.id and left_at is null);
  return null;
end $$;
grant execute on function keeper.company_changed, keeper.company_created, keeper.company_renamed, keeper.email_changed
  to app_owner;
set local role app_owner;

create trigger changed after insert or update of company_name, mission, industry, open_initiatives, email_verified,
  verification, suspended_at
  on company_profiles for each row execute function keeper.company_changed();
-- Without an actor the writer is a superuser: the seed or a restore.
create trigger renamed before update of company_name on company_profiles
  for each row when (app.actor() is not null and new.company_name is distinct from old.company_name)
  execute function keeper.company_renamed();
create trigger created before insert on company_profiles for each row execute function keeper.company_created();
create trigger verified after insert or update of email_verified_at on users
  for each row execute function keeper.email_changed();

-- Typical response time of a company ----------------------------------------------------------------------------
alter table company_answers enable row level security, force row level security;

-- Prevents visitors from reading response times; signed-in users see them on every company card.
create policy read on company_answers for select to app_api using ((select app.uid()) is not null);
-- Lets security-definer functions compute it; nothing else can.
create policy triggers on company_answers for all to app_keeper using (true) with check (true);

grant select (company_id, minutes) on company_answers to app_api;
grant select (company_id, minutes, due_at), insert (company_id, due_at), update (minutes, due_at)
  on company_answers to app_keeper;
grant delete on company_answers to app_keeper;
grant select (company_id) on task_submissions to app_keeper;

set local role app_keeper;
-- Marks the company's response time as due after a decision, or when there was none. Writes once until it is recomputed.
create function keeper.decision_made() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into company_answers as a (company_id, due_at) values (new.company_id, now())
    on conflict (company_id) do update set due_at = excluded.due_at where a.due_at > excluded.due_at;
  return null;
end $$;

-- Recomputes the median response time of up to `max_rows` companies that are due, from at most 500 decisions of each kind in
-- the last 90 days. An application that was closed without an answer counts as 21 days. Returns how many it recomputed.
create function keeper.refresh_response_times(at timestamptz, max_rows int) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  refreshed int;
begin
  with due as (
    select company_id from company_answers where due_at <= at and app.actor() = 'worker'
    order by due_at limit max_rows for update skip locked
  ), found as (
    select d.company_id, f.minutes, f.oldest from due d cross join lateral (
      select case when count(*) >= 3 then
          round(percentile_cont(0.5) within group (order by extract(epoch from took)::float8) / 60)::int end as minutes,
        min(answered_at) as oldest
      from (
        (select decided_at - applied_at as took, decided_at as answered_at from initiative_applications a
          where a.company_id = d.company_id and decided_at > at - interval '90 days' and decided_at <= at
          order by decided_at desc limit 500)
        union all
        (select interval '21 days', unanswered_at from initiative_applications a
          where a.company_id = d.company_id and unanswered_at > at - interval '90 days' and unanswered_at <= at
          order by unanswered_at desc limit 500)
        union all
        (select reviewed_at - completed_at, reviewed_at from task_submissions s
          where s.company_id = d.company_id and reviewed_at > at - interval '90 days' and reviewed_at <= at
          order by reviewed_at desc limit 500)) decision) f
  )
  update company_answers a set minutes = f.minutes, due_at = coalesce(f.oldest + interval '90 days', 'infinity')
    from found f where a.company_id = f.company_id;
  get diagnostics refreshed = row_count;
  return refreshed;
end $$;
grant execute on function keeper.decision_made to app_owner;
grant execute on function keeper.refresh_response_times to app_worker;
set local role app_owner;

create trigger answered after update of status on initiative_applications
  for each row when (new.status <> old.status
    and (new.status in ('accepted', 'rejected') or new.unanswered_at is not null)) execute function keeper.decision_made();
create trigger answered after update of status on task_submissions
  for each row when (new.status <> old.status) execute function keeper.decision_made();

-- By when a company promised to answer each application and submission ------------------------------------------
grant select (answers_within_days), update (answers_within_days) on company_profiles to app_api;
grant select (answers_within_days) on company_profiles to app_keeper;
grant select (answer_by) on initiative_applications to app_api;
grant select (answer_by), update (answer_by) on initiative_applications to app_keeper;
grant select (answer_by) on task_submissions to app_api;
grant select (answer_by), update (answer_by) on task_submissions to app_keeper;

set local role app_keeper;
-- Null for a suspended company, which can't answer.
create function keeper.promised_days(company uuid) returns interval stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select make_interval(days => answers_within_days) from public.company_profiles
    where id = company and suspended_at is null);

-- The time starts when the company can see the application, so not before a guardian agreed. The 21 days are
-- repeated in limits.unansweredDays.
create function keeper.promise_decision() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.answer_by := case when new.status = 'pending' and not new.waiting_for_guardian
    then new.applied_at + keeper.promised_days(new.company_id) end;
  new.expires_at := case when new.answer_by is not null then new.applied_at + interval '21 days' end;
  return new;
end $$;
create function keeper.promise_review() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.answer_by := case when new.status = 'pending' and new.superseded_at is null
    then new.completed_at + keeper.promised_days(new.company_id) end;
  return new;
end $$;

-- A suspended company can't answer, so it isn't late either. When it is restored, it has the promised days again, and the 21
-- days start over.
create function keeper.stop_or_restart_answers() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  restarted timestamptz := now() + keeper.promised_days(new.id);
begin
  update initiative_applications set answer_by = restarted,
      expires_at = case when restarted is not null then now() + interval '21 days' end
    where company_id = new.id and status = 'pending' and not waiting_for_guardian;
  update task_submissions set answer_by = restarted
    where company_id = new.id and status = 'pending' and superseded_at is null;
  return null;
end $$;

-- Only owners change what the company promises.
create function keeper.promise_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not keeper.is_owner() then perform app.refuse('forbidden'); end if;
  return new;
end $$;
grant execute on function keeper.promise_decision, keeper.promise_review, keeper.stop_or_restart_answers,
  keeper.promise_changed to app_owner;
set local role app_owner;

-- Triggers run in the order of their names, so these see the times that the others set.
create trigger waits before insert or update of status, applied_at, waiting_for_guardian on initiative_applications
  for each row execute function keeper.promise_decision();
create trigger waits before insert or update of status, completed_at, superseded_at on task_submissions
  for each row execute function keeper.promise_review();
create trigger suspended after update of suspended_at on company_profiles
  for each row when (new.suspended_at is distinct from old.suspended_at)
  execute function keeper.stop_or_restart_answers();
-- Without an actor the writer is a superuser: the seed or a restore.
create trigger promised before update of answers_within_days on company_profiles
  for each row when (app.actor() is not null and new.answers_within_days is distinct from old.answers_within_days)
  execute function keeper.promise_changed();
