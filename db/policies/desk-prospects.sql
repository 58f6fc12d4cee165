-- Prospects: waitlist entries and inquiries, as operators work on them. app_desk has no rights on the tables, and every
-- function that opens or changes a prospect records it.
alter table prospects enable row level security, force row level security;
alter table prospect_notes enable row level security, force row level security;

-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on prospects for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the functions below work on prospects; no login role can change one.
create policy triggers on prospects for all to app_keeper using (true) with check (true);
-- Lets the functions below add and show notes; no login role can read one.
create policy triggers on prospect_notes for all to app_keeper using (true) with check (true);

grant select (id, kind, email, status, invited_as, invited_at, version) on prospects to app_worker;
grant select (id, kind, waitlist_id, inquiry_id, email, search, status, invited_as, invited_at, version, joined_at),
  insert (id, kind, waitlist_id, inquiry_id, email, search, status, joined_at),
  update (status, invited_as, invited_at, version, joined_at) on prospects to app_keeper;
grant select (id, prospect_id, operator_id, text, created_at), insert (prospect_id, operator_id, text)
  on prospect_notes to app_keeper;
grant select (prospect_id) on desk_log to app_desk;
grant select (prospect_id), insert (prospect_id) on desk_log to app_keeper;

set local role app_keeper;
-- Someone on the waitlist who has an account already has joined.
create function keeper.waitlist_joined() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  known boolean := exists (select from users where email = new.email);
begin
  insert into prospects (id, kind, waitlist_id, email, search, status, joined_at) values (new.id, 'waitlist', new.id,
    new.email, new.email, case when known then 'joined' else 'new' end, case when known then now() end);
  return null;
end $$;

-- An inquiry is new even if the company has an account: someone has to answer it.
create function keeper.inquiry_sent() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into prospects (id, kind, inquiry_id, email, search) values (new.id, 'inquiry', new.id, new.email,
    lower(concat_ws(' ', new.email, new.company, new.contact_name)));
  return null;
end $$;

create function keeper.prospect_joined() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update prospects set status = 'joined', joined_at = now() where email = new.email and status <> 'joined';
  return null;
end $$;

-- After an account is deleted, nothing says that it existed.
create function keeper.prospect_left() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update prospects set status = 'closed', joined_at = null where email = old.email and status = 'joined';
  return null;
end $$;
grant execute on function keeper.waitlist_joined, keeper.inquiry_sent, keeper.prospect_joined, keeper.prospect_left
  to app_owner;

-- A page of the list. The plan depends on the filter, so it is made for each call. With the default of 1,000 rows, joins to
-- this function read all waitlist entries.
create function keeper.find_prospects(wanted text, state text, term text, oldest boolean, after uuid, max_rows int)
  returns setof prospects stable rows 30 security definer
  set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan language plpgsql as $$
declare
  pattern text := '%' || replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if not keeper.is_operator() then return; end if;
  if oldest then
    return query select p.* from prospects p where p.kind = wanted and (state is null or p.status = state)
      and (term is null or p.search like pattern) and (after is null or p.id > after) order by p.id limit max_rows;
  else
    return query select p.* from prospects p where p.kind = wanted and (state is null or p.status = state)
      and (term is null or p.search like pattern) and (after is null or p.id < after) order by p.id desc limit max_rows;
  end if;
end $$;

