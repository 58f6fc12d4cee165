-- Compares stored figures of samples with the functions and rules that maintain them in the product. Foreign keys
-- were already validated when they were restored.
create temporary table sample_applications on commit drop as
  select a.id, to_jsonb(a) as kept from initiative_applications a tablesample bernoulli (5) repeatable (1) limit 2000;
select count(keeper.refresh_progress(id)) from sample_applications;
select 'applications: progress as the keeper counts it' as what, count(*) as looked,
  count(*) filter (where to_jsonb(a) <> s.kept) as wrong
from sample_applications s join initiative_applications a using (id);

create temporary table sample_initiatives on commit drop as
  select i.id, i.status, to_jsonb(i) as kept,
    array(select term from initiative_terms where initiative_id = i.id order by term collate "C") as terms
  from initiatives i tablesample bernoulli (10) repeatable (1) limit 500;
select count(keeper.refresh_outline(id)), count(keeper.index_initiative(id)) from sample_initiatives;
select 'initiatives: tasks as the keeper outlines them' as what, count(*) as looked,
  count(*) filter (where to_jsonb(i) <> s.kept) as wrong
from sample_initiatives s join initiatives i using (id);
select 'terms as the keeper indexes them' as what, count(*) as looked,
  count(*) filter (where terms <> array(select term from initiative_terms where initiative_id = id order by term collate "C")) as wrong
from sample_initiatives;

create temporary table sample_companies on commit drop as
  select c.id, array(select term from company_terms where company_id = c.id order by term collate "C") as terms
  from company_profiles c tablesample bernoulli (20) repeatable (1) limit 500;
select count(keeper.index_company(id)) from sample_companies;
select 'terms of companies as the keeper indexes them' as what, count(*) as looked,
  count(*) filter (where terms <> array(select term from company_terms where company_id = id order by term collate "C")) as wrong
from sample_companies;

select 'companies: open initiatives, and a name before the first' as what, count(*) as looked,
  count(*) filter (where open_initiatives <> coalesce(open, 0) or open > 0 and company_name is null
    or coalesce(total_initiatives_created, 0) <> coalesce(total, 0)) as wrong
from company_profiles c
left join company_onboarding_requirements r on r.company_id = c.id
left join (select company_id, count(*) as total, count(*) filter (where status = 'active') as open
  from initiatives group by company_id) i on i.company_id = c.id;

select 'ties: the furthest stage of all applications' as what, count(*) as looked,
  count(*) filter (where t.stage is distinct from a.stage) as wrong
from ties t full join (
  select company_id, student_id, (array['accepted', 'ended', 'rejected', 'pending', 'left', 'withdrawn'])[min(array_position(
    array['accepted', 'ended', 'rejected', 'pending', 'left', 'withdrawn'],
    case when status = 'completed' then 'accepted' when status = 'ended' and accepted_at is null then 'left'
      else status end))] as stage
  from initiative_applications group by company_id, student_id) a using (company_id, student_id);

select 'cards: one for each pair that was not withdrawn, frozen when nothing is open' as what, count(*) as looked,
  count(*) filter (where t.company_id is null or c.company_id is null or (c.frozen_at is null) <> a.live) as wrong
from (select * from ties where stage <> 'withdrawn') t full join student_cards c using (company_id, student_id)
left join (select company_id, student_id, bool_or(status in ('pending', 'accepted', 'completed')) as live
  from initiative_applications group by company_id, student_id) a using (company_id, student_id);

create temporary table sample_conversations on commit drop as
  select * from conversations tablesample bernoulli (10) repeatable (1) limit 3000;
select 'conversations: newest message, unread' as what, count(*) as looked,
  count(*) filter (where c.last_message_id <> coalesce(n.id, c.id) or c.last_message_at <> coalesce(n.created_at, c.created_at)
    or c.last_sender_id is distinct from n.sender_id or c.last_preview <> coalesce(left(n.content, 140), '')
    or c.student_unread <> (select count(*) from inbox_messages m where m.conversation_id = c.id
      and m.sender_id = m.company_id and (c.student_read_to is null or m.id > c.student_read_to))
    or c.company_unread <> (select count(*) from inbox_messages m where m.conversation_id = c.id
      and m.sender_id = m.student_id and (c.company_read_to is null or m.id > c.company_read_to))) as wrong
from sample_conversations c left join lateral (
  select * from inbox_messages m where m.conversation_id = c.id order by id desc limit 1) n on true;

select 'unread: a row for each person of the company' as what, count(*) as looked,
  count(*) filter (where (select count(*) from members m where m.company_id = c.company_id and c.company_unread > 0)
    <> (select count(*) from unread_conversations u where u.conversation_id = c.id and u.unread = c.company_unread
      and u.last_message_id = c.last_message_id and u.application_status = c.application_status
      and u.initiative_id is not distinct from c.initiative_id)) as wrong
from sample_conversations c;

select 'ties: when the student last wrote' as what, count(*) as looked,
  count(*) filter (where t.student_wrote_at is distinct from (
    select max(m.created_at) from conversations v join inbox_messages m on m.conversation_id = v.id
    where v.company_id = t.company_id and v.student_id = t.student_id and m.sender_id = m.student_id)) as wrong
from sample_conversations c join ties t using (company_id, student_id);

select 'submissions: attempts in a row, one of them newest' as what, count(*) as looked,
  count(*) filter (where attempts <> newest or open > 1 or open = 0 and not ended) as wrong
from (select count(*) as attempts, max(attempt) as newest, count(*) filter (where s.superseded_at is null) as open,
    bool_or(a.kept ->> 'status' = 'ended') as ended
  from task_submissions s join sample_applications a on a.id = s.application_id group by s.student_id, s.task_id) s;

select 'shapes: largest company, busiest and quiet inbox, busy student' as what, count(*) as looked,
  count(*) filter (where not there) as wrong
from (
  select max(n) >= 10000 as there from (select count(*) as n from initiative_applications
    where status in ('accepted', 'completed') group by company_id) a
  union all select bool_or(n = 300) from (select count(*) as n from initiative_applications group by student_id) a
  union all select bool_or(n between 49900 and 50100) and bool_or(n = 50)
    from (select count(*) as n from inbox_messages group by company_id) m
  union all select max(n) = 50 from (select count(*) as n from members group by company_id) m
) s;
