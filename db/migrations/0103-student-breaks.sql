-- A break that a student takes, for exams or a vacation: the latest one. It's over when back_at has passed, so nothing has to
-- end it. Not the pause by a guardian (guardians.paused_at), which stops the account.
create table student_breaks (
  student_id uuid primary key references student_profiles on delete cascade,
  -- The day the student chose.
  back_on date not null,
  -- When that day begins where the student is, or when the student ended the break before.
  back_at timestamptz not null,
  started_at timestamptz not null default now(),
  -- At most 8 weeks (limits.breakMaxDays), in every time zone.
  constraint break_length check (back_at <= started_at + interval '57 days')
);
