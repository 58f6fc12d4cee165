-- The reviews of an initiative, newest submission first.
create index submissions_reviewed_of_initiative on task_submissions (initiative_id, id desc)
  where reviewed_at is not null;
