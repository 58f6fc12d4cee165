-- Decisions that a company can still undo. The application or submission doesn't change, and the student learns nothing,
-- until the worker applies the row (docs/decisions/0052-undo-decisions.md).
create table held_decisions (
  -- The application or submission: one decision at a time.
  subject_id uuid primary key generated always as (coalesce(submission_id, application_id)) stored,
  application_id uuid not null,
  submission_id uuid references task_submissions on delete cascade,
  student_id uuid not null,
  initiative_id uuid not null,
  company_id uuid not null,
  -- Only this person can undo it.
  person_id uuid not null,
  decision text not null,
  -- The note to the applicant, or the feedback.
  note text check (char_length(note) <= 5000),
  -- Whether the subject was among those that the company had to decide or review.
  was_waiting boolean not null,
  decided_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  foreign key (application_id, student_id, initiative_id, company_id)
    references initiative_applications (id, student_id, initiative_id, company_id) on delete cascade,
  constraint decision_fits_subject check (case when submission_id is null then decision in ('accepted', 'rejected')
    else decision in ('approved', 'needs_revision', 'reviewed') end),
  constraint held_for_a_minute_at_most check (takes_effect_at <= decided_at + interval '1 minute')
);
create index held_decisions_due on held_decisions (takes_effect_at);
create index held_decisions_of_company on held_decisions (company_id);
create index held_decisions_of_application on held_decisions (application_id);
create index held_decisions_of_submission on held_decisions (submission_id) where submission_id is not null;
