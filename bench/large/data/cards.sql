-- The same result as keeper.sync_student_card.
insert into student_cards (company_id, student_id, full_name, username, grade, skills, experience_level,
  weekly_hours_available, motivations, initiative_tags, company_tags, frozen_at)
select large.company(company), p.id, p.full_name, p.username, s.grade, s.skills, s.experience_level,
  s.weekly_hours_available, s.motivations, s.initiative_tags, s.company_tags, case when not live then now() end
from (
  select company, student, bool_or(status in ('pending', 'accepted', 'completed')) as live
  from large.applications group by company, student having bool_or(status <> 'withdrawn')
) pairs
join profiles p on p.id = large.student(student)
join student_profiles s on s.id = p.id;
