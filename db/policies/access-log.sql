-- The record of access. Triggers and functions add rows in the transaction of what they record, so no handler can forget
-- it. Nothing can change a row, and only retention deletes them (docs/decisions/0044).
alter table access_log enable row level security, force row level security;
alter table log_seals enable row level security, force row level security;

-- Lets the functions below record, read and drop entries; no login role has any rights here.
create policy triggers on access_log for all to app_keeper using (true) with check (true);
-- Prevents app_worker from reading seals unless the actor is 'worker'.
create policy read on log_seals for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from sealing unless the actor is 'worker'.
create policy seal on log_seals for insert to app_worker with check ((select app.actor()) = 'worker');
-- Lets retention find the entries that are old enough.
create policy retention on log_seals for select to app_keeper using (true);
-- Lets retention drop what operators did together with its entry.
create policy retention on desk_log for delete to app_keeper using (true);
-- Lets verification compare what operators did with its entries, and keeper.open_account show it.
create policy verify on desk_log for select to app_keeper using (true);

grant select (id, number, at, actor, account_id, person_id, operator_id, action, student_id, subject_id, details, reason,
    desk_log_id, digest),
  insert (at, actor, account_id, person_id, operator_id, action, student_id, subject_id, details, reason, desk_log_id,
    digest), delete on access_log to app_keeper;
grant select (number, after_number, through_number, entries, digest, sealed_at, secret_name, seal),
  insert (number, after_number, through_number, entries, digest, sealed_at, secret_name, seal) on log_seals to app_worker;
grant select (number, after_number, through_number, sealed_at) on log_seals to app_keeper;
grant select (id, operator_id, report_id, review_id, account_id, what, reason, actions, note, created_at), delete on desk_log to app_keeper;

set local role app_keeper;
-- Records a change with the actor of the transaction.
create function keeper.record_change(action text, subject uuid, details text[]) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  -- A lead who deletes an account acts for it (keeper.act_for).
  operator uuid := (select o.id from operators o
    where o.id = coalesce(nullif(current_setting('app.acting_operator', true), '')::uuid, app.uid()));
  who text := case when operator is not null then 'operator' when app.actor() is null then 'administrator'
    when app.actor() = 'anonymous' then 'visitor' when app.actor() = 'worker' then 'worker' else 'person' end;
begin
  insert into access_log (actor, account_id, person_id, operator_id, action, subject_id, details)
    values (who, case who when 'person' then app.uid() end, case who when 'person' then app.person() end, operator, action,
      subject, details);
end $$;

-- Trigger arguments: the action, the column of the subject, and optionally a column whose value is recorded, an id or a
-- role. Of an update, only the names of the columns that changed are recorded.
create function keeper.log_change() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  entry jsonb := coalesce(new_row, old_row);
  details text[] := case when tg_nargs > 2 then array[entry ->> tg_argv[2]] end;
begin
  if tg_op = 'UPDATE' then
    details := array(select key from jsonb_each(new_row)
      where value is distinct from old_row -> key and key <> 'updated_at' order by key);
    if details = '{}' then return null; end if;
  end if;
  perform keeper.record_change(tg_argv[0], (entry ->> tg_argv[1])::uuid, details);
  return null;
end $$;

-- Joining a team, a new role and leaving, with the role.
create function keeper.log_member() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.record_change(case when tg_op = 'INSERT' then 'team_joined' when new.left_at is not null then 'team_left'
    else 'role_changed' end, new.person_id, array[new.role]);
  return null;
end $$;

-- Records that a person of a company opened a part of what it sees of a student: the first time on each day (UTC). Looks
-- first, because most openings are repeated: an insert that finds the row takes twice as long (measured). Returns false if
-- there is nothing to see.
create function keeper.record_view(student uuid, part text) returns boolean security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if not exists (select from ties where company_id = app.uid() and student_id = student and stage <> 'withdrawn')
  then return false; end if;
  if not exists (select from access_log where actor = 'person' and person_id = app.person() and student_id = student
    and action = 'viewed_' || part and (at at time zone 'UTC')::date = (now() at time zone 'UTC')::date)
  then
    insert into access_log (actor, account_id, person_id, action, student_id)
      values ('person', app.uid(), app.person(), 'viewed_' || part, student) on conflict do nothing;
  end if;
  return true;
end $$;

-- What a company sees only in a student's profile. Companies have no other way to read it, so every look is recorded.
create function keeper.open_student(student uuid) returns table (username text, motivations text[],
    instagram_handle text, linkedin_handle text) security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
declare
  shares boolean := exists (select from ties t join shared_contacts s using (student_id, company_id)
    where t.company_id = app.uid() and t.student_id = student and t.stage = 'accepted');
