-- closed: one of the two accounts is deleted. What happened between them stays, nothing opens on it any more.
alter table ties drop constraint ties_stage_check;
alter table ties add constraint ties_stage_check
  check (stage in ('pending', 'rejected', 'ended', 'accepted', 'withdrawn', 'closed'));

-- Nobody may read it any more; the worker takes its bytes away, and then the row.
alter table files add column removed_at timestamptz;
create index files_removed on files (id) where removed_at is not null;