create function keeper.list_prospects(wanted text, state text, term text, oldest boolean, after uuid, max_rows int)
  returns table (id uuid, kind text, email text, status text, pilot_interest boolean, company text, contact_name text,
    created_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select p.id, p.kind, p.email, p.status, w.pilot_interest, i.company, i.contact_name, coalesce(w.created_at, i.created_at)
    from keeper.find_prospects(wanted, state, term, oldest, after, least(max_rows, 100)) p
    left join waitlist_entries w on w.id = p.waitlist_id left join inquiries i on i.id = p.inquiry_id
    order by case when oldest then p.id end, p.id desc
$$;

-- New ones of each kind, counted up to 100, for the menu.
create function keeper.count_new_prospects() returns table (waitlist int, inquiry int) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select (select count(*)::int from (select from prospects where kind = 'waitlist' and status = 'new' limit 100) n),
      (select count(*)::int from (select from prospects where kind = 'inquiry' and status = 'new' limit 100) n)
    where keeper.is_operator()
$$;

-- Everything about a prospect, with the newest 50 notes and what operators did.
create function keeper.prospect_details(prospect uuid) returns jsonb stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select jsonb_build_object('id', p.id, 'kind', p.kind, 'email', p.email, 'status', p.status,
      'pilot_interest', w.pilot_interest, 'company', i.company, 'contact_name', i.contact_name, 'website', i.website,
      'wishes', coalesce(i.wishes, '{}'), 'message', i.message, 'invited_as', p.invited_as, 'invited_at', p.invited_at,
      'joined_at', p.joined_at, 'has_account', exists (select from users u where u.email = p.email),
      'created_at', coalesce(w.created_at, i.created_at),
      'notes', coalesce((select jsonb_agg(to_jsonb(n) order by n.id desc) from (select m.id, m.text, o.name as operator,
          m.created_at from prospect_notes m join operators o on o.id = m.operator_id
        where m.prospect_id = p.id order by m.id desc limit 50) n), '[]'),
      'log', coalesce((select jsonb_agg(to_jsonb(l) order by l.id desc) from (select d.id, d.what, o.name as operator,
          d.created_at from desk_log d join operators o on o.id = d.operator_id
        where d.prospect_id = p.id and d.what not in ('opened_prospect', 'noted_prospect')
        order by d.id desc limit 20) l), '[]'))
    from prospects p left join waitlist_entries w on w.id = p.waitlist_id left join inquiries i on i.id = p.inquiry_id
    where p.id = prospect
$$;

-- Locks a prospect. Everything that opens or changes one starts here.
create function keeper.lock_prospect(prospect uuid) returns prospects security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  p prospects;
begin
  select * into p from prospects where id = prospect and keeper.is_operator() for update;
  if not found then perform app.refuse('not_found'); end if;
  return p;
end $$;

create function keeper.open_prospect(prospect uuid) returns jsonb security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.lock_prospect(prospect);
  insert into desk_log (operator_id, prospect_id, what) values (app.uid(), prospect, 'opened_prospect');
  return keeper.prospect_details(prospect);
end $$;

-- The note isn't in the log, so that it is deleted with the prospect.
create function keeper.add_prospect_note(prospect uuid, words text) returns jsonb security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.lock_prospect(prospect);
  insert into prospect_notes (prospect_id, operator_id, text) values (prospect, app.uid(), words);
  insert into desk_log (operator_id, prospect_id, what) values (app.uid(), prospect, 'noted_prospect');
  return keeper.prospect_details(prospect);
end $$;

-- Sends an invitation, or sends it again, at most once an hour to one email (limits.signUpInvitationMinutes). Someone who
-- has an account gets no email: they have joined. All prospects of the email are locked, in order, so that two operators
-- can't write to it at the same moment.
create function keeper.invite_prospect(prospect uuid, role text) returns jsonb security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  p prospects;
begin
  perform from prospects where email = (select email from prospects where id = prospect) and keeper.is_operator()
    order by id for update;
  p := keeper.lock_prospect(prospect);
  if p.status not in ('new', 'invited') then perform app.refuse('conflict'); end if;
  if p.kind = 'inquiry' and role <> 'company' then perform app.refuse('invalid_input'); end if;
  if exists (select from users where email = p.email) then
    update prospects set status = 'joined', joined_at = now() where id = prospect;
    insert into desk_log (operator_id, prospect_id, what, actions)
      values (app.uid(), prospect, 'invited_prospect', '{has_account}');
    return keeper.prospect_details(prospect);
  end if;
  if exists (select from prospects where email = p.email and invited_at > now() - interval '60 minutes')
  then perform app.refuse('invited_recently'); end if;
  update prospects set status = 'invited', invited_as = role, invited_at = now(), version = version + 1 where id = prospect;
  insert into desk_log (operator_id, prospect_id, what, actions)
    values (app.uid(), prospect, 'invited_prospect', array[role]);
  insert into events (name, subject_id, actor_id) values ('prospect.invited', prospect, null);
  return keeper.prospect_details(prospect);
end $$;

-- The link stops working. The time of the invitation stays, so that canceling doesn't allow another email.
create function keeper.cancel_prospect_invitation(prospect uuid) returns jsonb security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  p prospects := keeper.lock_prospect(prospect);
begin
  if p.status <> 'invited' then perform app.refuse('conflict'); end if;
  update prospects set status = 'new' where id = prospect;
  insert into desk_log (operator_id, prospect_id, what) values (app.uid(), prospect, 'canceled_invitation');
  return keeper.prospect_details(prospect);
end $$;

-- Closes a prospect, or opens it again. Closing also cancels the invitation.
create function keeper.close_prospect(prospect uuid, closed boolean) returns jsonb security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  p prospects := keeper.lock_prospect(prospect);
begin
  if p.status = 'joined' or (p.status = 'closed') = closed then perform app.refuse('conflict'); end if;
  update prospects set status = case when closed then 'closed' else 'new' end where id = prospect;
  insert into desk_log (operator_id, prospect_id, what)
    values (app.uid(), prospect, case when closed then 'closed_prospect' else 'reopened_prospect' end);
  return keeper.prospect_details(prospect);
end $$;

-- A page of the file with the filtered list. Every page is recorded with the reason.
create function keeper.export_prospects(wanted text, state text, term text, oldest boolean, after uuid, max_rows int,
    why text, words text) returns table (id uuid, email text, status text, pilot_interest boolean, company text,
    contact_name text, website text, wishes text[], message text, invited_as text, invited_at timestamptz,
    joined_at timestamptz, notes text, created_at timestamptz, updated_at timestamptz) security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, what, reason, actions, note)
    values (app.uid(), 'exported_prospects', why, array[wanted, coalesce(state, 'all')], words);
  return query select p.id, p.email, p.status, w.pilot_interest, i.company, i.contact_name, i.website,
      coalesce(i.wishes, '{}'), i.message, p.invited_as, p.invited_at, p.joined_at,
      (select string_agg(n.line, E'\n' order by n.id) from (select m.id, o.name || ': ' || m.text as line
        from prospect_notes m join operators o on o.id = m.operator_id
        where m.prospect_id = p.id order by m.id desc limit 50) n),
      coalesce(w.created_at, i.created_at), w.updated_at
    from keeper.find_prospects(wanted, state, term, oldest, after, least(max_rows, 1000)) p
    left join waitlist_entries w on w.id = p.waitlist_id left join inquiries i on i.id = p.inquiry_id
    order by case when oldest then p.id end, p.id desc;
end $$;
grant execute on function keeper.list_prospects, keeper.count_new_prospects, keeper.open_prospect,
  keeper.add_prospect_note, keeper.invite_prospect, keeper.cancel_prospect_invitation, keeper.close_prospect,
  keeper.export_prospects to app_desk;

-- Whom a link invites, for the sign-up page. Works for 14 days (limits.signUpInvitationDays).
create function keeper.find_sign_up_invitation(prospect uuid, sent int) returns table (email text)
  stable security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  select p.email from prospects p where p.id = prospect and p.version = sent and p.status = 'invited'
    and p.invited_at > now() - interval '14 days' and app.actor() is not null
$$;
grant execute on function keeper.find_sign_up_invitation to app_auth;
set local role app_owner;

create trigger joined after insert on waitlist_entries for each row execute function keeper.waitlist_joined();
create trigger sent after insert on inquiries for each row execute function keeper.inquiry_sent();
create trigger prospect_joined after insert or update of email on users
  for each row execute function keeper.prospect_joined();
create trigger prospect_left after delete on users for each row execute function keeper.prospect_left();
