insert into conversations (id, student_id, company_id, initiative_id, last_message_id, last_message_at, last_sender_id,
  last_preview, student_unread, company_unread, student_read_to, company_read_to, created_at,
  application_status)
select id, student_id, company_id, case when initiative is not null then large.initiative(initiative) end,
  case when t.c is null then id else large.message(c, last / 2) end, large.at(coalesce(last / 2, ms)),
  case last % 2 when 1 then student_id when 0 then company_id end, coalesce(left(large.content(last / 2), 140), ''),
  coalesce(student_unread, 0), coalesce(company_unread, 0),
  case when student_read_ms is not null then large.message(c, student_read_ms) end,
  case when company_read_ms is not null then large.message(c, company_read_ms) end, large.at(ms),
  case when rejected then 'rejected' else 'accepted' end
from large.conversations left join large.threads t using (c)
order by coalesce(last / 2, ms);

insert into ties (company_id, student_id, stage, student_wrote_at)
select large.company(company), large.student(student),
  (array['accepted', 'ended', 'rejected', 'pending', 'left', 'withdrawn'])[nearest], large.at(wrote_ms)
from (
  select company, student, min(case status when 'ended' then case when was_accepted then 2 else 5 end when 'rejected' then 3
    when 'pending' then 4 when 'withdrawn' then 6 else 1 end) as nearest
  from large.applications group by company, student
) pairs left join (
  select company, student, max(student_wrote_ms) as wrote_ms
  from large.conversations join large.threads using (c) group by company, student
) wrote using (company, student);

-- Everyone at a company has read the same.
insert into unread_conversations (conversation_id, person_id, company_id, initiative_id, application_status,
  last_message_id, unread, read_to)
select c.id, m.person_id, c.company_id, c.initiative_id, c.application_status, c.last_message_id, c.company_unread,
  coalesce(c.company_read_to, '00000000-0000-0000-0000-000000000000')
from conversations c join members m on m.company_id = c.company_id where c.company_unread > 0;