begin
  perform keeper.record_view(student, case when shares then 'contacts' else 'profile' end);
  return query select c.username, c.motivations, k.instagram_handle, k.linkedin_handle
    from student_cards c left join student_contacts k on k.student_id = c.student_id and shares
    where c.company_id = app.uid() and c.student_id = student;
end $$;

-- A student's own social handles, which app_api can't read from the table, so that no query gives them to a company.
create function keeper.own_handles() returns table (instagram_handle text, linkedin_handle text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select instagram_handle, linkedin_handle from student_contacts where student_id = app.uid()
$$;

-- Who has seen the student's profile, newest first. An operator's look has a reason and no name.
create function keeper.profile_views(before uuid, max_rows int) returns table (id uuid, at timestamptz, part text,
    reason text, company_id uuid, company_name text, logo_url text, person_name text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select l.id, l.at, case when l.actor = 'person' then substr(l.action, 8)
        when l.action in ('desk_opened_account', 'desk_read_recipient', 'desk_exported_account') then 'account'
        when l.action = 'desk_exported_evidence' then 'report' when l.action = 'desk_opened_files' then 'files'
        else 'messages' end, l.reason,
      l.account_id, coalesce(b.company_was, c.company_name), case when b.company_id is null then c.logo_url end,
      case when b.company_id is null then p.full_name end
    from access_log l left join company_profiles c on c.id = l.account_id left join profiles p on p.id = l.person_id
      left join blocks b on b.student_id = l.student_id and b.company_id = l.account_id
    where l.student_id = app.uid() and (before is null or l.id < before) order by l.id desc limit max_rows
$$;
grant execute on function keeper.record_view, keeper.open_student, keeper.own_handles, keeper.profile_views to app_api;

-- SHA-256 of a row. Without nulls, so that a new column changes no earlier digest.
create function keeper.digest_of(entry jsonb) returns text immutable language sql
  return encode(sha256(convert_to(jsonb_strip_nulls(entry)::text, 'UTF8')), 'hex');

-- The desk's own log, with the student whose private content was opened. New columns of desk_log must be nullable and
-- have no default, or the digests of earlier rows no longer match.
create function keeper.log_desk() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' language plpgsql as $$
begin
  insert into access_log (actor, operator_id, action, student_id, subject_id, reason, desk_log_id, digest)
    values (case when new.operator_id is null then 'administrator' else 'operator' end, new.operator_id,
      'desk_' || new.what,
      case when new.what = 'read_conversation' then (select c.student_id from reports r
          join conversations c on c.id = (r.snapshot ->> 'conversation_id')::uuid where r.id = new.report_id)
        when new.what = 'exported_evidence' then (select s.id from reports r
          join student_profiles s on s.id in (r.reporter_id, r.reported_id) where r.id = new.report_id)
        when new.what = 'opened_files' then (select s.id from reports r
          join student_profiles s on s.id = r.reported_id where r.id = new.report_id)
        when new.what in ('opened_account', 'read_recipient', 'exported_account')
        then (select s.id from student_profiles s where s.id = new.account_id) end,
      coalesce(new.report_id, new.review_id, new.removed_contact_id, new.prospect_id, new.mail_failure_id, new.account_id,
        new.subject_operator_id), new.reason, new.id, keeper.digest_of(to_jsonb(new)));
  return null;
end $$;

-- Counts the rows after one number and through another, with one SHA-256 of all of them.
create function keeper.digest_log(after_number bigint, through_number bigint) returns table (entries int, digest text)
  stable security definer set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' language sql as $$
  select count(*)::int, encode(sha256(convert_to(
      coalesce(string_agg(keeper.digest_of(to_jsonb(l)), '' order by l.number), ''), 'UTF8')), 'hex')
    from access_log l where l.number > after_number and l.number <= through_number and app.actor() = 'worker'
$$;

-- The last of the next rows to seal, up to `max_rows`, or null. Rows of the last five minutes wait: numbers are given out
-- before transactions commit, which they do within a minute (transaction_timeout in db/roles.sql), so no row can still
-- appear below this one.
create function keeper.next_to_seal(after_number bigint, max_rows int) returns bigint stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select max(n.number) from (select l.number, l.at from access_log l
      where l.number > after_number and app.actor() = 'worker' order by l.number limit max_rows) n
    where n.at < now() - interval '5 minutes'
$$;

-- What is not sealed yet, and how much of it claims to be from before the last seal.
create function keeper.unsealed_log(after_number bigint, sealed_at timestamptz)
  returns table (entries int, backdated int, oldest timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select count(*)::int, (count(*) filter (where l.at < sealed_at - interval '5 minutes'))::int, min(l.at)
    from access_log l where l.number > after_number and app.actor() = 'worker'
$$;

-- Rows of desk_log that were changed, added without an entry, or removed.
create function keeper.altered_desk_log() returns table (changed int, added int, removed int) stable security definer
  set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' language sql as $$
  select (count(*) filter (where l.digest <> keeper.digest_of(to_jsonb(d))))::int,
      (count(*) filter (where l.id is null))::int, (count(*) filter (where d.id is null))::int
    from (select * from access_log where desk_log_id is not null) l full join desk_log d on d.id = l.desk_log_id
    where app.actor() = 'worker'
$$;

-- Deletes the oldest sealed entries that are older than `days`, one seal per call. The seal stays. Returns its number, or
-- null. At least 730 days (logRetentionDays), whatever the worker asks for.
create function keeper.drop_old_log(days int) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  s record;
begin
  if app.actor() is distinct from 'worker' then return null; end if;
  select number, after_number, through_number into s from log_seals
    where through_number >= (select l.number from access_log l order by l.number limit 1)
      and sealed_at < now() - make_interval(days => greatest(days, 730)) order by number limit 1;
  if not found then return null; end if;
  delete from desk_log where id in (select desk_log_id from access_log l
    where l.number > s.after_number and l.number <= s.through_number);
  delete from access_log l where l.number > s.after_number and l.number <= s.through_number;
  return s.number;
end $$;
grant execute on function keeper.digest_log, keeper.next_to_seal, keeper.unsealed_log, keeper.altered_desk_log,
  keeper.drop_old_log to app_worker;
grant execute on function keeper.log_change, keeper.log_member, keeper.log_desk to app_owner;
set local role app_owner;

-- Without an actor the writer is a superuser: the seed or a restore.
create trigger log_created after insert on users for each row when (app.actor() is not null)
  execute function keeper.log_change('account_created', 'id');
create trigger log_changed after update of email, password_hash, email_verified_at on users
  for each row when (app.actor() is not null) execute function keeper.log_change('account_changed', 'id');
create trigger log_deleted after delete on users for each row when (app.actor() is not null)
  execute function keeper.log_change('account_deleted', 'id');
create trigger log_changed after update of full_name, username, photo_url on profiles
  for each row when (app.actor() is not null) execute function keeper.log_change('profile_changed', 'id');
create trigger log_changed after update on student_profiles
  for each row when (app.actor() is not null) execute function keeper.log_change('profile_changed', 'id');
create trigger log_added after insert on student_contacts
  for each row when (app.actor() is not null) execute function keeper.log_change('contacts_added', 'student_id');
create trigger log_changed after update on student_contacts
  for each row when (app.actor() is not null) execute function keeper.log_change('contacts_changed', 'student_id');
-- Not for counters.
create trigger log_changed after update of company_name, website, description, mission, industry, banner_url, logo_url,
    video_url, instagram_handle on company_profiles
  for each row when (app.actor() is not null) execute function keeper.log_change('company_changed', 'id');
create trigger log_started after insert on shared_contacts for each row when (app.actor() is not null)
  execute function keeper.log_change('sharing_started', 'student_id', 'company_id');
create trigger log_stopped after delete on shared_contacts for each row when (app.actor() is not null)
  execute function keeper.log_change('sharing_stopped', 'student_id', 'company_id');
create trigger log_joined after insert on members
  for each row when (app.actor() is not null) execute function keeper.log_member();
create trigger log_step after update of role, left_at on members
  for each row when (app.actor() is not null) execute function keeper.log_member();
create trigger log_invited after insert on invitations for each row when (app.actor() is not null)
  execute function keeper.log_change('person_invited', 'id', 'role');

-- Also without an actor: that is an administrator with `questline operator`.
create trigger log_created after insert on operators
  for each row execute function keeper.log_change('operator_created', 'id', 'role');
-- Not for when they were last seen.
create trigger log_changed after update of email, name, role, password_hash, setup_hash, setup_expires_at, disabled_at
    on operators
  for each row execute function keeper.log_change('operator_changed', 'id');
create trigger log_added after insert on operator_passkeys
  for each row execute function keeper.log_change('passkey_added', 'operator_id');
create trigger log_removed after delete on operator_passkeys
  for each row execute function keeper.log_change('passkey_removed', 'operator_id');
create trigger log_removed after delete on operator_recovery_codes
  for each row execute function keeper.log_change('recovery_code_removed', 'operator_id');
create trigger log_started after insert on operator_sessions
  for each row execute function keeper.log_change('operator_signed_in', 'operator_id');
create trigger log_ended after delete on operator_sessions
  for each row execute function keeper.log_change('operator_session_ended', 'operator_id');
create trigger log_recorded after insert on desk_log for each row execute function keeper.log_desk();
