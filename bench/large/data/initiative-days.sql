-- Views of more than a year, for the company with the most initiatives.
insert into initiative_days (initiative_id, company_id, day, views)
select large.initiative(i.n), large.company(i.company), current_date - ago, 1 + (i.n + ago) % 7
from large.initiatives i cross join generate_series(0, 399) ago
where i.company = (select company from large.initiatives group by 1 order by count(*) desc, 1 limit 1);
