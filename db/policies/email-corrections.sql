-- Emails that operators correct after proof. app_auth has no rights on the table: it calls the functions below with the id
-- from a signed link.
alter table email_corrections enable row level security, force row level security;

-- Prevents app_worker from reading corrections unless the actor is 'worker'.
create policy worker on email_corrections for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from deleting a correction that can still be undone.
create policy sweep on email_corrections for delete to app_worker using (
  (select app.actor()) = 'worker' and created_at < now() - interval '30 days');
-- Lets the functions below start, finish and stop corrections.
create policy triggers on email_corrections for all to app_keeper using (true) with check (true);
-- Lets the functions below change the email of a login.
create policy correct_email on users for update to app_keeper using (true) with check (true);

grant select (id, person_id, old_email, new_email, status, created_at, approved_at), delete on email_corrections to app_worker;
grant select (id, person_id, operator_id, old_email, new_email, proof, status, created_at, approved_at, decided_at),
  insert (person_id, operator_id, old_email, new_email, proof, status),
  update (status, approved_by, approved_at, decided_at) on email_corrections to app_keeper;
grant select (password_version), update (email, email_verified_at, password_hash, password_version) on users to app_keeper;

set local role app_keeper;
-- Starts a correction, with a recent passkey. Nothing is sent until a lead approves it. A week after the last change or
-- objection nobody can start another one, so that a change can always be undone.
create function keeper.correct_email(session uuid, person uuid, address text, evidence text, why text, words text)
  returns void security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  current_email text;
begin
  perform keeper.require_confirmation(session);
  select email into current_email from users where id = person for update;
  if not found then perform app.refuse('not_found'); end if;
  if exists (select from users where email = address)
    or exists (select from email_corrections where old_email = address and status = 'done'
      and decided_at > now() - interval '7 days')
  then perform app.refuse('email_taken'); end if;
  if exists (select from email_corrections where person_id = person and decided_at > now() - interval '7 days')
  then perform app.refuse('email_corrected_recently'); end if;
  update email_corrections set status = 'replaced' where person_id = person and status in ('requested', 'waiting');
  insert into email_corrections (person_id, operator_id, old_email, new_email, proof, status)
    values (person, app.uid(), current_email, address, evidence, 'requested');
  insert into desk_log (operator_id, account_id, what, actions, reason, note)
    values (app.uid(), person, 'corrected_email', array[evidence], why, words);
end $$;

-- A lead who didn't start the correction approves it, with a recent passkey. The old address gets a link to stop it now,
-- and the new one a link to confirm it a day later.
create function keeper.approve_correction(session uuid, person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  c record;
begin
  perform keeper.require_lead();
  perform keeper.require_confirmation(session);
  select id, operator_id into c from email_corrections where person_id = person and status = 'requested' for update;
  if not found then perform app.refuse('not_found'); end if;
  if c.operator_id = app.uid() then perform app.refuse('second_person_needed'); end if;
  update email_corrections set status = 'waiting', approved_by = app.uid(), approved_at = now() where id = c.id;
  insert into desk_log (operator_id, account_id, what) values (app.uid(), person, 'approved_correction');
  insert into events (name, subject_id, actor_id) values ('email.correction_requested', c.id, null);
end $$;

-- A lead declines a correction, or takes back their own request. Nothing was sent so far.
create function keeper.decline_correction(person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.require_lead();
  update email_corrections set status = 'replaced' where person_id = person and status = 'requested';
  if not found then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, account_id, what) values (app.uid(), person, 'declined_correction');
end $$;

-- The corrections that need a lead's approval, oldest first, at most 100. Without names and emails: opening the account asks
-- for a reason.
create function keeper.list_corrections() returns table (id uuid, is_student boolean, proof text, operator_id uuid,
    operator_name text, created_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  perform keeper.require_lead();
  return query select c.person_id, s.id is not null, c.proof, o.id, o.name, c.created_at
    from email_corrections c join operators o on o.id = c.operator_id left join student_profiles s on s.id = c.person_id
    where c.status = 'requested' order by c.id limit 100;
end $$;
grant execute on function keeper.correct_email, keeper.approve_correction, keeper.decline_correction,
  keeper.list_corrections to app_desk;

-- Gives a login another email and signs the person out everywhere. Links to reset the password stop working.
create function keeper.change_email(person uuid, address text, new_password_hash text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update users set email = address, email_verified_at = now(), password_version = password_version + 1 where id = person;
  if new_password_hash is not null then update users set password_hash = new_password_hash where id = person; end if;
  update sessions set ended_at = now() where user_id = person and ended_at is null;
  insert into events (name, subject_id, actor_id) values ('user.email_changed', person, null);
exception when unique_violation then perform app.refuse('email_taken');
end $$;

-- For the link in the email to the new address: a day after the approval at the earliest (limits.emailCorrectionWaitHours),
-- so that the old address comes first, and then for 48 hours (limits.emailCorrectionHours). Again changes nothing.
create function keeper.confirm_correction(correction uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  c record;
begin
  select person_id, new_email, status, approved_at into c from email_corrections where id = correction for update;
  if not found or c.status not in ('waiting', 'done') or c.approved_at > now() - interval '24 hours'
    or c.approved_at <= now() - interval '72 hours'
  then perform app.refuse('link_expired'); end if;
  if c.status = 'done' then return; end if;
  perform keeper.change_email(c.person_id, c.new_email, null);
  update email_corrections set status = 'done', decided_at = now() where id = correction;
  insert into events (name, subject_id, actor_id) values ('email.corrected', correction, null);
end $$;

-- For the link in the email to the old address. Until the change it stops it, and for 7 days after that
-- (limits.emailObjectionDays) it restores the old email. The password may be someone else's by then, so it stops working,
-- and the person gets an email to choose another.
create function keeper.stop_correction(correction uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  c record;
begin
  select person_id, old_email, status, decided_at into c from email_corrections where id = correction for update;
  if not found or c.status in ('requested', 'replaced') or c.status = 'done' and c.decided_at <= now() - interval '7 days'
  then perform app.refuse('link_expired'); end if;
  if c.status = 'stopped' then return; end if;
  if c.status = 'done' then
    perform keeper.change_email(c.person_id, c.old_email, 'none');
    insert into events (name, subject_id, actor_id) values ('user.reset_requested', c.person_id, null);
  end if;
  update email_corrections set status = 'stopped', decided_at = now() where id = correction;
end $$;
grant execute on function keeper.confirm_correction, keeper.stop_correction to app_auth;

-- Nobody signs up with an email that may be restored. Sign-up treats it like one that has an account.
create function keeper.email_reserved() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if exists (select from email_corrections where old_email = new.email and status = 'done'
    and decided_at > now() - interval '7 days')
  then return null; end if;
  return new;
end $$;
grant execute on function keeper.email_reserved to app_owner;
set local role app_owner;

-- Without an actor the writer is a superuser: the seed or a restore.
create trigger reserved before insert on users for each row when (app.actor() is not null)
  execute function keeper.email_reserved();
