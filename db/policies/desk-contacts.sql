-- What operators can do about removed contact details, function by function, like about reports.
grant select (removed_contact_id) on desk_log to app_desk;
grant select (removed_contact_id), insert (removed_contact_id) on desk_log to app_keeper;

-- Lets the functions below show what was removed and decide about it.
create policy triggers on removed_contacts for all to app_keeper using (true) with check (true);
grant select (id, number, place, subject_id, company_id, student_id, person_id, company_name, person_name, original,
    found, urgent, created_at, claimed_by, claimed_at, outcome, actions, note, closed_at),
  update (claimed_by, claimed_at, outcome, actions, note, closed_at) on removed_contacts to app_keeper;

set local role app_keeper;
-- Open ones, urgent ones first and then by age, without the original.
create function keeper.list_removed_contacts() returns table (id uuid, number int, place text, kinds text[], urgent boolean,
    company text, person text, claimed_by uuid, operator text, created_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select r.id, r.number, r.place, (select array_agg(distinct f ->> 'kind') from jsonb_array_elements(r.found) f), r.urgent,
      r.company_name, r.person_name, r.claimed_by, o.name, r.created_at
    from removed_contacts r left join operators o on o.id = r.claimed_by
    where r.closed_at is null and keeper.is_operator() order by r.urgent desc, r.id limit 100
$$;

-- Opens one with the original, and claims it unless another operator did within half an hour. Earlier ones of the same
-- company are counted up to 100.
create function keeper.open_removed_contact(removed uuid) returns table (id uuid, number int, place text, kinds text[],
    urgent boolean, company text, person text, student text, original text, found jsonb, outcome text, claimed_by uuid,
    operator text, earlier int, earlier_with_action int, created_at timestamptz)
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  update removed_contacts r set claimed_by = app.uid(), claimed_at = now()
    where r.id = removed and r.closed_at is null
      and (r.claimed_by is null or r.claimed_by = app.uid() or r.claimed_at < now() - interval '30 minutes');
  insert into desk_log (operator_id, removed_contact_id, what)
    select app.uid(), r.id, 'opened' from removed_contacts r where r.id = removed;
  return query select r.id, r.number, r.place,
      (select array_agg(distinct f ->> 'kind') from jsonb_array_elements(r.found) f), r.urgent, r.company_name,
      r.person_name, split_part(s.full_name, ' ', 1), r.original, r.found, r.outcome, r.claimed_by, o.name,
      e.all_of_them, e.with_action, r.created_at
    from removed_contacts r join profiles s on s.id = r.student_id
    left join operators o on o.id = r.claimed_by
    cross join lateral (select count(*)::int as all_of_them,
        (count(*) filter (where e.outcome = 'action'))::int as with_action
      from (select outcome from removed_contacts
        where company_id = r.company_id and id < r.id order by id desc limit 100) e) e
    where r.id = removed;
end $$;

-- Locks one that the operator has claimed and that is open. Everything that decides about it starts here.
create function keeper.claimed_removed_contact(removed uuid) returns removed_contacts security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r removed_contacts;
begin
  select * into r from removed_contacts where id = removed and keeper.is_operator() for update;
  if not found then perform app.refuse('not_found'); end if;
  if r.closed_at is not null then perform app.refuse('already_decided'); end if;
  if r.claimed_by is distinct from app.uid() then perform app.refuse('conflict'); end if;
  return r;
end $$;

create function keeper.release_removed_contact(removed uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.claimed_removed_contact(removed);
  update removed_contacts set claimed_by = null, claimed_at = null where id = removed;
  insert into desk_log (operator_id, removed_contact_id, what) values (app.uid(), removed, 'released');
end $$;

-- Decides, once. Which actions are possible depends on where it was written (contactActionsFor in the contract). That the
-- operator talked to the company is only recorded.
create function keeper.close_removed_contact(removed uuid, chosen text[], words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r removed_contacts := keeper.claimed_removed_contact(removed);
begin
  if not chosen <@ (case r.place when 'message' then '{close_conversation,warn_company,talk_to_company}'
    else '{warn_company,talk_to_company}' end)::text[]
  then perform app.refuse('invalid_input'); end if;
  if 'close_conversation' = any (chosen) then
    perform keeper.close_for_good((select conversation_id from inbox_messages where id = r.subject_id)); end if;
  if 'warn_company' = any (chosen) then
    insert into events (name, subject_id, actor_id) values ('company.warned', r.company_id, null); end if;
  update removed_contacts set outcome = case when chosen = '{}' then 'no_action' else 'action' end, closed_at = now(),
    actions = chosen, note = words where id = removed;
  insert into desk_log (operator_id, removed_contact_id, account_id, what, actions, note)
    values (app.uid(), removed, r.company_id, 'closed', chosen, words);
end $$;
grant execute on function keeper.list_removed_contacts, keeper.open_removed_contact, keeper.release_removed_contact,
  keeper.close_removed_contact to app_desk;
set local role app_owner;
