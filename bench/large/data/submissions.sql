insert into files (id, owner_id, company_id, purpose, status, original_name, media_type, byte_size, object_key, created_at,
  uploaded_at)
select large.id(8, n, ms), large.student(student), large.company(company), 'submission', 'ready', 'work.pdf',
  'application/pdf', 100000 + n % 1000000, 'large/' || n, large.at(ms), large.at(ms)
from large.submissions where upload order by ms;

insert into task_submissions (id, application_id, student_id, initiative_id, company_id, task_id, client_id, attempt,
  submission_type, content, file_id, status, feedback, completed_at, reviewed_at, reviewed_by, superseded_at,
  answer_by)
select large.id(7, s.n, s.ms), large.application(a.n, a.ms), large.student(s.student), large.initiative(s.initiative),
  large.company(s.company), large.task(s.initiative, s.task), large.id(9, s.n, s.ms), s.attempt,
  case when upload then 'upload' when s.n % 5 = 0 then 'link' else 'text' end,
  case when upload then null when s.n % 5 = 0 then 'https://example.org/' || s.n else repeat(large.sentence(s.n) || ' ', 4) end,
  case when upload then large.id(8, s.n, s.ms) end, s.status,
  case when s.status <> 'pending' then large.sentence(s.n + 2) end, large.at(s.ms),
  case when s.status <> 'pending' then large.at(s.ms + s.pace_ms / 2) end,
  case when s.status <> 'pending' then large.company(s.company) end,
  case when s.superseded then large.at(s.ms + s.pace_ms) end,
  case when s.status = 'pending' and not s.superseded then large.at(s.ms) + interval '5 days' end
from large.submissions s join large.applications a on a.n = s.application
order by s.ms;
