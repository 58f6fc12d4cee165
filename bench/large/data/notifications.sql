insert into notifications (id, user_id, kind, subject_id, event_id, created_at, read_at)
select large.id(11, row_number() over (order by ms, user_id), ms), user_id, kind, subject_id, gen_random_uuid(), large.at(ms),
  case when large.r(hashint8(ms) + uuid_hash(user_id)::bigint, 81) < case when ms < :now_ms - 14 * :day_ms then 0.97 else 0.6 end
    then large.at(least(ms + :day_ms, :now_ms)) end
from (
  select large.company(company) as user_id, 'application_received' as kind, large.application(n, ms) as subject_id, ms
    from large.applications where ms >= :notified_since_ms and status <> 'withdrawn'
  union all
  select large.student(student), 'application_' || case status when 'rejected' then status else 'accepted' end,
    large.application(n, ms), decided_ms
    from large.applications where decided_ms >= :notified_since_ms and (was_accepted or status = 'rejected')
  union all
  select large.company(company), 'submission_received', large.id(7, n, ms), ms
    from large.submissions where ms >= :notified_since_ms
  union all
  select large.student(student), 'submission_' || status, large.id(7, n, ms), ms + pace_ms / 2
    from large.submissions where ms + pace_ms / 2 >= :notified_since_ms and status <> 'pending'
  union all
  select case when from_student then company_id else student_id end, 'message_received', v.id, m.ms
    from large.messages m join large.conversations v using (c) where m.ms >= :notified_since_ms
) happened
order by ms;
