-- A reward for each student who was accepted, in all states.
insert into rewards (application_id, student_id, initiative_id, company_id, amount, currency, state, owed_at, paid_on,
  paid_how, paid_by, paid_at, received_at, missing_at)
select large.application(n, ms), large.student(student), large.initiative(initiative), large.company(company), 2500, 'USD',
  state, at, case when state in ('paid', 'received') then at::date end,
  case when state in ('paid', 'received') then 'cash' end,
  case when state in ('paid', 'received') then large.company(company) end,
  case when state in ('paid', 'received') then at end, case when state = 'received' then at end,
  case when state = 'missing' then at end
from (
  select *, (array['owed', 'paid', 'received', 'received', 'missing'])[1 + n % 5] as state, large.at(decided_ms) as at
  from large.applications where status in ('accepted', 'completed')
) a
order by n;
