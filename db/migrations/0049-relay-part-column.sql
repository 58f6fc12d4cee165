-- The part of an event as a column: under row level security, PostgreSQL can't search an index by an expression whose
-- functions aren't leakproof, so every poll would read the whole backlog. Rewrites the table, which holds 30 days.
alter table events add column part smallint not null
  generated always as ((uuid_hash(coalesce(ordered_by, subject_id)) & 7)::smallint) stored;
create index events_waiting_of_part on events (part, id) where relayed_at is null;
drop index events_waiting_by_part;
