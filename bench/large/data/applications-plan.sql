create unlogged table large.applications as
with wishes as (
  -- Applications pick among the students and initiatives that existed at the time.
  select n::bigint, 1 + floor(large.r(n, 41) * (n::bigint * :students / :applications))::bigint as student,
    1 + floor(large.r(n, 42) * (n::bigint * :initiatives / :applications))::bigint as initiative,
    large.ms(n, :applications) as ms, large.r(n, 43) as fate
  from generate_series(1, :applications) n
  union all
  -- The largest company: a different student each, over the whole span.
  select :applications + 1 + i, 1 + i * (:students / (:largest_applicants + 1)), :largest_initiative + k % 5, large.ms(i + 1, :largest_applicants),
    case when k < :largest_active then case when k % 4 > 0 then 0.4 else 0.9 end
      when k < :largest_active + 500 then 0.1 when k < :largest_active + 800 then 0.7 else 0.84 end
  from (select i, (i * 4657 % :largest_applicants)::bigint as k from generate_series(0, :largest_applicants - 1) i) applicants
  union all
  select :applications + :largest_applicants + k, 2 + k * 7, :busiest_initiative, :start_ms + k * :day_ms / 4, 0.4
  from generate_series(1, :busiest_conversations) k
  union all
  select :applications + :largest_applicants + :busiest_conversations + k, 5 + k * 11, :quiet_initiative, :start_ms + k * :day_ms, 0.4
  from generate_series(1, :quiet_conversations) k
  union all
  select :applications + :largest_applicants + :busiest_conversations + :quiet_conversations + k, :busy_student,
    k * (:initiatives / (:busy_applications + 1)), large.ms(k, :busy_applications), large.r(k, 44)
  from generate_series(1, :busy_applications) k
), chosen as (
  select distinct on (student, initiative) w.*, i.company, i.task_count, i.has_retired_task,
    case
      when fate < 0.25 then 'pending'
      when fate < 0.6 then 'accepted'
      when fate < 0.8 then 'rejected'
      when fate < 0.85 then 'withdrawn'
      -- Without tasks, nothing can be completed.
      when fate < 0.95 and task_count > 0 then 'completed'
      else 'ended' end as wish,
    i.deleted, least(ms + floor(large.r(w.n, 45) * 5 * :day_ms)::bigint, :now_ms - 1000) as decided_ms
  from wishes w join large.initiatives i on i.n = w.initiative
  order by student, initiative, w.n
)
select n, student, initiative, company, ms, decided_ms, status, task_count, has_retired_task,
  case status when 'completed' then task_count
    when 'accepted' then floor(large.r(n, 46) * task_count)::int
    when 'ended' then case when wish = 'pending' then 0 else floor(large.r(n, 46) * task_count)::int end
    else 0 end as done,
  status in ('accepted', 'completed') or status = 'ended' and wish <> 'pending' as was_accepted,
  -- The pace of the work, so that it ends before now.
  least(4 * :day_ms, (:now_ms - decided_ms) / (2 * task_count + 4)) as pace_ms
from (select *, case when deleted and wish in ('pending', 'accepted') then 'ended' else wish end as status from chosen) c;
analyze large.applications;

-- Tasks are done in order; the first open one may be with either side.
create unlogged table large.submissions as
select a.n * 64 + k * 4 + attempt as n, large.r(a.n * 64 + k * 4 + attempt, 53) < 0.1 as upload, a.n as application, a.student, a.initiative, a.company, k::int as task,
  s.status, s.attempt, s.superseded, a.decided_ms + a.pace_ms * (2 * (k - 1) + attempt) as ms, a.pace_ms
from large.applications a
cross join lateral generate_series(1, least(a.done + 1, a.task_count)) k
cross join lateral (select large.r(a.n * 8 + k, 51) as again, large.r(a.n * 8 + k, 52) as fate) r
cross join lateral (
  select 1 as attempt, case when again < 0.22 then 'needs_revision' else 'pending' end as status, true as superseded
    where again < 0.25
  union all
  select 1 + (again < 0.25)::int, case when k <= a.done then 'approved' when fate < 0.45 then 'pending'
    when fate < 0.55 then 'reviewed' else 'needs_revision' end,
    -- Pending submissions left the review queue when the application ended.
    a.status = 'ended' and k > a.done and fate < 0.55
) s
where a.was_accepted and (k <= a.done or fate < 0.75)
union all
-- Submissions for a task that was retired later stay but no longer count.
select a.n * 64 + 60, false, a.n, a.student, a.initiative, a.company, a.task_count + 1, 'approved', 1, false,
  a.decided_ms + a.pace_ms / 4, a.pace_ms
from large.applications a where a.was_accepted and a.has_retired_task and a.done > 0;
analyze large.submissions;
