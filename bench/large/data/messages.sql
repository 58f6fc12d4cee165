-- Loads every second message, so that both halves together arrive in time order.
insert into inbox_messages (id, conversation_id, client_id, student_id, company_id, sender_id, content, created_at)
select large.message(c, m.ms), v.id, gen_random_uuid(), student_id, company_id,
  case when from_student then student_id else company_id end, large.content(m.ms), large.at(m.ms)
from large.messages m join large.conversations v using (c)
where hashint8(m.ms) & 1 = :half;
