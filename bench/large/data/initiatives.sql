insert into tasks (id, initiative_id, company_id, title, instructions, task_order, allowed_types, minutes, created_at,
  updated_at, retired_at)
select large.task(i.n, k), large.initiative(i.n), large.company(company), 'Step ' || k || ': ' || w.word,
  repeat(large.sentence(i.n * 8 + k) || ' ', 3), k, '{text,link,upload}', 15 * k, large.at(ms), large.at(ms),
  case when k > task_count then large.at(ms + :day_ms) end
from large.initiatives i
cross join lateral (select large.ms(i.n, :initiatives) as ms) at
cross join lateral generate_series(1, task_count + has_retired_task::int) k
join large.words w on w.n = 1 + (i.n * 7 + k * 13) % 400;

insert into initiatives (id, company_id, name, description, commission, tags, status, listed, overview, requirements, benefits,
  goals, skills, weekly_hours, total_hours, chain_position, task_count, task_outline, created_at, updated_at, deleted_at)
select large.initiative(i.n), large.company(company),
  (array['Neighborhood survey', 'Three short videos', 'Newsletter test', 'Shelf check', 'Campus poster',
    'Customer interview', 'Product words', 'Event booth', 'Referral week', 'Partner list'])[1 + i.n % 10]
    || ' ' || w.word,
  d.description, '10 % of sales', tags, status, true, repeat(large.sentence(i.n) || ' ', 3),
  'You know ' || lower(array_to_string(skills, ', ')) || '.', large.sentence(i.n + 1), large.sentence(i.n + 2), skills,
  1 + i.n % 12, 4 + i.n * 7 % 80, case when status = 'active' and nth <= 5 then nth end, task_count,
  coalesce(outline, '[]'), large.at(large.ms(i.n, :initiatives)), large.at(large.ms(i.n, :initiatives)),
  case when deleted then large.at(:now_ms) end
from (select *, row_number() over (partition by company, status order by n) as nth from large.initiatives) i
join large.descriptions d on d.n = i.n
join large.words w on w.n = 1 + i.n * 31 % :words
left join (select initiative_id, jsonb_agg(jsonb_build_object('title', title, 'minutes', minutes) order by task_order) as outline
  from tasks where retired_at is null group by initiative_id) t on t.initiative_id = large.initiative(i.n)
order by i.n;
