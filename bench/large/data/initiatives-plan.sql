create unlogged table large.initiatives as
select n, large.company_of(n) as company,
  case when n > :initiatives or fate < 0.8 then 'active' else 'inactive' end as status,
  n <= :initiatives and fate >= 0.97 as deleted,
  -- Some inactive ones have no tasks yet.
  case when n <= :initiatives and fate between 0.8 and 0.82 then 0 else 3 + n % 3 end::int as task_count,
  n % 20 = 0 as has_retired_task,
  array(select distinct large.tag(power(large.r(n * 8 + k, 22), 1.6))
    from generate_series(1, 1 + n % 5) k) as tags,
  array(select distinct large.skill(large.r(n * 8 + k, 23))
    from generate_series(1, n % 4) k) as skills
from (select n, large.r(n, 21) as fate from generate_series(1, :all_initiatives) n) i;
alter table large.initiatives add primary key (n);

-- Frequency falls with rank: the first words are in most texts, the last in one of a thousand.
create unlogged table large.descriptions as
select i.n, string_agg(v.word, ' ') as description
from generate_series(1, :all_initiatives) i(n) cross join generate_series(1, 40) k
join large.words v on v.n = floor(exp(large.r(i.n * 64 + k, 24) * ln(:words + 1)))::int
group by i.n;
analyze large.initiatives;
analyze large.descriptions;
