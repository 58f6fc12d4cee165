-- The month in which a student was born, like 2010-04. Null for students who signed up before it was asked.
alter table student_profiles
  add column birth_month text check (birth_month ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
