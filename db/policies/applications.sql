-- Applications, their status history, ties (the relationship between one company and one student), and notes about students.
alter table initiative_applications enable row level security, force row level security;
alter table ties enable row level security, force row level security;
alter table status_changes enable row level security, force row level security;

-- Prevents others from learning who applied where, and a company from seeing applications that are withdrawn or wait for
-- a guardian.
create policy read on initiative_applications for select to app_api using (
  (select app.uid()) = any (array[student_id, company_id])
  and (status <> 'withdrawn' and not waiting_for_guardian or student_id = (select app.uid())));
-- Prevents applying in another student's name, to an initiative that isn't open, with an unverified email, or for one of
-- the reasons in keeper.why_not_apply.
create policy apply on initiative_applications for insert to app_api with check (
  student_id = (select app.uid()) and status = 'pending' and (select keeper.is_verified())
  and (select keeper.why_not_apply()) is null
  and keeper.is_open(initiative_id));
-- Prevents others from deciding, and a company from changing an application that is withdrawn or waits for a guardian.
-- keeper.application_step decides which side can take which step.
create policy change on initiative_applications for update to app_api
  using ((select app.uid()) = any (array[student_id, company_id])
    and (status <> 'withdrawn' and not waiting_for_guardian or student_id = (select app.uid())))
  with check ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on initiative_applications for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers update progress counts, names and status.
create policy triggers on initiative_applications for all to app_keeper using (true) with check (true);

grant select (id, student_id, initiative_id, company_id, status, note, decision_note, created_at, applied_at, decided_at,
    decided_by, accepted_at, finished_at, tasks_approved, reviews_pending, submissions_approved, submissions_decided,
    last_submitted_at, attention_at, client_id, confirmed_hours, needs_revision, student_name, student_surname,
    left_at, waiting_for_guardian, reward_amount, reward_currency, reward_per, initiative_was),
  insert (student_id, initiative_id, company_id, note, client_id, confirmed_hours),
  update (status, note, decision_note, client_id, confirmed_hours, left_at) on initiative_applications to app_api;
grant select (id, student_id, initiative_id, company_id, status, accepted_at, finished_at, left_at, waiting_for_guardian,
    initiative_was)
  on initiative_applications to app_worker;
grant select (id, student_id, initiative_id, company_id, status, accepted_at, applied_at, decided_at, tasks_approved,
    left_at, waiting_for_guardian, finished_at, reward_amount, reward_currency, reward_per, initiative_was),
  update (status, note, decision_note, applied_at, waiting_for_guardian, tasks_approved, reviews_pending, submissions_approved, submissions_decided, last_submitted_at,
    attention_at, finished_at, needs_revision, student_name, student_surname, left_at)
  on initiative_applications to app_keeper;

-- Prevents others from learning which students and companies are in contact; a withdrawn tie is hidden from the company.
create policy read on ties for select to app_api using (
  (select app.uid()) = any (array[student_id, company_id])
  and (stage <> 'withdrawn' or student_id = (select app.uid())));
-- Lets triggers write ties; nothing else can.
create policy triggers on ties for all to app_keeper using (true) with check (true);

grant select (company_id, student_id, stage, student_wrote_at, unanswered, day_began_at, company_today, student_today,
  paused_until) on ties to app_api;
grant select (company_id, student_id, stage, student_wrote_at, unanswered, day_began_at, company_today, student_today,
    paused_until),
  insert (company_id, student_id, stage), update (stage, student_wrote_at, unanswered, day_began_at, company_today,
    student_today, paused_until) on ties to app_keeper;

-- Prevents others from reading a history, and a company from reading that of a withdrawn application: the subquery
-- obeys the application's own policy.
create policy read on status_changes for select to app_api using (
  student_id = (select app.uid())
  or company_id = (select app.uid())
  and (subject = 'submission' or exists (select from initiative_applications a where a.id = subject_id)));
-- Lets triggers write history and clear a student's notes when the account is deleted; nothing else can.
create policy triggers on status_changes for all to app_keeper using (true) with check (true);

grant select (id, subject, subject_id, student_id, company_id, status, actor_id, person_id, note, created_at)
  on status_changes to app_api;
grant select (subject, subject_id, status), insert (subject, subject_id, student_id, company_id, status, actor_id, note),
  update (note) on status_changes to app_keeper;

