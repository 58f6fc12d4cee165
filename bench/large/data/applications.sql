insert into initiative_applications (id, student_id, initiative_id, company_id, status, note, created_at, applied_at,
  decided_at, accepted_at, finished_at, tasks_approved, reviews_pending, submissions_approved, submissions_decided,
  last_submitted_at, attention_at, needs_revision, student_name, student_surname,
  answer_by)
select large.application(n, ms), large.student(student), large.initiative(initiative), large.company(company), status,
  case when n % 2 = 0 then large.sentence(n) end, large.at(ms), large.at(ms),
  case when was_accepted or status = 'rejected' then large.at(decided_ms) end,
  case when was_accepted then large.at(decided_ms) end,
  case when status in ('completed', 'ended') then large.at(coalesce(last_ms + pace_ms, decided_ms)) end,
  coalesce(tasks_approved, 0), coalesce(reviews_pending, 0), coalesce(approved, 0), coalesce(decided, 0), large.at(last_ms),
  -- The same result as keeper.refresh_progress.
  case when status = 'accepted' then least(large.at(revision_ms) + interval '3 days', large.at(coalesce(last_ms, decided_ms)) + interval '7 days') end,
  status = 'accepted' and revision_ms is not null, lower(large.full_name(student)),
  lower(substring(large.full_name(student) from '\S+$')),
  case when status = 'pending' then large.at(ms) + interval '5 days' end
from large.applications a
left join (
  select application, max(s.ms) as last_ms,
    count(*) filter (where s.status = 'approved' and s.n % 64 < 60) as tasks_approved,
    count(*) filter (where s.status = 'pending' and not superseded) as reviews_pending,
    count(*) filter (where s.status = 'approved') as approved,
    count(*) filter (where s.status in ('approved', 'needs_revision')) as decided,
    min(s.ms + s.pace_ms / 2) filter (where s.status = 'needs_revision' and not superseded) as revision_ms
  from large.submissions s group by application
) s on s.application = a.n
order by ms;
