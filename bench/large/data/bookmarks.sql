-- Three each, and the maximum for the busy student.
insert into bookmarks (id, student_id, initiative_id)
select large.id(9, n, large.ms(n, :students) + min(k)), large.student(n), large.initiative(i)
from generate_series(1, :all_students) n
cross join lateral generate_series(1, case when n = :busy_student then 200 else 3 end) k
cross join lateral (select 1 + floor(large.r(n * 256 + k, 41) * :initiatives)::bigint as i) picked
group by n, i;

insert into company_answers (company_id, minutes, due_at)
select large.company(company), 60 + company % 5000, 'infinity' from (select distinct company from large.initiatives) c;
