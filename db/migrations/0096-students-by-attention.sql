-- The students of a company, and of one initiative, by who needs it first: those with work to review, then by when a
-- student needs attention. Finished ones are last. Not with coalesce, which isn't leakproof: under row level security, a
-- page would read all pages before it (892 buffers instead of 191 among 12,000 students).
create index active_students_by_attention on initiative_applications (company_id, (case when reviews_pending > 0
    then timestamptz '-infinity' when attention_at is null then timestamptz 'infinity' else attention_at end), id)
  where status in ('accepted', 'completed');
create index active_students_of_initiative_by_attention on initiative_applications (initiative_id, (case when
    reviews_pending > 0 then timestamptz '-infinity' when attention_at is null then timestamptz 'infinity'
    else attention_at end), id)
  where status in ('accepted', 'completed');
