-- Which open initiatives changed, opened or closed, and in which transaction. API nodes keep the open initiatives in
-- memory and read from here what changed since their snapshot. Only inserted and deleted, so writers never wait for each
-- other. No foreign key: what is gone has changed, too.
create table initiative_changes (
  xact xid8 not null default pg_current_xact_id(),
  initiative_id uuid not null,
  changed_at timestamptz not null default now(),
  primary key (xact, initiative_id)
);
create index initiative_changes_by_age on initiative_changes (changed_at);
