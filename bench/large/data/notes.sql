-- Ten notes about each of some students, by the company's founder.
insert into student_notes (company_id, student_id, person_id, content)
select large.company(company), large.student(student), large.company(company), large.sentence(n + number)
from (select distinct on (company, student) company, student, n from large.applications
  where status in ('pending', 'accepted', 'completed') and n % 10 = 0 order by company, student, n) a
cross join generate_series(1, 10) number;
