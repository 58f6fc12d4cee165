-- When the student left the initiative that a conversation is about, copied from the application: the inbox needs one
-- join less, and sending a message one query less. Maintained by app_keeper.
alter table conversations add column left_at timestamptz;
alter table conversations no force row level security;
alter table initiative_applications no force row level security;
update conversations v set left_at = a.left_at from initiative_applications a
  where a.student_id = v.student_id and a.initiative_id = v.initiative_id and a.left_at is not null;
alter table conversations force row level security;
alter table initiative_applications force row level security;
