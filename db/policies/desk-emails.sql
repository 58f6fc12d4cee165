-- Emails that couldn't be delivered, and what operators can do about them, function by function.
alter table mail_failures enable row level security, force row level security;

-- Lets the functions below collect failures, show them and decide about them; app_desk has no rights here.
create policy triggers on mail_failures for all to app_keeper using (true) with check (true);
-- Prevents app_worker from reading failures unless the actor is 'worker'.
create policy expired on mail_failures for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from deleting failures unless the actor is 'worker' and they are older than retention says.
create policy sweep on mail_failures for delete to app_worker using (
  (select app.actor()) = 'worker' and failed_at < now() - interval '90 days');
-- Lets the functions below find the emails of a failure and send them again.
create policy triggers on mail_deliveries for all to app_keeper using (true) with check (true);

grant select (id, recipient, recipient_of, person_id, kind, subject_id, status, attempts, last_error, emails, failed_at,
    decision, closed_by, closed_at),
  insert (recipient, recipient_of, person_id, kind, subject_id, status, attempts, last_error),
  update (recipient_of, person_id, kind, subject_id, status, attempts, last_error, emails, failed_at, decision, closed_by,
    closed_at) on mail_failures to app_keeper;
grant select (id, failed_at), delete on mail_failures to app_worker;
grant select (id, kind, subject_id, status, attempts, last_error, finished_at, failure_id),
  update (recipient, last_error, recipient_of, recipient_person_id, status, finished_at) on mail_deliveries to app_keeper;
grant select (failure_id) on mail_deliveries to app_worker;
grant select (mail_failure_id) on desk_log to app_desk;
grant select (mail_failure_id), insert (mail_failure_id) on desk_log to app_keeper;

set local role app_keeper;
-- Notes why an email wasn't sent, and where its address is, but not the address. Someone without an account entered it in
-- the row that the email is about. Nobody looks up the address of a deleted account.
create function keeper.note_mail_failure(mail uuid, fingerprint text, error text, address text) returns void
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  person uuid := (select u.id from users u where u.email = address);
begin
  if app.actor() is distinct from 'worker' then return; end if;
  update mail_deliveries d set recipient = fingerprint, last_error = error, recipient_person_id = person,
    recipient_of = case when person is not null then 'person'
      when exists (select from guardians g where g.id = d.subject_id and g.email = address) then 'guardian'
      when exists (select from invitations i where i.id = d.subject_id and i.email = address) then 'invitation'
      when exists (select from waitlist_entries w where w.id = d.subject_id and w.email = address) then 'waitlist'
      when exists (select from inquiries q where q.id = d.subject_id and q.email = address) then 'inquiry'
      when d.kind <> 'account-deleted' then 'operators' end
    where d.id = mail;
end $$;

-- Collects emails that failed for good, by recipient. If the account was deleted since the last attempt, it isn't known
-- anymore who it was for.
create function keeper.email_failed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  person uuid := (select u.id from users u where u.id = new.recipient_person_id);
  source text := case when new.recipient_of <> 'person' or person is not null then new.recipient_of end;
begin
  insert into mail_failures as f (recipient, recipient_of, person_id, kind, subject_id, status, attempts, last_error)
    values (coalesce(new.recipient, new.kind), source, person, new.kind, new.subject_id, new.status, new.attempts,
      new.last_error)
    on conflict (recipient) where closed_at is null do update set recipient_of = excluded.recipient_of,
      person_id = excluded.person_id, kind = excluded.kind, subject_id = excluded.subject_id, status = excluded.status,
      attempts = excluded.attempts, last_error = excluded.last_error, emails = f.emails + 1, failed_at = now()
    returning f.id into new.failure_id;
  return new;
end $$;

-- The address of a recipient, as long as it exists.
create function keeper.failed_address(f mail_failures) returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select case f.recipient_of
    when 'person' then (select email from users where id = f.person_id)
    when 'guardian' then (select email from guardians where id = f.subject_id)
    when 'invitation' then (select email from invitations where id = f.subject_id)
    when 'waitlist' then (select email from waitlist_entries where id = f.subject_id)
    when 'inquiry' then (select email from inquiries where id = f.subject_id) end
$$;

-- r•••@example.com
create function keeper.masked_address(address text) returns text immutable language sql
  return left(address, 1) || '•••@' || split_part(address, '@', 2);

