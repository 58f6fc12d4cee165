-- What operators can do about reports, function by function. app_desk has no rights on the tables of the app.
alter table desk_log enable row level security, force row level security;

-- Prevents everyone but operators from reading what operators did.
create policy read on desk_log for select to app_desk using ((select keeper.is_operator()));
-- Lets the functions below record what operators do; nothing can change or delete it.
create policy record on desk_log for insert to app_keeper with check (true);

grant select (id, operator_id, report_id, review_id, account_id, what, reason, actions, note, created_at)
  on desk_log to app_desk;
grant insert (operator_id, report_id, review_id, account_id, what, reason, actions, note) on desk_log to app_keeper;

grant select (id, number, reporter_id, person_id, subject, subject_id, reason, urgent, details, reported_person_id,
    reported_name, snapshot, status, outcome, created_at, closed_at, claimed_by, claimed_at, actions, note),
  update (status, outcome, closed_at, claimed_by, claimed_at, actions, note) on reports to app_keeper;
grant select (student_id, content, person_id, created_at), update (subject, content) on inbox_messages to app_keeper;
grant update (closed_at, stays_closed), select (stays_closed) on conversations to app_keeper;
grant select (stays_closed) on conversations to app_api;

set local role app_keeper;
-- Open reports, urgent ones first and then by age.
create function keeper.list_reports() returns table (id uuid, number int, subject text, reason text, urgent boolean,
    account text, person text, claimed_by uuid, operator text, created_at timestamptz) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select r.id, r.number, r.subject, r.reason, r.urgent, r.snapshot ->> 'account', r.snapshot ->> 'person', r.claimed_by,
      o.name, r.created_at
    from reports r left join operators o on o.id = r.claimed_by
    where r.status <> 'closed' and keeper.is_operator() order by r.urgent desc, r.id limit 100
$$;

-- Opens a report with everything needed to decide, and claims it unless another operator did within half an hour.
create function keeper.open_report(report uuid) returns table (id uuid, number int, subject text, reason text,
    urgent boolean, details text, snapshot jsonb, reporter text, reporter_type text, status text,
    outcome text, claimed_by uuid, operator text, earlier int, earlier_with_action int, created_at timestamptz)
  security definer set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
begin
  if not keeper.is_operator() then perform app.refuse('not_found'); end if;
  update reports r set claimed_by = app.uid(), claimed_at = now(), status = 'being_looked_at'
    where r.id = report and r.status <> 'closed'
      and (r.claimed_by is null or r.claimed_by = app.uid() or r.claimed_at < now() - interval '30 minutes');
  if found then insert into events (name, subject_id, actor_id) values ('report.claimed', report, null); end if;
  insert into desk_log (operator_id, report_id, what) select app.uid(), r.id, 'opened' from reports r where r.id = report;
  return query select r.id, r.number, r.subject, r.reason, r.urgent, r.details, r.snapshot, p.full_name, a.user_type,
      r.status, r.outcome, r.claimed_by, o.name,
      (select count(*)::int from reports e where e.reported_id = r.reported_id and e.id < r.id),
      (select count(*)::int from reports e where e.reported_id = r.reported_id and e.id < r.id and e.outcome = 'action'),
      r.created_at
    from reports r join profiles p on p.id = r.person_id join profiles a on a.id = r.reporter_id
    left join operators o on o.id = r.claimed_by where r.id = report;
end $$;

-- Locks a report that the operator has claimed and that is open. Everything that decides about it starts here.
create function keeper.claimed_report(report uuid) returns reports security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r reports;
begin
  select * into r from reports where id = report and keeper.is_operator() for update;
  if not found then perform app.refuse('not_found'); end if;
  if r.status = 'closed' then perform app.refuse('already_decided'); end if;
  if r.claimed_by is distinct from app.uid() then perform app.refuse('conflict'); end if;
  return r;
end $$;

