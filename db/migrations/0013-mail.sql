-- What became of each mail. Neither address nor content: ids, and a keyed fingerprint of the recipient.
-- In monthly parts like events; app.ensure_parts() makes them.
create table mail_deliveries (
  -- The mail's own id, made from the event's: it names the job and the Message-ID, and stays through all tries.
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  -- What the mail is about.
  subject_id uuid not null,
  recipient text check (char_length(recipient) <= 60),
  message_id text not null check (char_length(message_id) <= 320),
  -- dropped: when its turn came there was nobody to write to any more.
  status text not null default 'queued' check (status in ('queued', 'sent', 'refused', 'dead', 'dropped')),
  attempts int not null default 0,
  -- The class of the last failure, such as 'timeout' or '550'. Servers' own words often quote the address.
  last_error text check (char_length(last_error) <= 40),
  created_at timestamptz not null default now(),
  finished_at timestamptz
) partition by range (id);
create index mail_deliveries_failed on mail_deliveries (id) where status in ('refused', 'dead');
