-- Every pair that may write does so about the initiative, and some also about none.
create unlogged table large.conversations as
with open as (
  select n, student, initiative, company, ms, status = 'rejected' as rejected,
    bool_and(status = 'rejected') over (partition by student, company) as never_accepted
  from large.applications
  where was_accepted or status = 'rejected'
), about as (
  select student, company, initiative, ms, n <= :applications as ordinary, rejected from open
    where n <= :applications + :largest_applicants + :busiest_conversations + :quiet_conversations
  union all
  select distinct on (student, company) student, company, null, ms, true, never_accepted from open
    where n <= :applications and large.r(n, 61) < 0.46 order by student, company, ms
), numbered as (
  select *, row_number() over (order by ordinary desc, ms, student, company, initiative) as c,
    count(*) filter (where ordinary) over () as ordinary_count
  from about
)
select c, student, company, initiative, ordinary_count, ordinary, rejected,
  large.student(student) as student_id, large.company(company) as company_id,
  case when ordinary then large.ms(c, ordinary_count) else ms end as ms,
  large.id(10, c, case when ordinary then large.ms(c, ordinary_count) else ms end) as id,
  -- Up to when each side has read.
  case when large.r(c, 62) < 0.85 then :now_ms else :now_ms - floor(large.r(c, 63) * 60 * :day_ms)::bigint end as student_seen_ms,
  case when large.r(c, 64) < 0.85 then :now_ms else :now_ms - floor(large.r(c, 65) * 60 * :day_ms)::bigint end as company_seen_ms
from numbered;
alter table large.conversations add primary key (c);
analyze large.conversations;

-- Every tenth conversation gets three in five messages. In time order, so the rows of a thread are scattered.
create unlogged table large.messages as
select case when large.r(n, 66) < 0.56 and open >= 10 then 10 * (1 + floor(large.r(n, 67) * (open / 10))::bigint)
    else 1 + floor(large.r(n, 67) * open)::bigint end as c,
  large.ms(n, :messages) as ms, large.r(n, 68) < 0.5 as from_student
from (select n::bigint, n::bigint * total / :messages as open
  from generate_series(1, :messages) n, (select max(ordinary_count) as total from large.conversations) t) m
union all
select c, ms, large.r(ms, 68) < 0.5 from (
  select c.c, c.ms + k * ((:now_ms - c.ms) / (count + 1)) as ms
  from (select *, row_number() over (partition by company order by c) as nth from large.conversations where not ordinary) c
  cross join lateral (select case company
    when :largest_company then case when nth <= :largest_active then :largest_messages else 1 end
    when :busiest_company then case when nth = 1 then :busiest_thread_messages else :busiest_other_messages end
    else :quiet_messages end::bigint as count) of
  cross join lateral generate_series(1, count) k
) m order by ms;
analyze large.messages;

-- The columns shown in the list of conversations.
create unlogged table large.threads as
select c, max(m.ms * 2 + from_student::int) as last, max(m.ms) filter (where from_student) as student_wrote_ms,
  max(m.ms) filter (where m.ms <= student_seen_ms) as student_read_ms,
  max(m.ms) filter (where m.ms <= company_seen_ms) as company_read_ms,
  count(*) filter (where m.ms > student_seen_ms and not from_student) as student_unread,
  count(*) filter (where m.ms > company_seen_ms and from_student) as company_unread
from large.messages m join large.conversations using (c) group by c;
alter table large.threads add primary key (c);
analyze large.threads;
