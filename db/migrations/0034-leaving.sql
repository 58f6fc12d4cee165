-- A student can leave every application and close every conversation; what a company keeps seeing of a student is a
-- copy that stops following the profile (docs/decisions/0046).

-- Row level security is forced on the owner too; the backfill below has to read and write every row.
alter table initiative_applications no force row level security;
alter table status_changes no force row level security;
alter table ties no force row level security;
alter table profiles no force row level security;
alter table student_profiles no force row level security;

alter table initiative_applications
  -- Set by the student alone, and never taken back.
  add column left_at timestamptz,
  add constraint only_decided_ones_are_left check (left_at is null or status in ('completed', 'rejected', 'ended'));
-- Students who ended a collaboration themselves have left.
update initiative_applications a set left_at = coalesce(a.finished_at, now()) where a.status = 'ended'
  and exists (select from status_changes c where c.subject_id = a.id and c.status = 'ended' and c.actor_id = a.student_id);

-- Set and cleared by the student alone.
alter table conversations add column closed_at timestamptz;

-- left: the student has left every application that was decided, and has none open.
alter table ties drop constraint ties_stage_check;
alter table ties add constraint ties_stage_check
  check (stage in ('pending', 'rejected', 'ended', 'accepted', 'withdrawn', 'closed', 'left'));
update ties t set stage = coalesce((
    select a.status from initiative_applications a
    where a.company_id = t.company_id and a.student_id = t.student_id and a.left_at is null and a.status <> 'withdrawn'
    order by array_position(array['ended', 'rejected', 'pending'], a.status) limit 1), 'left')
  where t.stage = 'ended' and exists (select from initiative_applications a
    where a.company_id = t.company_id and a.student_id = t.student_id and a.left_at is not null);

-- What a company sees of a student. Kept by app_keeper: it follows the profile while an application between the two is
-- pending, accepted or completed, and stays as it was (without the photo) once there is none.
create table student_cards (
  company_id uuid not null,
  student_id uuid not null,
  full_name text,
  username text,
  photo_url text,
  grade smallint,
  skills text[] not null default '{}',
  experience_level text,
  weekly_hours_available smallint,
  motivations text[] not null default '{}',
  initiative_tags text[] not null default '{}',
  company_tags text[] not null default '{}',
  -- Null while it follows the profile.
  frozen_at timestamptz,
  primary key (company_id, student_id),
  foreign key (company_id, student_id) references ties (company_id, student_id) on delete cascade
);
create index student_cards_of_student on student_cards (student_id);

insert into student_cards (company_id, student_id, full_name, username, photo_url, grade, skills, experience_level,
  weekly_hours_available, motivations, initiative_tags, company_tags, frozen_at)
select t.company_id, t.student_id, p.full_name, p.username,
  -- Photos that were public are removed by 0036, so their addresses aren't copied.
  case when l.live and p.photo_url like '/photos/%' then p.photo_url end, s.grade, s.skills,
  s.experience_level, s.weekly_hours_available, s.motivations, s.initiative_tags, s.company_tags,
  case when not l.live then now() end
from ties t
join profiles p on p.id = t.student_id
join student_profiles s on s.id = t.student_id
join profiles company on company.id = t.company_id and company.deleted_at is null
cross join lateral (select exists (select from initiative_applications a
  where a.company_id = t.company_id and a.student_id = t.student_id
  and a.status in ('pending', 'accepted', 'completed') and a.left_at is null) as live) l
where t.stage <> 'withdrawn';

alter table initiative_applications force row level security;
alter table status_changes force row level security;
alter table ties force row level security;
alter table profiles force row level security;
alter table student_profiles force row level security;
