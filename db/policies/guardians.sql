-- The guardians of students under 18, and the ledger of what they were told and decided. Only functions write here. A
-- guardian has no account: a signed link names the guardian's row and when the link was sent, and the functions for
-- app_auth reach only that guardian's student.
alter table guardians enable row level security, force row level security;
alter table consent_ledger enable row level security, force row level security;

-- Prevents anyone but the student, companies above all, from learning who the guardian is, and students from seeing an
-- email that they replaced.
create policy read on guardians for select to app_api using (
  student_id = (select app.uid()) and replaced_at is null);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on guardians for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from deleting a guardian until 7 days after the email was replaced, or 30 days after the student
-- turned 18.
create policy sweep on guardians for delete to app_worker using (
  (select app.actor()) = 'worker'
  and (replaced_at < now() - interval '7 days' or ends_at < now() - interval '30 days'));
-- Lets functions name a guardian and record what the guardian decides.
create policy triggers on guardians for all to app_keeper using (true) with check (true);

grant select (student_id, email, status, paused_at, ends_at, created_at) on guardians to app_api;
grant select (id, student_id, email, status, ends_at, sent_at, replaced_at), delete on guardians to app_worker;
grant select (id, student_id, email, status, paused_at, ends_at, sent_at, replaced_at),
  insert (student_id, email, ends_at), update (status, paused_at, sent_at, replaced_at) on guardians to app_keeper;

-- Prevents anyone but the student from reading what a guardian decided.
create policy read on consent_ledger for select to app_api using (student_id = (select app.uid()));
-- Prevents the worker from reading the ledger, except to delete it three years after the account was deleted.
create policy expired on consent_ledger for select to app_worker using (
  (select app.actor()) = 'worker' and delete_after < now());
-- Prevents the worker from deleting a row before then.
create policy sweep on consent_ledger for delete to app_worker using (
  (select app.actor()) = 'worker' and delete_after < now());
-- Lets functions add rows, and an account's deletion set when they are deleted. Nothing can change what they say.
create policy triggers on consent_ledger for all to app_keeper using (true) with check (true);

grant select (id, student_id, kind, text_version, application_id, created_at) on consent_ledger to app_api;
grant select (id, delete_after), delete on consent_ledger to app_worker;
grant select (student_id), insert (id, student_id, guardian_hash, kind, text_version, application_id), update (delete_after)
  on consent_ledger to app_keeper;

set local role app_keeper;
-- Adds a row to the ledger.
create function keeper.record_consent(guardian uuid, what text, texts text, application uuid default null)
  returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  entry uuid := uuidv7();
begin
  insert into consent_ledger (id, student_id, guardian_hash, kind, text_version, application_id)
    select entry, student_id, encode(sha256(convert_to(entry || ' ' || email, 'UTF8')), 'base64'), what, texts, application
    from guardians where id = guardian;
end $$;

-- The same for all spellings of an address that reach one inbox: "+anything" before the @, and at Gmail also dots and the
-- other domain.
create function keeper.inbox_of(address text) returns text immutable
  set search_path = pg_catalog, public, pg_temp language sql
  return case when address ~* '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else regexp_replace(lower(address), '\+[^@]*@', '@') end;

