-- When the student reached the last step of the survey. From then on it counts as done, whatever was left unanswered.
alter table student_welcomes add column survey_finished_at timestamptz;
