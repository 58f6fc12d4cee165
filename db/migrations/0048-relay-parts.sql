-- Several workers relay events at the same time: each event belongs to one of eight parts, and a part is relayed by one
-- worker at a time, oldest event first. Events with the same ordered_by are in the same part; without one, events about
-- the same subject are. The expression is repeated in apps/server/src/platform/jobs/relay.queries.ts.
alter table events add column ordered_by uuid;
create index events_waiting_by_part on events ((uuid_hash(coalesce(ordered_by, subject_id)) & 7), id)
  where relayed_at is null;
drop index events_waiting;
