-- Events and notifications grow for ever, so they lie in monthly parts by their uuidv7 key;
-- app.ensure_parts() makes the coming ones and old ones are dropped whole.

-- What happened, written in the transaction of the change and read by the worker alone. Ids, never contents.
create table events (
  id uuid primary key default uuidv7(),
  name text not null check (name ~ '^[a-z]+\.[a-z_]+$'),
  subject_id uuid not null,
  actor_id uuid,
  created_at timestamptz not null default now(),
  relayed_at timestamptz
) partition by range (id);
create index events_waiting on events (id) where relayed_at is null;

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in (
    'application_received', 'application_accepted', 'application_rejected', 'application_withdrawn',
    'submission_received', 'submission_approved', 'submission_needs_revision', 'submission_reviewed',
    'message_received', 'initiative_changed', 'quest_step_completed', 'mail_failed')),
  -- What it is about and links to; several about one subject are shown as one.
  subject_id uuid not null,
  event_id uuid not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
) partition by range (id);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, subject_id) where read_at is null;