set local role app_keeper;
-- Allows only valid status changes, each by the right side, and lets each side edit only its own note. Sets the
-- timestamps. Not a security definer, so that current_user tells a trigger from a company.
create function keeper.application_step() returns trigger
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  side text := case app.uid() when old.student_id then 'student' when old.company_id then 'company' else 'system' end;
begin
  if side = 'student' and new.decision_note is distinct from old.decision_note
    or side = 'company' and (new.note, new.client_id, new.confirmed_hours)
      is distinct from (old.note, old.client_id, old.confirmed_hours)
    or side = 'company' and old.status <> 'pending' and new.decision_note is distinct from old.decision_note
  then perform app.refuse('forbidden'); end if;
  -- Students can leave only after a decision, and for good. Ending their own work counts as leaving.
  if new.left_at is distinct from old.left_at and (side <> 'student' or old.left_at is not null
    or new.status not in ('completed', 'rejected', 'ended'))
  then perform app.refuse('forbidden'); end if;
  if side = 'student' and (new.left_at is distinct from old.left_at or (old.status, new.status) = ('accepted', 'ended'))
  then new.left_at := now(); end if;
  -- From here on the company could only reach the student by renaming the initiative.
  new.initiative_was := case when new.left_at is not null or new.status in ('rejected', 'withdrawn', 'ended')
    then coalesce(old.initiative_was, (select name from initiatives where id = new.initiative_id)) end;
  if new.status = old.status then return new; end if;
  if (old.status, new.status, side) not in (
    ('pending', 'accepted', 'company'), ('pending', 'rejected', 'company'),
    ('pending', 'withdrawn', 'student'), ('withdrawn', 'pending', 'student'),
    ('accepted', 'ended', 'student'), ('accepted', 'ended', 'company'), ('accepted', 'ended', 'system'),
    ('pending', 'ended', 'company'), ('pending', 'ended', 'system'),
    ('accepted', 'completed', 'company'), ('accepted', 'completed', 'system'), ('accepted', 'completed', 'student'))
  then perform app.refuse('already_decided'); end if;
  -- A pending application ends only when its initiative is deleted. Approving the last task completes an application; if
  -- the remaining tasks were removed instead, the student completes it.
  if old.status = 'pending' and new.status = 'ended' and side = 'company'
    and exists (select from initiatives where id = new.initiative_id and deleted_at is null)
  then perform app.refuse('already_decided'); end if;
  if new.status = 'completed' and current_user <> 'app_keeper' then
    if side <> 'student' then perform app.refuse('forbidden'); end if;
    if new.tasks_approved = 0
      or new.tasks_approved <> (select task_count from initiatives where id = new.initiative_id)
    then perform app.refuse('tasks_open'); end if;
  end if;
  -- Applying again follows the rules of the first application.
  if new.status = 'pending' and not keeper.is_verified() then perform app.refuse('email_not_verified'); end if;
  if new.status = 'pending' and keeper.why_not_apply() is not null then
    perform app.refuse(keeper.why_not_apply());
  end if;
  if new.status = 'pending' and not keeper.is_open(new.initiative_id) then perform app.refuse('initiative_closed'); end if;
  if new.status = 'pending' and keeper.why_closed(new.initiative_id) is not null then
    perform app.refuse(keeper.why_closed(new.initiative_id));
  end if;
  if new.status = 'pending' then
    new.applied_at := now();
    new.waiting_for_guardian := keeper.waits_for_guardian();
  end if;
  if new.status in ('accepted', 'rejected') then new.decided_at := now(); new.decided_by := app.person(); end if;
  if new.status = 'accepted' then new.accepted_at := now(); end if;
  if new.status in ('completed', 'ended') then new.finished_at := now(); new.attention_at := null; end if;
  return new;
end $$;

-- A student can't apply after the deadline or when all places are taken, and the application may have to wait for the
-- guardian. Applying again does the same in keeper.application_step.
create function keeper.hold_application() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if keeper.why_closed(new.initiative_id) is not null then perform app.refuse(keeper.why_closed(new.initiative_id)); end if;
  new.waiting_for_guardian := keeper.waits_for_guardian();
  return new;
end $$;

-- Records the step in the history, sets the tie to the furthest stage of all applications between the two, and updates
-- or freezes the company's card of the student. After an application that ended without a decision, the company can't
-- write to the student, so the stage is the same as after leaving.
create function keeper.application_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  pair_stage text;
begin
  if tg_op = 'UPDATE' and (new.status, new.left_at, new.waiting_for_guardian)
    is not distinct from (old.status, old.left_at, old.waiting_for_guardian) then return null; end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into status_changes (subject, subject_id, student_id, company_id, status, actor_id, note)
      values ('application', new.id, new.student_id, new.company_id, new.status, app.uid(),
        case when new.status = 'pending' then new.note else new.decision_note end);
  end if;
  if tg_op = 'UPDATE' and new.status = 'accepted' then perform keeper.refresh_progress(new.id); end if;
  -- The student or the initiative's end was first. Reviews of the last tasks don't stop each other.
  if new.status <> 'completed' or new.left_at is not null then
    delete from held_decisions where application_id = new.id;
  end if;
  -- Submissions that still need a review leave the queue.
  if new.status = 'ended' or new.left_at is not null then
    update task_submissions set superseded_at = now()
      where application_id = new.id and superseded_at is null and status in ('pending', 'reviewed');
    update initiative_applications set reviews_pending = 0, needs_revision = false where id = new.id;
  end if;
  -- If two applications of one pair change at the same time, the second waits here and then sees the first.
  perform pg_advisory_xact_lock(hashtextextended(new.company_id::text || new.student_id::text, 0));
  -- A company that the student has blocked doesn't exist for them.
  if new.status = 'pending' and keeper.has_blocked(new.company_id) then perform app.refuse('not_found'); end if;
  -- The guardian may have paused the account at the same moment, which locks the student's row.
  if new.status = 'pending' and new.student_id = app.uid() and keeper.is_paused(new.student_id)
  then perform app.refuse('account_paused'); end if;
  insert into ties (company_id, student_id, stage)
    select new.company_id, new.student_id, s.stage
    from initiative_applications a cross join lateral (
      select case when a.waiting_for_guardian then 'withdrawn'
        when a.left_at is not null or a.status = 'ended' and a.accepted_at is null then 'left'
        when a.status = 'completed' then 'accepted' else a.status end as stage) s
    where a.company_id = new.company_id and a.student_id = new.student_id
    order by array_position(array['accepted', 'ended', 'rejected', 'pending', 'left', 'withdrawn'], s.stage) limit 1
    on conflict (company_id, student_id) do update set stage = excluded.stage where ties.stage <> 'closed';
  select stage into pair_stage from ties where company_id = new.company_id and student_id = new.student_id;
  if pair_stage <> 'closed' then perform keeper.sync_student_card(new.company_id, new.student_id, pair_stage); end if;
  return null;
