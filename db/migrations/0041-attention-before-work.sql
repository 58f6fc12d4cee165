-- A student who was accepted 7 days ago and has submitted nothing needs attention too, so rows without a submission
-- have an attention_at as well. "In progress" leaves them out and reads an index of its own.
create index students_in_progress on initiative_applications (company_id, attention_at, id)
  where status = 'accepted' and last_submitted_at is not null;
-- The owner is under forced row-level security too, and would find no rows.
alter table initiative_applications no force row level security;
update initiative_applications set attention_at = accepted_at + interval '7 days'
  where status = 'accepted' and last_submitted_at is null;
alter table initiative_applications force row level security;
