-- One per student and initiative; a withdrawn one is sent again, not doubled.
create table initiative_applications (
  id uuid primary key default uuidv7(),
  student_id uuid not null references student_profiles,
  initiative_id uuid not null,
  company_id uuid not null,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'completed', 'ended')),
  note text check (char_length(note) <= 500),
  -- The company's personal line with its decision.
  decision_note text check (char_length(decision_note) <= 500),
  created_at timestamptz not null default now(),
  applied_at timestamptz not null default now(),
  decided_at timestamptz,
  accepted_at timestamptz,
  finished_at timestamptz,
  -- Figures of the lists, kept by app_keeper from the submissions.
  tasks_approved int not null default 0 check (tasks_approved >= 0),
  reviews_pending int not null default 0 check (reviews_pending >= 0),
  submissions_approved int not null default 0 check (submissions_approved >= 0),
  submissions_decided int not null default 0 check (submissions_decided >= submissions_approved),
  last_submitted_at timestamptz,
  -- From this moment on the row needs attention, if nothing happens before.
  attention_at timestamptz,
  unique (student_id, initiative_id),
  -- The target of a submission's foreign key: all four must agree.
  unique (id, student_id, initiative_id, company_id),
  foreign key (initiative_id, company_id) references initiatives (id, company_id),
  constraint acceptance_has_a_time check (status not in ('accepted', 'completed') or accepted_at is not null),
  constraint decisions_have_a_time check (status not in ('accepted', 'rejected', 'completed') or decided_at is not null)
);
create index applications_of_student on initiative_applications (student_id, id desc);
create index applications_of_company on initiative_applications (company_id, id desc) where status <> 'withdrawn';
create index applications_of_company_by_status on initiative_applications (company_id, status, id desc);
create index applications_of_initiative on initiative_applications (initiative_id, status, id desc);
create index active_students on initiative_applications (company_id, id desc)
  where status in ('accepted', 'completed');
create index students_needing_attention on initiative_applications (company_id, attention_at, id)
  where status = 'accepted' and attention_at is not null;

-- What two sides are to each other: the furthest stage of all applications between them, kept by app_keeper.
-- The only thing that policies between students and companies ask.
--   pending    the company sees the profile
--   rejected   ... and may write
--   ended      ... and the student may write first too
--   accepted   ... and the company sees school and handles
--   withdrawn  nothing
create table ties (
  company_id uuid not null references company_profiles on delete cascade,
  student_id uuid not null references student_profiles on delete cascade,
  stage text not null check (stage in ('pending', 'rejected', 'ended', 'accepted', 'withdrawn')),
  -- When the student last wrote to the company: part of engagement.
  student_wrote_at timestamptz,
  primary key (company_id, student_id)
);
create index ties_of_student on ties (student_id, company_id);

-- Who changed which status when, written by app_keeper; both sides read the same timeline.
create table status_changes (
  id uuid primary key default uuidv7(),
  subject text not null check (subject in ('application', 'submission')),
  subject_id uuid not null,
  student_id uuid not null,
  company_id uuid not null,
  status text not null,
  -- Null when nobody signed in did it.
  actor_id uuid,
  note text,
  created_at timestamptz not null default now()
);
create index status_changes_of_subject on status_changes (subject_id, id);