end $$;

-- A company's card of a student follows the profile while an application is open and not waiting for a guardian, is
-- frozen when none is, and is deleted when all were withdrawn. Without an open application, the student no longer shares
-- school and handles either: a new application asks again. The team's notes are deleted.
create function keeper.sync_student_card(company uuid, student uuid, pair_stage text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if exists (select from initiative_applications where company_id = company and student_id = student
    and status in ('pending', 'accepted', 'completed') and left_at is null and not waiting_for_guardian)
  then
    insert into student_cards as c (company_id, student_id) values (company, student)
      on conflict (company_id, student_id) do update set frozen_at = null;
    perform keeper.refresh_student_cards(student, company);
    return;
  end if;
  delete from shared_contacts where company_id = company and student_id = student;
  delete from student_notes where company_id = company and student_id = student;
  if pair_stage = 'withdrawn' then
    delete from student_cards where company_id = company and student_id = student;
  else
    update student_cards set frozen_at = now(), photo_url = null
      where company_id = company and student_id = student and frozen_at is null;
  end if;
end $$;
grant execute on function keeper.application_step, keeper.hold_application, keeper.application_changed to app_owner;
set local role app_owner;

create trigger step before update of status, note, decision_note, client_id, confirmed_hours, left_at
  on initiative_applications
  for each row execute function keeper.application_step();
-- Without an actor the writer is a superuser: the seed or a restore.
create trigger hold before insert on initiative_applications
  for each row when (app.actor() is not null) execute function keeper.hold_application();
create trigger changed after insert or update of status, left_at, waiting_for_guardian on initiative_applications
  for each row execute function keeper.application_changed();

-- Notes of a company's team ----------------------------------------------------------------------------------
-- Notes about students, private to the company's team. Students read them only in their data export.
alter table student_notes enable row level security, force row level security;

-- Prevents other companies and other students from reading a note.
create policy read on student_notes for select to app_api using (
  (select app.uid()) = any (array[student_id, company_id]));
-- Prevents writing in another company's name, or that of a deleted one; keeper.prepare_note decides about whom.
create policy write on student_notes for insert to app_api with check (
  company_id = (select app.uid()) and (select keeper.has_account()));
-- Prevents members from deleting what a teammate wrote. Owners can.
create policy discard on student_notes for delete to app_api using (
  company_id = (select app.uid()) and (person_id = (select app.person()) or (select keeper.is_owner())));
-- Lets triggers count notes and delete them when nothing is open between the two.
create policy triggers on student_notes for all to app_keeper using (true) with check (true);

grant select (id, company_id, student_id, person_id, client_id, content, created_at),
  insert (company_id, student_id, client_id, content), delete on student_notes to app_api;
grant select (company_id, student_id), delete on student_notes to app_keeper;

set local role app_keeper;
-- Refuses a note when no application of the student is open, or when there are too many notes. Locks the tie, because an
-- application that changes or an account that is deleted at the same moment changes it too.
create function keeper.prepare_note() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  pair_stage text;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.company_id::text || new.student_id::text, 0));
  select stage into pair_stage from ties where company_id = new.company_id and student_id = new.student_id for share;
  if coalesce(pair_stage, 'withdrawn') = 'withdrawn' then perform app.refuse('not_found'); end if;
  if pair_stage = 'closed' or not exists (select from initiative_applications
    where company_id = new.company_id and student_id = new.student_id
      and status in ('pending', 'accepted', 'completed') and left_at is null and not waiting_for_guardian)
  then perform app.refuse('forbidden'); end if;
  -- Repeated in limits.studentNotes.
  if (select count(*) from student_notes where company_id = new.company_id and student_id = new.student_id) >= 50
  then perform app.refuse('too_many_notes'); end if;
  return new;
end $$;
grant execute on function keeper.prepare_note to app_owner;
set local role app_owner;

-- Without an actor the writer is a superuser: the seed or a restore.
create trigger prepare before insert on student_notes
  for each row when (app.actor() is not null) execute function keeper.prepare_note();