-- Recipients whose emails failed, newest first, without their address.
create function keeper.list_mail_failures(before_at timestamptz, before_id uuid, max_rows int)
  returns table (id uuid, key text, recipient_of text, masked text, kind text, status text, attempts int, last_error text,
    emails int, failed_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select f.id, f.failed_at::text, f.recipient_of, keeper.masked_address(keeper.failed_address(f)), f.kind, f.status,
      f.attempts, f.last_error, f.emails, f.failed_at
    from mail_failures f
    where f.closed_at is null and keeper.is_operator()
      and (before_id is null or (f.failed_at, f.id) < (before_at, before_id))
    order by f.failed_at desc, f.id desc limit least(max_rows, 100)
$$;

-- How many there are, counted up to 100.
create function keeper.count_mail_failures() returns int stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select count(*)::int from (select from mail_failures where closed_at is null and keeper.is_operator() limit 100) f
$$;

-- One recipient with the newest 20 emails. `earlier`: how often an operator decided about the same recipient, up to 100.
create function keeper.open_mail_failure(failure uuid) returns table (id uuid, recipient_of text, masked text, kind text,
    status text, attempts int, last_error text, emails int, failed_at timestamptz, decision text, operator text,
    closed_at timestamptz, earlier int, newest jsonb) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select f.id, f.recipient_of, keeper.masked_address(keeper.failed_address(f)), f.kind, f.status, f.attempts, f.last_error,
      f.emails, f.failed_at, f.decision, o.name, f.closed_at,
      (select count(*)::int from (select from mail_failures e
        where e.recipient = f.recipient and e.id < f.id limit 100) e),
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'status', d.status, 'attempts', d.attempts,
          'last_error', d.last_error, 'finished_at', d.finished_at) order by d.id desc), '[]')
        from (select id, kind, status, attempts, last_error, finished_at from mail_deliveries
          where failure_id = f.id order by id desc limit 20) d)
    from mail_failures f left join operators o on o.id = f.closed_by where f.id = failure and keeper.is_operator()
$$;

-- The address itself. The reason is recorded, and students see it under "Who has seen my profile".
create function keeper.read_mail_recipient(failure uuid, why text, words text) returns table (email text)
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
declare
  f mail_failures;
begin
  select * into f from mail_failures where id = failure and keeper.is_operator();
  if not found then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, mail_failure_id, account_id, what, reason, note)
    values (app.uid(), failure, f.person_id, 'read_recipient', why, words);
  return query select keeper.failed_address(f);
end $$;

-- Closes a failure, once. Its newest 20 emails are sent again, without those whose link has expired: the person can
-- request a new one (expiringEmails in the contract). The relay turns the event into jobs. What fails again returns to
-- the queue.
-- No login role can call it: operators use the function below, and administrators `questline mail retry`.
create function keeper.settle_mail_failure(failure uuid, resend boolean, words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  f mail_failures;
begin
  select * into f from mail_failures where id = failure for update;
  if not found then perform app.refuse('not_found'); end if;
  if f.closed_at is not null then perform app.refuse('already_decided'); end if;
  if resend then
    update mail_deliveries set status = 'queued', finished_at = null where id in (select d.id from (
        select d.id, d.kind from mail_deliveries d where d.failure_id = failure and d.status in ('refused', 'dead')
        order by d.id desc limit 20) d where d.kind not in ('reset-password', 'guardian-link'));
    if not found then perform app.refuse('conflict'); end if;
    insert into events (name, subject_id, actor_id) values ('mail.resent', failure, null);
  end if;
  update mail_failures set decision = case when resend then 'sent_again' else 'handled' end, closed_by = app.uid(),
    closed_at = now() where id = failure;
  insert into desk_log (operator_id, mail_failure_id, account_id, what, note) values (app.uid(), failure, f.person_id,
    case when resend then 'sent_again' else 'handled_failure' end, words);
end $$;

create function keeper.close_mail_failure(failure uuid, resend boolean, words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  perform keeper.settle_mail_failure(failure, resend, words);
end $$;
grant execute on function keeper.note_mail_failure to app_worker;
grant execute on function keeper.email_failed to app_owner;
grant execute on function keeper.list_mail_failures, keeper.count_mail_failures, keeper.open_mail_failure,
  keeper.read_mail_recipient, keeper.close_mail_failure to app_desk;
set local role app_owner;

create trigger email_failed before update of status on mail_deliveries for each row
  when (old.status = 'queued' and new.status in ('refused', 'dead')) execute function keeper.email_failed();