-- Names the student's guardian or corrects the email. The same email again sends another link. Not for adults, not with an
-- unverified email, so that nobody can send emails to strangers with accounts they don't own, and not while paused:
-- otherwise students could name someone else who resumes the account.
create function keeper.name_guardian(guardian_email text, texts text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  student uuid := app.uid();
  born text;
  known record;
  named uuid;
begin
  -- Locked, so that two requests at the same moment don't both replace the same guardian.
  select birth_month into born from student_profiles where id = student for update;
  if born is null or app.is_at_least(18, born) then perform app.refuse('forbidden'); end if;
  if not keeper.is_verified() then perform app.refuse('email_not_verified'); end if;
  if keeper.is_paused(student) then perform app.refuse('account_paused'); end if;
  if exists (select from users where id = student and keeper.inbox_of(email) = keeper.inbox_of(guardian_email))
  then perform app.refuse('guardian_is_self'); end if;
  select id, email into known from guardians where student_id = student and replaced_at is null;
  if known.email = guardian_email then
    update guardians set sent_at = now() where id = known.id;
    insert into events (name, subject_id, actor_id) values ('guardian.link_requested', known.id, student);
    return;
  end if;
  update guardians set replaced_at = now() where id = known.id;
  insert into guardians (student_id, email, ends_at)
    values (student, guardian_email, ((born || '-01')::date + interval '18 years 1 month') at time zone 'UTC') returning id into named;
  perform keeper.record_consent(named, 'told', texts);
  insert into events (name, subject_id, actor_id) values ('guardian.named', named, student);
  if known.id is not null then
    insert into events (name, subject_id, actor_id) values ('guardian.replaced', known.id, student);
  end if;
end $$;
grant execute on function keeper.name_guardian to app_api;

-- The student whom a guardian's link is for: a link from the last 24 hours (limits.guardianLinkHours) to the current email
-- of the guardian of a student under 18. Null for every other link.
create function keeper.student_of_guardian(guardian uuid, link_sent timestamptz) returns uuid stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select student_id from public.guardians where id = guardian and app.actor() is not null
    and replaced_at is null and ends_at > now()
    and link_sent <= sent_at and link_sent > now() - interval '24 hours');

-- What the guardian sees of the student. Counts at most 1,000 messages (limits.countMax) and reads no content.
create function keeper.guardian_summary(guardian uuid, link_sent timestamptz)
  returns table (student_name text, hours int, status text, paused boolean, back_on date, messages int,
    public_page boolean, certificates int) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select split_part(trim(p.full_name), ' ', 1), s.weekly_hours_available, g.status, g.paused_at is not null,
    (select b.back_on from student_breaks b where b.student_id = s.id and b.back_at > now()),
    (select count(*)::int from (select from conversations c join inbox_messages m on m.conversation_id = c.id
      where c.student_id = s.id limit 1000) counted),
    exists (select from record_pages r where r.student_id = s.id and r.link is not null),
    (select count(*)::int from record_credentials r where r.student_id = s.id and r.withdrawn_at is null)
  from guardians g join student_profiles s on s.id = g.student_id join profiles p on p.id = s.id
  where g.id = guardian and s.id = keeper.student_of_guardian(guardian, link_sent)
$$;

-- The student's applications and collaborations, the newest first, without those the student withdrew.
create function keeper.guardian_collaborations(guardian uuid, link_sent timestamptz)
  returns table (id uuid, status text, waiting_for_guardian boolean, left_at timestamptz, company_name text, logo_url text,
    initiative_name text, applied_at timestamptz, accepted_at timestamptz, finished_at timestamptz, hours int,
    tasks_approved int, task_count int, messages int, unanswered boolean)
  stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select a.id, a.status, a.waiting_for_guardian, a.left_at,
    coalesce(b.company_was, c.company_name), case when b.company_id is null then c.logo_url end, coalesce(a.initiative_was, i.name), a.applied_at,
    a.accepted_at, a.finished_at, i.weekly_hours, a.tasks_approved, i.task_count,
    (select count(*)::int from (select from conversations v join inbox_messages m on m.conversation_id = v.id
      where v.student_id = a.student_id and v.company_id = a.company_id and v.initiative_id = a.initiative_id
      limit 1000) counted), a.unanswered_at is not null
  from initiative_applications a join initiatives i on i.id = a.initiative_id
    join company_profiles c on c.id = a.company_id
    left join blocks b on b.student_id = a.student_id and b.company_id = a.company_id
  where a.student_id = keeper.student_of_guardian(guardian, link_sent) and a.status <> 'withdrawn'
  order by a.id desc limit 50
$$;

