-- What companies decided and answered, the newest first: the news of a student's home.
create index applications_decided on initiative_applications (student_id, decided_at desc) where decided_at is not null;
create index submissions_reviewed on task_submissions (student_id, reviewed_at desc) where reviewed_at is not null;
