-- The lists of one initiative: its students in the order of each tab, and its review queue.
create index active_students_of_initiative on initiative_applications (initiative_id, id desc)
  where status in ('accepted', 'completed');
create index students_of_initiative_needing_attention on initiative_applications (initiative_id, attention_at, id)
  where status = 'accepted' and attention_at is not null;
create index students_of_initiative_in_progress on initiative_applications (initiative_id, attention_at, id)
  where status = 'accepted' and last_submitted_at is not null;
create index submissions_waiting_of_initiative on task_submissions (initiative_id, id)
  where status = 'pending' and superseded_at is null;