create function keeper.release_report(report uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.claimed_report(report);
  update reports set claimed_by = null, claimed_at = null where id = report;
  insert into desk_log (operator_id, report_id, what) values (app.uid(), report, 'released');
end $$;

-- The newest 200 messages around a report. Records why in the same transaction.
create function keeper.read_conversation(report uuid, why text, words text)
  returns table (id uuid, by_student boolean, person text, content text, created_at timestamptz) security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
#variable_conflict use_column
declare
  r reports := keeper.claimed_report(report);
begin
  insert into desk_log (operator_id, report_id, what, reason, note)
    values (app.uid(), report, 'read_conversation', why, words);
  return query select m.id, m.sender_id = m.student_id, p.full_name, m.content, m.created_at
    from inbox_messages m left join profiles p on p.id = coalesce(m.person_id, m.sender_id)
    where m.conversation_id = (r.snapshot ->> 'conversation_id')::uuid order by m.id desc limit 200;
end $$;

-- Decides about a report, once: takes the actions, closes it and notifies the reporter. Which actions are possible depends
-- on what was reported (deskActions in the contract).
create function keeper.close_report(session uuid, report uuid, chosen text[], words text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  r reports := keeper.claimed_report(report);
begin
  if not chosen <@ ((case r.subject when 'message' then '{take_down_message,close_conversation}'
    when 'conversation' then '{close_conversation}' when 'company' then '{take_down_page}'
    when 'initiative' then '{take_down_initiative}' when 'feedback' then '{take_down_words}'
    when 'note' then '{take_down_words}' when 'closing_words' then '{take_down_words}' when 'task' then '{take_down_initiative}'
    when 'submission' then '{take_down_submission}' end)::text[]
    || case when coalesce(r.snapshot ->> 'logo', r.snapshot ->> 'banner', r.snapshot ->> 'photo') is not null
      then array['take_down_images'] end
    || case when r.reported_person_id is not null then array['suspend_person'] end
    || case when exists (select from company_profiles where id = r.reported_id) then array['suspend_company'] end)
  then perform app.refuse('invalid_input'); end if;
  if 'take_down_message' = any (chosen) then perform keeper.take_down_message(r.subject_id); end if;
  if 'close_conversation' = any (chosen) then
    perform keeper.close_for_good((r.snapshot ->> 'conversation_id')::uuid); end if;
  if 'take_down_initiative' = any (chosen) then
    perform keeper.take_down_initiative((r.snapshot ->> 'initiative_id')::uuid, r.reason); end if;
  if 'take_down_page' = any (chosen) then perform keeper.take_down_page(r.reported_id, r.snapshot); end if;
  if 'take_down_words' = any (chosen) then
    perform keeper.take_down_words(r.subject_id, r.snapshot ->> 'text'); end if;
  if 'take_down_submission' = any (chosen) then perform keeper.take_down_submission(r.subject_id); end if;
  if 'take_down_images' = any (chosen) then
    perform keeper.take_down_images(r.reported_id,
      array[r.snapshot ->> 'logo', r.snapshot ->> 'banner', r.snapshot ->> 'photo']); end if;
  if chosen && '{take_down_page,take_down_words,take_down_submission,take_down_images}' then
    insert into events (name, subject_id, actor_id) values ('content.taken_down', report, null); end if;
  if chosen && '{suspend_person,suspend_company}' then perform keeper.require_confirmation(session); end if;
  if 'suspend_person' = any (chosen) then perform keeper.suspend_person(r.reported_person_id); end if;
  if 'suspend_company' = any (chosen) then perform keeper.suspend_company(r.reported_id); end if;
  update reports set status = 'closed', outcome = case when chosen = '{}' then 'no_action' else 'action' end,
    closed_at = now(), actions = chosen, note = words where id = report;
  insert into desk_log (operator_id, report_id, account_id, what, actions, note)
    values (app.uid(), report, r.reported_id, 'closed', chosen, words);
  insert into events (name, subject_id, actor_id) values ('report.closed', report, null);
end $$;

-- Replaces the text for both sides. The report keeps it.
create function keeper.take_down_message(message uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  conversation uuid;
begin
  update inbox_messages set subject = null, content = '[removed by our safety team]' where id = message
    returning conversation_id into conversation;
  update conversations set last_preview = '[removed by our safety team]'
    where id = conversation and last_message_id = message;
  insert into events (name, subject_id, actor_id) values ('conversation.closed', conversation, null);
end $$;

-- Nobody can write in the conversation anymore, and the student can't reopen it.
create function keeper.close_for_good(conversation uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set closed_at = coalesce(closed_at, now()), stays_closed = true where id = conversation;
  insert into events (name, subject_id, actor_id) values ('conversation.closed', conversation, null);
end $$;

-- Like deleting it: its students are notified, and what they finished stays in their history. Its company learns the
-- category of the reason, but not who reported it.
create function keeper.take_down_initiative(initiative uuid, why text) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update initiatives set status = 'inactive', deleted_at = now(), taken_down_for = why where id = initiative and deleted_at is null;
  if not found then return; end if;
  delete from initiative_drafts where initiative_id = initiative;
  perform keeper.end_open_applications(initiative, null, 100);
  insert into events (name, subject_id, actor_id) values ('initiative.deleted', initiative, null),
    ('initiative.taken_down', initiative, null);
end $$;
grant execute on function keeper.list_reports, keeper.open_report, keeper.release_report, keeper.read_conversation,
  keeper.close_report to app_desk;
set local role app_owner;
