-- Notifications on a device (Web Push). One subscription per session, so signing out ends it.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  -- The address at the browser's push service. Secret: anyone who has it can send something there.
  endpoint text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  -- The browser's key and secret, which payloads are encrypted with (RFC 8291), in base64url.
  p256dh text not null check (p256dh ~ '^[\w-]{87}$'),
  auth text not null check (auth ~ '^[\w-]{22}$'),
  -- Of the session.
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_person on push_subscriptions (person_id);

alter table notification_preferences
  add column push_off text[] not null default '{}' check (cardinality(push_off) <= 20);
