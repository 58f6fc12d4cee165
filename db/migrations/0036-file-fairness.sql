-- Uploads that are fair to others, and photos that only those see who may see the student.

-- Row level security is forced on the owner too; what follows has to read and write every row.
alter table files no force row level security;
alter table profiles no force row level security;

-- How many bytes an account keeps here. Counted by a trigger, so that no upload has to add up all files.
create table storage_usage (
  owner_id uuid primary key references profiles on delete cascade,
  bytes bigint not null default 0 check (bytes >= 0)
);
insert into storage_usage (owner_id, bytes)
select owner_id, sum(byte_size) from files where status <> 'refused' and removed_at is null group by owner_id;

-- What waits for its check, by account: unfinished uploads and complete ones.
create index files_pending on files (owner_id) where status = 'pending';
drop index files_unfinished;

-- Photos are served under /photos, to those who may see the person. Those that were served to everybody are removed and
-- have to be uploaded again: a copy of their bytes may lie in any cache.
update profiles set photo_url = null where photo_url is not null;
update files set removed_at = now() where purpose = 'photo' and public_path is not null and removed_at is null;
alter table files drop constraint files_public_path_check;
alter table files
  add constraint files_public_path_check check (public_path ~ '^/(media|photos)/[\w-]+(\.[\w-]+)*$'),
  add constraint photos_are_not_public
    check (removed_at is not null or (purpose = 'photo') = (public_path like '/photos/%'));

alter table files force row level security;
alter table profiles force row level security;
