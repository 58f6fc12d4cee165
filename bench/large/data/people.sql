insert into profiles (id, user_type, full_name, username, created_at, updated_at)
select id, user_type, large.full_name(n), username, large.at(ms), large.at(ms)
from (
  select large.company(n) as id, 'company' as user_type, n, large.ms(n, :companies) as ms, 'company' || n as username
    from generate_series(1, :all_companies) n
  union all
  select large.student(n), 'student', n, large.ms(n, :students), 'student.' || n
    from generate_series(1, :all_students) n
  union all
  select large.teammate(n), 'company', n, :start_ms, 'teammate' || n from generate_series(2, :team) n
) person;

insert into users (id, email, password_hash, email_verified_at, is_new_signup, created_at)
select id, username || '@example.org', 'nobody signs in here', created_at + interval '1 hour', 'false', created_at
from profiles;

insert into student_profiles (id, birth_month, grade, skills, experience_level, weekly_hours_available, motivations, initiative_tags,
  company_tags, updated_at)
select large.student(n), '2005-04', 9 + n % 4,
  array(select distinct large.skill(large.r(n * 8 + k, 11)) from generate_series(1, 1 + n % 5) k),
  (array['Beginner', 'Some experience', 'Experienced'])[1 + n % 3], 1 + n % 12, '{}',
  array(select distinct large.tag(power(large.r(n * 8 + k, 12), 1.6)) from generate_series(1, 5) k),
  array(select distinct large.industry(large.r(n * 8 + k, 13)) from generate_series(1, 5) k),
  large.at(large.ms(n, :students))
-- One in five has not taken the survey.
from generate_series(1, :all_students) n where n % 5 <> 0 or n > :students;
insert into student_profiles (id, birth_month, updated_at)
select large.student(n), '2005-04', large.at(large.ms(n, :students)) from generate_series(5, :students, 5) n;

insert into student_contacts (student_id, school, instagram_handle, updated_at)
select large.student(n), 'High School No. ' || n % 3000, 'student.' || n, large.at(large.ms(n, :students))
from generate_series(1, :students) n where n % 5 <> 0;
