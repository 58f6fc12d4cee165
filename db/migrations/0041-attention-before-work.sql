-- A student who was accepted 7 days ago and has submitted nothing needs attention too, so rows without a submission
-- have an attention_at as well. "In progress" leaves them out and reads an index of its own.
create index students_in_progress on initiative_applications (company_id, attention_at, id)
  where status = 'accepted' and last_submitted_at is not null;
update initiative_applications set attention_at = accepted_at + interval '7 days'
  where status = 'accepted' and last_submitted_at is null;
