-- An application that ended without a decision, because the initiative was deleted, doesn't let the company write to the
-- student. The stage of those pairs was `ended`, as if the student had been accepted. Conversations that a company started
-- this way become read-only.
alter table initiative_applications no force row level security;
alter table ties no force row level security;
alter table conversations no force row level security;
update ties t set stage = coalesce((
    select a.status from initiative_applications a
    where a.company_id = t.company_id and a.student_id = t.student_id and a.left_at is null
      and a.status in ('rejected', 'pending') and not a.waiting_for_guardian
    order by array_position(array['rejected', 'pending'], a.status) limit 1), 'left')
  where t.stage = 'ended' and not exists (select from initiative_applications a
    where a.company_id = t.company_id and a.student_id = t.student_id and a.left_at is null
      and a.status = 'ended' and a.accepted_at is not null);
update conversations v set left_at = coalesce(a.finished_at, now()) from initiative_applications a
  where a.student_id = v.student_id and a.initiative_id = v.initiative_id and v.left_at is null
    and a.status = 'ended' and a.accepted_at is null;
alter table conversations force row level security;
alter table ties force row level security;
alter table initiative_applications force row level security;
