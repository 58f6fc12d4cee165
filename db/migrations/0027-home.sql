-- The blocks of a student's home and profile, each in the order in which it is read.
create index applications_working on initiative_applications (student_id, id desc) where status = 'accepted';
create index applications_finished on initiative_applications (student_id, id desc) where status = 'completed';
create index applications_decided on initiative_applications (student_id, decided_at desc) where decided_at is not null;
create index submissions_reviewed on task_submissions (student_id, reviewed_at desc) where reviewed_at is not null;
create index conversations_unread_by_student on conversations (student_id, last_message_id desc) where student_unread > 0;
