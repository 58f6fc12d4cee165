-- Decisions that a company can still undo. Students can't read them, so nothing that they ask for can depend on one.
-- Everything here locks the application first: deciding, undoing and applying a decision, withdrawing and submitting.
alter table held_decisions enable row level security, force row level security;

-- Prevents everyone else, students above all, from learning about a decision before it takes effect.
create policy read on held_decisions for select to app_api using (company_id = (select app.uid()));
-- Prevents deciding for another company; keeper.hold_decision fills in whose it is and decides whether it is allowed.
create policy decide on held_decisions for insert to app_api with check (company_id = (select app.uid()));
-- Prevents undoing a decision of another company, or of a teammate.
create policy undo on held_decisions for delete to app_api using (
  company_id = (select app.uid()) and person_id = (select app.person()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on held_decisions for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers fill in, count and drop them, and make them final.
create policy triggers on held_decisions for all to app_keeper using (true) with check (true);

grant select (subject_id, application_id, submission_id, student_id, initiative_id, company_id, person_id, decision, note,
    criteria_met, was_waiting, decided_at, takes_effect_at),
  insert (application_id, submission_id, decision, note, criteria_met, takes_effect_at), delete on held_decisions to app_api;
grant select (subject_id, takes_effect_at) on held_decisions to app_worker;
grant select (subject_id, application_id, submission_id, company_id, person_id, decision, note, criteria_met,
    takes_effect_at), delete
  on held_decisions to app_keeper;

-- A task's criteria, each with whether the work met it. Null if nobody checked.
create function app.checked_criteria(criteria text[], met text[]) returns jsonb immutable strict
  set search_path = pg_catalog, public, pg_temp language sql
  return (select coalesce(jsonb_agg(jsonb_build_object('text', c.text, 'met', c.text = any (met)) order by c.place), '[]')
    from unnest(criteria) with ordinality as c (text, place));
grant execute on function app.checked_criteria to app_api, app_keeper;

set local role app_keeper;
-- Locks what is decided, checks whether it still can be, and fills in whose it is.
create function keeper.hold_decision() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  a record;
  s record;
begin
  if new.submission_id is not null then
    new.application_id := (select application_id from task_submissions where id = new.submission_id);
  end if;
  select id, student_id, initiative_id, company_id, status into a from initiative_applications
    where id = new.application_id and company_id = app.uid() and status <> 'withdrawn' and not waiting_for_guardian
    for update;
  if not found then perform app.refuse('not_found'); end if;
  if new.submission_id is null then
    new.was_waiting := true;
    if a.status <> 'pending' then perform app.refuse('already_decided'); end if;
  else
    select w.status, w.superseded_at, t.retired_at into s from task_submissions w join tasks t on t.id = w.task_id
      where w.id = new.submission_id for update of w;
    new.was_waiting := s.status = 'pending' and s.retired_at is null;
    if s.superseded_at is not null or not keeper.can_review(s.status, new.decision, a.status)
    then perform app.refuse('already_decided'); end if;
    if new.decision = 'needs_revision' and coalesce(trim(new.note), '') = '' then perform app.refuse('invalid_input'); end if;
  end if;
  if exists (select from held_decisions where subject_id = coalesce(new.submission_id, new.application_id))
  then perform app.refuse('already_decided'); end if;
  new.student_id := a.student_id;
  new.initiative_id := a.initiative_id;
  new.company_id := a.company_id;
  new.person_id := app.person();
  return new;
end $$;

-- While a decision is held, its subject doesn't count as the company's turn, and an acceptance takes a place. When it takes effect, the application's own
-- count follows in the same transaction.
create function keeper.count_held_decision() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  held record := coalesce(new, old);
  sign int := case tg_op when 'INSERT' then -1 else 1 end;
begin
  update initiative_totals set to_decide = to_decide + case when held.submission_id is null then sign else 0 end,
      to_review = to_review + case when held.submission_id is null then 0 else sign end,
      held = initiative_totals.held - case when held.decision = 'accepted' then sign else 0 end
    where initiative_id = held.initiative_id and held.was_waiting;
  if tg_op = 'INSERT' and held.decision = 'accepted' then perform keeper.require_place(held.initiative_id); end if;
  return null;
end $$;

-- Makes a held decision final and records its event. Returns false if there is no such decision anymore.
create function keeper.make_decision_final(subject uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  asked_by text := app.actor();
  person text := current_setting('app.person', true);
  d record;
begin
  perform from initiative_applications
    where id = (select application_id from held_decisions where subject_id = subject) for update;
  delete from held_decisions where subject_id = subject and (asked_by = 'worker' and takes_effect_at <= now()
      or company_id = app.uid() and person_id = app.person())
    returning application_id, submission_id, company_id, person_id, decision, note, criteria_met into d;
  if not found then return false; end if;
  -- A decision of a suspended company or person is dropped: students don't hear from them.
  if exists (select from company_profiles where id = d.company_id and suspended_at is not null)
    or exists (select from profiles where id = d.person_id and suspended_at is not null)
  then return false; end if;
  -- Triggers and the history name the person who decided.
  perform set_config('app.actor', d.company_id::text, true), set_config('app.person', d.person_id::text, true);
  if d.submission_id is null then
    update initiative_applications set status = d.decision, decision_note = d.note where id = d.application_id;
  else
    update task_submissions s set status = d.decision, feedback = d.note,
        criteria = coalesce((select app.checked_criteria(t.criteria, d.criteria_met) from tasks t where t.id = s.task_id), '[]')
      where id = d.submission_id;
  end if;
  insert into events (name, subject_id, actor_id, ordered_by) values (
    case d.decision when 'accepted' then 'application.accepted' when 'rejected' then 'application.rejected'
      when 'approved' then 'submission.approved' when 'needs_revision' then 'submission.revision_requested'
      else 'submission.reviewed' end,
    subject, d.company_id, d.application_id);
  perform set_config('app.actor', asked_by, true), set_config('app.person', coalesce(person, ''), true);
  return true;
end $$;

-- For the worker, when the time to undo is over.
create function keeper.apply_decision(subject uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return app.actor() = 'worker' and keeper.make_decision_final(subject);
-- For the person who decided, at any time: they may want to write to the student now.
create function keeper.confirm_decision(subject uuid) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return app.uid() is not null and keeper.make_decision_final(subject);

-- A newer attempt replaces the one that was decided, or the work ended: the student was first.
create function keeper.drop_held_review() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  delete from held_decisions where subject_id = new.id;
  return null;
end $$;
grant execute on function keeper.hold_decision, keeper.count_held_decision, keeper.drop_held_review to app_owner;
grant execute on function keeper.apply_decision to app_worker;
grant execute on function keeper.confirm_decision to app_api;
set local role app_owner;

-- Without an actor the writer is a superuser: the seed or a restore.
create trigger hold before insert on held_decisions
  for each row when (app.actor() is not null) execute function keeper.hold_decision();
create trigger counted after insert or delete on held_decisions
  for each row execute function keeper.count_held_decision();
create trigger drop_held after update of superseded_at on task_submissions
  for each row execute function keeper.drop_held_review();