-- Ends, leaves or withdraws all of a student's applications, or one, as if the student did it: the company can't tell the
-- difference. Returns how many.
create function keeper.leave_for_student(student uuid, application uuid default null) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  done int;
begin
  perform set_config('app.actor', student::text, true), set_config('app.person', student::text, true);
  with ended as (
    update initiative_applications set
      status = case status when 'pending' then 'withdrawn' when 'accepted' then 'ended' else status end,
      left_at = case when status not in ('pending', 'accepted') then now() end
      where student_id = student and (application is null or id = application)
        and left_at is null and status <> 'withdrawn'
      returning with (old as earlier) id, earlier.status
  )
  insert into events (name, subject_id, actor_id)
    select case status when 'pending' then 'application.withdrawn' when 'accepted' then 'application.ended'
      else 'application.left' end, id, student from ended order by id;
  get diagnostics done = row_count;
  perform set_config('app.actor', 'anonymous', true), set_config('app.person', '', true);
  return done;
end $$;

-- Takes a step for the guardian: confirm, pause, resume or withdraw. Repeating one changes nothing. Returns false if the
-- link isn't valid. Locks the applications before the student, like blocking a company does. An application that is sent at
-- the same moment locks the student's row too: it is either found here or refused by keeper.application_changed.
create function keeper.guardian_step(guardian uuid, link_sent timestamptz, step text, texts text) returns boolean
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  student uuid := keeper.student_of_guardian(guardian, link_sent);
  before record;
  after record;
begin
  if student is null then return false; end if;
  perform from initiative_applications where student_id = student and left_at is null order by id for update;
  perform from student_profiles where id = student for update;
  select status, paused_at is not null as paused into before from guardians where id = guardian for update;
  update guardians set
    status = case step when 'confirm' then 'confirmed' when 'withdraw' then 'withdrawn' else status end,
    paused_at = case step when 'pause' then coalesce(paused_at, now()) when 'resume' then null else paused_at end
    where id = guardian returning status, paused_at is not null as paused, ends_at into after;
  if (before.status, before.paused) = (after.status, after.paused) then return true; end if;
  if after.status = 'withdrawn' and before.status <> 'withdrawn' then perform keeper.leave_for_student(student); end if;
  update ties set paused_until = case when after.paused or after.status = 'withdrawn' then after.ends_at end
    where student_id = student;
  if after.status = 'confirmed' and not after.paused then
    with released as (
      update initiative_applications set waiting_for_guardian = false, applied_at = now()
        where student_id = student and status = 'pending' and waiting_for_guardian returning id
    )
    insert into events (name, subject_id, actor_id)
      select 'application.sent', id, student from released order by id;
  end if;
  perform keeper.record_consent(guardian, case step when 'confirm' then 'confirmed' when 'pause' then 'paused'
    when 'resume' then 'resumed' else case before.status when 'told' then 'objected' else 'withdrawn' end end, texts);
  insert into events (name, subject_id, actor_id) values (case step when 'confirm' then 'guardian.confirmed'
    when 'pause' then 'guardian.paused' when 'resume' then 'guardian.resumed' else 'guardian.withdrew' end,
    guardian, student);
  return true;
end $$;

-- Ends one collaboration for the guardian, or withdraws one application. Returns whether there was something to end.
create function keeper.guardian_ends(guardian uuid, link_sent timestamptz, application uuid, texts text)
  returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  student uuid := keeper.student_of_guardian(guardian, link_sent);
begin
  if student is null or keeper.leave_for_student(student, application) = 0 then return false; end if;
  perform keeper.record_consent(guardian, 'ended', texts, application);
  insert into events (name, subject_id, actor_id) values ('guardian.ended', application, student);
  return true;
end $$;

-- The email that a new link would go to, to count how many it gets. Null if no link would be sent.
create function keeper.guardian_email(guardian uuid) returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select email from public.guardians where id = guardian and app.actor() is not null
    and replaced_at is null and ends_at > now());

-- Sends a new link to the guardian's email.
create function keeper.request_guardian_link(guardian uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update guardians set sent_at = now() where id = guardian and app.actor() is not null
    and replaced_at is null and ends_at > now();
  if found then
    insert into events (name, subject_id, actor_id) values ('guardian.link_requested', guardian, null);
  end if;
end $$;
grant execute on function keeper.guardian_summary, keeper.guardian_collaborations, keeper.guardian_step,
  keeper.guardian_ends, keeper.guardian_email, keeper.request_guardian_link to app_auth;
set local role app_owner;
