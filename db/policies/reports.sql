-- Reports. The reporter sees their status, and the reported side never learns about them.
alter table reports enable row level security, force row level security;

-- Prevents everyone but the person who reported from seeing a report, even teammates and the reported side, and people
-- from seeing what they reported for an earlier company.
create policy read on reports for select to app_api using (
  person_id = (select app.person()) and reporter_id = (select app.uid()));
-- Prevents reporting in another account's name. keeper.prepare_report fills in everything else.
create policy send on reports for insert to app_api with check (reporter_id = (select app.uid()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on reports for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from deleting a report until a year after it was closed.
create policy sweep on reports for delete to app_worker using (
  (select app.actor()) = 'worker' and closed_at < now() - interval '365 days');
-- Lets keeper.delete_student remove the student's name from lists, and operators decide (desk-reports.sql).
create policy triggers on reports for all to app_keeper using (true) with check (true);

grant select (id, number, reporter_id, person_id, subject, subject_id, reason, urgent, details, reported_id,
    reported_name, status, outcome, created_at, closed_at),
  insert (reporter_id, subject, subject_id, reason, details) on reports to app_api;
grant select (id, number, reporter_id, person_id, subject, subject_id, reason, urgent, reported_id, outcome, closed_at), delete
  on reports to app_worker;
grant select (reported_id), update (reported_name) on reports to app_keeper;

-- The photo that a company sees of a student. Policies let a company read only its own cards, and students none.
create function app.photo_of(student uuid) returns text stable language sql
  return (select photo_url from student_cards where student_id = student);
grant execute on function app.photo_of to app_api;

-- What the actor can report: whose it is, and a copy. Returns nothing for the actor's own words and for what only students
-- can report. It runs with the actor's rights, so policies decide what there is to copy, and only students see a row of
-- student_profiles: their own.
create function app.reported(what text, wanted uuid)
  returns table (by_account uuid, by_person uuid, content jsonb) stable language sql as $$
  select m.sender_id, coalesce(m.person_id, m.sender_id), jsonb_build_object('conversation_id', m.conversation_id,
      'initiative', (select i.name from conversations v join initiatives i on i.id = v.initiative_id
        where v.id = m.conversation_id),
      'title', m.subject, 'text', m.content, 'written_at', m.created_at, 'photo', app.photo_of(m.sender_id))
    from inbox_messages m where what = 'message' and m.id = wanted and m.sender_id <> app.uid()
  union all
  select v.company_id, null, jsonb_build_object('conversation_id', v.id,
      'initiative', (select i.name from initiatives i where i.id = v.initiative_id),
      'messages', (select jsonb_agg(jsonb_build_object('by', case m.sender_id when v.student_id then 'student' else 'company' end,
          'person', p.full_name, 'text', m.content, 'written_at', m.created_at) order by m.id)
        from (select id, sender_id, person_id, content, created_at from inbox_messages where conversation_id = v.id order by id desc limit 30) m
        left join profiles p on p.id = coalesce(m.person_id, m.sender_id)))
    from conversations v where what = 'conversation' and v.id = wanted and v.student_id = app.uid()
  union all
  select c.id, null, jsonb_build_object('mission', c.mission, 'text', c.description, 'website', c.website,
      'industry', c.industry, 'instagram', c.instagram_handle, 'logo', c.logo_url, 'banner', c.banner_url,
      'video', c.video_url)
    from company_profiles c where what = 'company' and c.id = wanted and exists (select from student_profiles)
  union all
  select i.company_id, null, jsonb_build_object('initiative_id', i.id, 'title', i.name, 'text', i.description,
      'overview', i.overview, 'requirements', i.requirements, 'benefits', i.benefits, 'goals', i.goals,
      'commission', i.commission, 'banner', i.banner_url, 'video', i.video_url)
    from initiatives i where what = 'initiative' and i.id = wanted and exists (select from student_profiles)
  union all
  select s.company_id, coalesce(s.reviewed_by, s.company_id), jsonb_build_object('initiative', i.name, 'title', t.title,
      'text', s.feedback, 'written_at', s.reviewed_at)
    from task_submissions s left join tasks t on t.id = s.task_id join initiatives i on i.id = s.initiative_id
    where what = 'feedback' and s.id = wanted and s.student_id = app.uid() and s.feedback is not null
  union all
  select a.company_id, coalesce(a.decided_by, a.company_id), jsonb_build_object('initiative', i.name,
      'text', a.decision_note, 'written_at', a.decided_at)
    from initiative_applications a join initiatives i on i.id = a.initiative_id
    where what = 'note' and a.id = wanted and a.student_id = app.uid() and a.decision_note is not null
  union all
  select w.company_id, w.person_id, jsonb_build_object('initiative', e.initiative_name, 'text', w.words,
      'written_at', w.written_at)
    from closing_words w join record_entries e on e.application_id = w.application_id
    where what = 'closing_words' and w.application_id = wanted and w.student_id = app.uid()
  union all
  select t.company_id, null, jsonb_build_object('initiative_id', i.id, 'initiative', i.name, 'title', t.title,
      'text', t.instructions, 'criteria', array_to_string(t.criteria, E'\n'), 'links', t.resources)
    from tasks t join initiatives i on i.id = t.initiative_id
    where what = 'task' and t.id = wanted and t.company_id <> app.uid()
  union all
  select s.student_id, s.student_id, jsonb_build_object('initiative', i.name, 'title', t.title, 'text', s.content,
      'file_id', s.file_id, 'file', (select f.original_name from files f where f.id = s.file_id),
      'written_at', s.completed_at, 'photo', app.photo_of(s.student_id))
    from task_submissions s join tasks t on t.id = s.task_id join initiatives i on i.id = s.initiative_id
    where what = 'submission' and s.id = wanted and s.company_id = app.uid()
$$;
grant execute on function app.reported to app_api;

set local role app_keeper;
-- Fills in who reports, who is reported, and the snapshot. Refuses what the actor can't see. Not a security definer,
-- because the snapshot must contain only what the actor can see (of student_cards, only a company's own).
create function keeper.prepare_report() returns trigger
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  it record;
begin
  select * into it from app.reported(new.subject, new.subject_id);
  if not found then perform app.refuse('not_found'); end if;
  new.person_id := app.person();
  new.reported_id := it.by_account;
  new.reported_person_id := it.by_person;
  new.reported_name := coalesce(
    (select company_name from company_profiles where id = it.by_account),
    (select full_name from student_cards where student_id = it.by_account));
  new.snapshot := it.content || jsonb_build_object('account_id', it.by_account, 'account', new.reported_name,
    'person_id', it.by_person, 'person', case when it.by_person is not null then
      coalesce((select full_name from profiles where id = it.by_person), new.reported_name) end);
  return new;
end $$;

-- The files of a deleted account are kept only as evidence, so they're deleted with the last report about them.
create function keeper.report_deleted() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update files f set removed_at = now() where f.owner_id = old.reported_id and f.removed_at is null
    and (f.id = (old.snapshot ->> 'file_id')::uuid
      or f.public_path in (old.snapshot ->> 'banner', old.snapshot ->> 'logo', old.snapshot ->> 'photo'))
    and not keeper.is_evidence(old.reported_id, f.id, f.public_path)
    and exists (select from profiles p where p.id = f.owner_id and p.deleted_at is not null);
  return null;
end $$;
grant execute on function keeper.prepare_report, keeper.report_deleted to app_owner;
set local role app_owner;

create trigger deleted after delete on reports
  for each row when (old.snapshot ?| array['file_id', 'banner', 'logo', 'photo']) execute function keeper.report_deleted();

-- Without an actor the writer is a superuser: a restore.
create trigger prepare before insert on reports
  for each row when (app.actor() is not null) execute function keeper.prepare_report();
