-- Of several notifications about one subject the newest is shown and counts for those before it.
alter table notifications
  add column count int not null default 1 check (count > 0),
  add column superseded_at timestamptz;
create index notifications_shown on notifications (user_id, id desc) where superseded_at is null;
create index notifications_shown_about on notifications (user_id, subject_id) where superseded_at is null;
drop index notifications_of_user;

-- What somebody does not want. No row, or nothing listed: they are told everything.
create table notification_preferences (
  user_id uuid primary key references profiles on delete cascade,
  mail boolean not null default true,
  in_app_off text[] not null default '{}' check (cardinality(in_app_off) <= 20),
  mail_off text[] not null default '{}' check (cardinality(mail_off) <= 20),
  updated_at timestamptz not null default now()
);

-- Mails that wait for company: whatever happens before one is written goes into it.
create table mail_rounds (
  -- The mail's own.
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  -- What they have in common: a conversation, or whom they are for.
  about_id uuid not null,
  -- The first ten; count knows of all.
  subjects uuid[] not null check (cardinality(subjects) between 1 and 10),
  count int not null check (count >= cardinality(subjects)),
  due_at timestamptz not null,
  written_at timestamptz,
  -- A mail that could not be sent for hours takes those along that came after it.
  absorbed_by uuid,
  created_at timestamptz not null default now()
);
create unique index mail_rounds_open on mail_rounds (user_id, kind, about_id) where written_at is null and absorbed_by is null;
create index mail_rounds_newest on mail_rounds (user_id, kind, about_id, due_at desc);
