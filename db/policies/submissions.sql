-- Submissions, their drafts and feedback snippets.
alter table task_submissions enable row level security, force row level security;
alter table submission_drafts enable row level security, force row level security;
alter table feedback_snippets enable row level security, force row level security;

-- Prevents anyone but the student and the company from seeing a submission.
create policy read on task_submissions for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents submitting in another student's name; keeper.prepare_submission decides whether it is allowed now.
create policy submit on task_submissions for insert to app_api with check (
  student_id = (select app.uid()) and status = 'pending');
-- Prevents anyone but the company from reviewing; keeper.submission_step decides which step is allowed.
create policy review on task_submissions for update to app_api
  using (company_id = (select app.uid())) with check (company_id = (select app.uid()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on task_submissions for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers number attempts and count progress.
create policy triggers on task_submissions for all to app_keeper using (true) with check (true);

grant select (id, application_id, student_id, initiative_id, company_id, task_id, client_id, attempt, submission_type,
    content, file_id, status, feedback, criteria, completed_at, reviewed_at, reviewed_by, superseded_at),
  insert (application_id, student_id, initiative_id, company_id, task_id, client_id, submission_type, content, file_id),
  update (status, feedback) on task_submissions to app_api;
grant select (id, student_id, initiative_id, company_id, task_id, status, reviewed_by, superseded_at)
  on task_submissions to app_worker;
grant select (id, application_id, student_id, company_id, task_id, client_id, file_id, attempt, status, completed_at,
    reviewed_at, superseded_at),
  update (status, feedback, criteria, superseded_at, submission_type, content, file_id) on task_submissions to app_keeper;

-- Prevents anyone but the student from reading a draft, even the company.
create policy read on submission_drafts for select to app_api using (student_id = (select app.uid()));
-- Prevents drafts in another student's name, for tasks they can't see, or with another account's file.
create policy write on submission_drafts for insert to app_api with check (
  student_id = (select app.uid()) and (select true from tasks t where t.id = task_id)
  and (file_id is null or (select f.owner_id = (select app.uid()) from files f where f.id = file_id)));
-- Prevents changing another student's draft, or attaching another account's file.
create policy edit on submission_drafts for update to app_api
  using (student_id = (select app.uid()))
  with check (student_id = (select app.uid())
    and (file_id is null or (select f.owner_id = (select app.uid()) from files f where f.id = file_id)));
-- Prevents discarding another student's draft.
create policy discard on submission_drafts for delete to app_api using (student_id = (select app.uid()));
-- Lets the file cleanup see whether a draft uses a file.
create policy triggers on submission_drafts for select to app_keeper using (true);

grant select (student_id, task_id, submission_type, work_text, work_link, file_id, revision, updated_at),
  insert (student_id, task_id, submission_type, work_text, work_link, file_id),
  update (submission_type, work_text, work_link, file_id, revision, updated_at) on submission_drafts to app_api;
grant delete on submission_drafts to app_api;
grant select (file_id) on submission_drafts to app_keeper;

-- Prevents reading another company's snippets.
create policy read on feedback_snippets for select to app_api using (company_id = (select app.uid()));
-- Prevents saving in another company's name, or that of a deleted one.
create policy write on feedback_snippets for insert to app_api with check (
  company_id = (select app.uid()) and (select keeper.has_account()));
-- Prevents changing another company's snippet.
create policy edit on feedback_snippets for update to app_api
  using (company_id = (select app.uid())) with check (company_id = (select app.uid()));
-- Prevents deleting another company's snippet.
create policy discard on feedback_snippets for delete to app_api using (company_id = (select app.uid()));

-- Lets keeper.delete_company delete them.
create policy triggers on feedback_snippets for all to app_keeper using (true) with check (true);

grant select (id, company_id, client_id, name, content, created_at), insert (company_id, client_id, name, content),
  update (name, content) on feedback_snippets to app_api;
grant delete on feedback_snippets to app_api;
grant select (company_id), delete on feedback_snippets to app_keeper;

set local role app_keeper;
-- Checks whether work can be submitted now and numbers the attempt. Locks the application's row, so attempts queue up.
create function keeper.prepare_submission() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  task record;
  newest record;
  file record;
begin
  -- Another student's application is treated as missing, in every status.
  perform from initiative_applications
    where id = new.application_id and student_id = new.student_id and status = 'accepted' for update;
  if not found then perform app.refuse('work_closed'); end if;
  if keeper.is_paused(new.student_id) then perform app.refuse('account_paused'); end if;
  if not keeper.is_listed(new.company_id) then perform app.refuse('company_suspended'); end if;
  -- The same submission sent twice is stored once.
  if exists (select from task_submissions where student_id = new.student_id and client_id = new.client_id)
  then return null; end if;
  select id, attempt, status into newest from task_submissions
    where student_id = new.student_id and task_id = new.task_id and superseded_at is null;
  if newest.status = 'approved' then perform app.refuse('already_approved'); end if;
  select allowed_types, retired_at into task from tasks where id = new.task_id and initiative_id = new.initiative_id;
  if task.retired_at is not null then perform app.refuse('work_closed'); end if;
  if new.submission_type <> all (task.allowed_types) then perform app.refuse('submission_type_not_allowed'); end if;
  if new.file_id is not null then
    -- Locked against the cleanup, which deletes files that were never submitted.
    select status into file from files where id = new.file_id and owner_id = new.student_id and purpose = 'submission'
      and removed_at is null and withheld_at is null for share;
    if not found then perform app.refuse('not_found'); end if;
    if file.status <> 'ready' then perform app.refuse('file_not_ready'); end if;
  end if;
  -- The older attempt leaves every queue first.
  update task_submissions set superseded_at = now() where id = newest.id;
  new.attempt := coalesce(newest.attempt, 0) + 1;
  new.completed_at := now();
  return new;
end $$;

-- Which steps a review can take. A request for changes can become an approval until the student sends a new attempt or
-- the work ends.
create function keeper.can_review(status text, step text, application_status text) returns boolean immutable
  set search_path = pg_catalog, public, pg_temp language sql
  return (status, step) in (('pending', 'approved'), ('pending', 'needs_revision'), ('pending', 'reviewed'),
      ('reviewed', 'approved'), ('reviewed', 'needs_revision'))
    or (status, step, application_status) = ('needs_revision', 'approved', 'accepted');

-- Allows only valid review steps; feedback can't change without a step, unless operators take it down. Sets the reviewer
-- and the time.
create function keeper.submission_step() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if new.status = old.status and keeper.is_operator() then return new; end if;
  if old.superseded_at is not null or not keeper.can_review(old.status, new.status,
    (select status from initiative_applications where id = new.application_id))
  then perform app.refuse('already_decided'); end if;
  if new.status = 'needs_revision' and coalesce(trim(new.feedback), '') = '' then perform app.refuse('invalid_input'); end if;
  new.reviewed_at := now();
  new.reviewed_by := app.person();
  return new;
end $$;

create function keeper.submission_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into status_changes (subject, subject_id, student_id, company_id, status, actor_id, note)
    values ('submission', new.id, new.student_id, new.company_id, new.status, app.uid(), new.feedback);
  if tg_op = 'INSERT' and new.file_id is not null then
    update files set company_id = new.company_id where id = new.file_id;
  end if;
  perform keeper.refresh_progress(new.application_id);
  -- Only an approval completes an application; removing a task never does.
  if new.status = 'approved' then
    update initiative_applications a set status = 'completed' from initiatives i
      where a.id = new.application_id and a.status = 'accepted' and i.id = a.initiative_id
        and i.task_count > 0 and a.tasks_approved = i.task_count;
  end if;
  return null;
end $$;

-- Recounts one application's progress. Locks its row first, so that two recounts can't overlap.
create function keeper.refresh_progress(application uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  a record;
  c record;
  task_total int;
  back timestamptz;
begin
  select id, student_id, status, initiative_id, accepted_at into a from initiative_applications where id = application for update;
  select task_count into task_total from initiatives where id = a.initiative_id;
  select count(*) filter (where s.status = 'approved' and t.retired_at is null) as tasks_approved,
    count(*) filter (where s.status = 'pending' and s.superseded_at is null and t.retired_at is null) as reviews_pending,
    count(*) filter (where s.status = 'approved') as approved,
    count(*) filter (where s.status in ('approved', 'needs_revision')) as decided,
    max(s.completed_at) as last_submitted_at,
    min(s.reviewed_at) filter (where s.status = 'needs_revision' and s.superseded_at is null and t.retired_at is null)
      as revision_since
    into c from task_submissions s join tasks t on t.id = s.task_id where s.application_id = a.id;
  select back_at into back from student_breaks where student_id = a.student_id;
  update initiative_applications set
    tasks_approved = c.tasks_approved, reviews_pending = c.reviews_pending,
    submissions_approved = c.approved, submissions_decided = c.decided, last_submitted_at = c.last_submitted_at,
    needs_revision = a.status = 'accepted' and c.revision_since is not null,
    -- Needs attention after 3 days without a revision, or 7 days without a submission (since acceptance or the last
    -- one) while tasks are open. Never after every task is approved. After a break, the days begin again.
    attention_at = case when a.status <> 'accepted' then null
      when c.last_submitted_at is null then greatest(a.accepted_at, back) + interval '7 days'
      when c.tasks_approved < task_total
      then least(case when c.revision_since is not null then greatest(c.revision_since, back) + interval '3 days' end,
        greatest(c.last_submitted_at, back) + interval '7 days')
      else timestamptz '9999-01-01' end
    where id = a.id;
end $$;
grant execute on function keeper.prepare_submission, keeper.submission_step,
  keeper.submission_changed to app_owner;
set local role app_owner;

create trigger prepare before insert on task_submissions for each row execute function keeper.prepare_submission();
create trigger step before update of status, feedback on task_submissions for each row execute function keeper.submission_step();
create trigger changed after insert or update of status on task_submissions
  for each row execute function keeper.submission_changed();
