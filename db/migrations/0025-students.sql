-- How far a student is with the survey and the welcome quest. What has really happened is read where it happened;
-- only what leaves no other trace stands here. Of no concern to any company, hence not on the profile.
create table student_welcomes (
  student_id uuid primary key references student_profiles on delete cascade,
  survey_skipped text[] not null default '{}' check (survey_skipped <@ array[
    'skills', 'motivations', 'initiative_interests', 'company_interests', 'availability']),
  read_at timestamptz,
  dismissed_at timestamptz,
  celebrated_at timestamptz
);

-- The key carries when it was saved, so a student's list runs by it.
create table bookmarks (
  id uuid primary key default uuidv7(),
  student_id uuid not null references student_profiles on delete cascade,
  initiative_id uuid not null references initiatives on delete cascade,
  unique (student_id, initiative_id)
);
create index bookmarks_of_student on bookmarks (student_id, id desc);
