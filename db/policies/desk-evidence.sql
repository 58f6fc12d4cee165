-- The evidence of a report, for leads. Names and ids, but no emails and nothing from outside the case.
grant select (entries, digest, secret_name, seal) on log_seals to app_keeper;

set local role app_keeper;
-- The entries of the record of access about a report: what operators did about it, and who of the company opened the
-- student's profile. At most 500 of each, newest first.
create function keeper.entries_of_report(report uuid) returns table (number bigint, at timestamptz, actor text,
    account_id uuid, person_id uuid, operator_id uuid, action text, student_id uuid, reason text, desk_log_id uuid,
    digest text) stable security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  select l.number, l.at, l.actor, l.account_id, l.person_id, l.operator_id, l.action, l.student_id, l.reason,
      l.desk_log_id, l.digest
    from (select d.id from desk_log d where d.report_id = report order by d.id desc limit 500) d
    join access_log l on l.desk_log_id = d.id
  union all
  (select l.number, l.at, l.actor, l.account_id, l.person_id, l.operator_id, l.action, l.student_id, l.reason,
      l.desk_log_id, l.digest
    from reports r join access_log l on l.student_id in (r.reporter_id, r.reported_id)
      and l.account_id in (r.reporter_id, r.reported_id)
    where r.id = report order by l.id desc limit 500)
$$;

-- Everything about one report as JSON. Records who exported it and why in the same transaction, so the export contains
-- itself. The conversation is its newest 200 messages, as operators read it.
create function keeper.export_evidence(session uuid, report uuid, why text, words text) returns jsonb security definer
  set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' language plpgsql as $$
declare
  r reports;
begin
  perform keeper.require_lead();
  perform keeper.require_confirmation(session);
  select * into r from reports where id = report;
  if not found then perform app.refuse('not_found'); end if;
  insert into desk_log (operator_id, report_id, what, reason, note)
    values (app.uid(), report, 'exported_evidence', why, words);
  return jsonb_build_object(
    'exported', jsonb_build_object('at', now(), 'by', (select name from operators where id = app.uid()), 'reason', why, 'note', words),
    'report', jsonb_build_object('id', r.id, 'number', r.number, 'subject', r.subject, 'subject_id', r.subject_id,
      'reason', r.reason, 'urgent', r.urgent, 'details', r.details, 'status', r.status, 'outcome', r.outcome,
      'actions', r.actions, 'note', r.note, 'created_at', r.created_at, 'closed_at', r.closed_at,
      'reporter', (select jsonb_build_object('account_id', r.reporter_id, 'person_id', r.person_id, 'name', p.full_name,
        'type', a.user_type) from profiles p, profiles a where p.id = r.person_id and a.id = r.reporter_id),
      'reported', (select jsonb_build_object('account_id', r.reported_id, 'person_id', r.reported_person_id,
        'type', a.user_type) from profiles a where a.id = r.reported_id)),
    'snapshot', r.snapshot,
    'conversation', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'by', m.by, 'person', m.full_name,
        'text', m.content, 'written_at', m.created_at) order by m.id)
      from (select i.id, case when i.sender_id = i.student_id then 'student' else 'company' end as by, p.full_name, i.content,
          i.created_at from inbox_messages i left join profiles p on p.id = coalesce(i.person_id, i.sender_id)
        where i.conversation_id = (r.snapshot ->> 'conversation_id')::uuid order by i.id desc limit 200) m), '[]'),
    'desk_log', coalesce((select jsonb_agg(to_jsonb(d) order by d.id) from (select l.id, o.name as operator, l.what, l.reason,
        l.actions, l.note, l.created_at from desk_log l join operators o on o.id = l.operator_id
      where l.report_id = report order by l.id desc limit 500) d), '[]'),
    'access_log', coalesce((select jsonb_agg(to_jsonb(e) order by e.number) from keeper.entries_of_report(report) e), '[]'),
    'seals', coalesce((select jsonb_agg(distinct to_jsonb(s)) from keeper.entries_of_report(report) e
      cross join lateral (select * from log_seals where through_number >= e.number order by through_number limit 1) s
      where s.after_number < e.number), '[]'));
end $$;
grant execute on function keeper.export_evidence to app_desk;
set local role app_owner;
