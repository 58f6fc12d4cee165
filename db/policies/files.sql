-- Uploaded files, storage quotas and who can use which image.
alter table files enable row level security, force row level security;

-- Prevents anyone but the owner and the company it was submitted to from seeing a file, and both after it was taken down.
create policy read on files for select to app_api using (
  (owner_id = app.owner_of(purpose) or company_id = (select app.uid())) and removed_at is null and withheld_at is null);
-- Prevents uploads in another account's name, without a verified email (a deleted account has none), or for a purpose
-- that this kind of account doesn't have.
create policy start_upload on files for insert to app_api with check (
  owner_id = app.owner_of(purpose) and (select keeper.is_verified()) and keeper.may_upload(purpose));
-- Prevents adding to another account's upload; keeper.file_uploaded refuses a complete one.
create policy continue_upload on files for update to app_api
  using (owner_id = app.owner_of(purpose)) with check (owner_id = app.owner_of(purpose));
-- Prevents deleting another account's upload, or a complete one.
create policy cancel on files for delete to app_api using (owner_id = app.owner_of(purpose) and uploaded_at is null);
-- Lets triggers share a file with the company it was submitted to, track references to it, and mark the files of a
-- deleted account.
create policy triggers on files for all to app_keeper using (true) with check (true);
-- Prevents app_worker from reading files unless the actor is 'worker'.
create policy worker on files for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from saving scan results unless the actor is 'worker'.
create policy scan on files for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');
-- Prevents the worker from deleting files in use; the 24 hours are limits.unfinishedUploadHours.
create policy sweep on files for delete to app_worker using ((select app.actor()) = 'worker' and (
  removed_at is not null or uploaded_at is null and created_at < now() - interval '24 hours'));

grant select (id, owner_id, company_id, purpose, status, original_name, media_type, byte_size, object_key, created_at,
    uploaded_at, refusal, public_path, lease, lease_until, lease_wanted, removed_at, withheld_at),
  insert (id, owner_id, purpose, original_name, media_type, byte_size, object_key),
  update (uploaded_at, lease, lease_until, lease_wanted), delete on files to app_api;
grant select (id, owner_id, company_id, purpose, status, original_name, object_key, public_path, uploaded_at, loose_since,
    removed_at, withheld_at),
  update (company_id, original_name, loose_since, removed_at, withheld_at) on files to app_keeper;
grant select (id, owner_id, purpose, status, original_name, media_type, byte_size, object_key, created_at, uploaded_at,
    public_path, removed_at),
  update (status, media_type, byte_size, refusal, public_path, loose_since, removed_at), delete on files to app_worker;

alter table storage_usage enable row level security, force row level security;

-- Prevents learning how much another account or person stores.
create policy read on storage_usage for select to app_api using (
  owner_id in ((select app.uid()), (select app.person())));
-- Lets triggers count.
create policy triggers on storage_usage for all to app_keeper using (true) with check (true);

grant select (owner_id, bytes) on storage_usage to app_api;
grant select (owner_id, bytes), insert (owner_id, bytes), update (bytes) on storage_usage to app_keeper;

set local role app_keeper;
-- The storage quota: limits.studentStorageBytes and limits.companyStorageBytes.
create function keeper.storage_quota(account uuid) returns bigint stable
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select case user_type when 'student' then 2147483648 else 5368709120 end from profiles where id = account
$$;

-- Counts stored bytes and refuses an upload over the quota. Simultaneous uploads of one account wait for each other at
-- its row, so together they can't exceed the quota.
create function keeper.count_storage() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  was bigint := 0;
  is_now bigint := 0;
  used bigint;
begin
  if tg_op <> 'INSERT' and old.status <> 'refused' and old.removed_at is null then was := old.byte_size; end if;
  if tg_op <> 'DELETE' and new.status <> 'refused' and new.removed_at is null then is_now := new.byte_size; end if;
  if is_now = was then return null; end if;
  update storage_usage set bytes = greatest(0, bytes + is_now - was)
    where owner_id = coalesce(new.owner_id, old.owner_id) returning bytes into used;
  if used is null and is_now > was then
    insert into storage_usage (owner_id, bytes) values (new.owner_id, is_now - was)
      on conflict (owner_id) do update set bytes = storage_usage.bytes + excluded.bytes returning bytes into used;
  end if;
  if tg_op = 'INSERT' and used > keeper.storage_quota(new.owner_id) then
    perform app.refuse('storage_full');
  end if;
  return null;
end $$;

-- Whether the person can see this photo: their own, one of someone on their team, or the one on their card of the
-- student.
create function keeper.may_see_photo(path text) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select exists (select from files f where f.public_path = path and f.removed_at is null and f.withheld_at is null
    and (f.owner_id = app.person()
      or exists (select from members m join profiles p on p.id = m.person_id
        where m.person_id = f.owner_id and m.company_id = app.uid() and m.left_at is null and p.photo_url = path)
      or exists (select from student_cards c
        where c.company_id = app.uid() and c.student_id = f.owner_id and c.photo_url = path)))
$$;

-- Whether only operators can still open a public image.
create function keeper.is_withheld(path text) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select exists (select from files where public_path = path and withheld_at is not null)
$$;

-- A complete upload stays complete.
create function keeper.file_uploaded() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if old.uploaded_at is not null then perform app.refuse('conflict'); end if;
  new.uploaded_at := now();
  return new;
end $$;

-- Accepts only a ready file of the owner with the right purpose, and locks it against the cleanup. Marks the replaced
-- image as unused; the cleanup checks whether something else still refers to it.
create function keeper.choose_image(owner uuid, wanted_purpose text, before text, path text) returns void
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  replaced uuid;
begin
  if path is not distinct from before then return; end if;
  -- Only the profile refers to a photo, so a replaced photo is removed right away, unless it is evidence.
  update files set loose_since = now(), removed_at = case when wanted_purpose = 'photo' and withheld_at is null then now() end
    where public_path = before and owner_id = owner and removed_at is null
    returning case when removed_at is not null then id end into replaced;
  if replaced is not null then
    insert into events (name, subject_id, actor_id) values ('file.removed', replaced, owner);
  end if;
  if path is null then return; end if;
  perform from files where public_path = path and owner_id = owner and purpose = wanted_purpose
    and status = 'ready' and removed_at is null and withheld_at is null for share;
  if not found then perform app.refuse('image_unknown'); end if;
end $$;

create function keeper.company_images() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.choose_image(new.id, 'logo', old.logo_url, new.logo_url);
  perform keeper.choose_image(new.id, 'banner', old.banner_url, new.banner_url);
  return null;
end $$;

create function keeper.initiative_image() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.choose_image(new.company_id, 'banner', case tg_op when 'UPDATE' then old.banner_url end, new.banner_url);
  return null;
end $$;

create function keeper.draft_image() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.choose_image(new.company_id, 'banner',
    case tg_op when 'UPDATE' then old.content ->> 'banner_url' end, new.content ->> 'banner_url');
  return null;
end $$;

create function keeper.profile_photo() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform keeper.choose_image(new.id, 'photo', old.photo_url, new.photo_url);
  return null;
end $$;

-- Whether a file is part of what was reported. Kept as long as the report.
create function keeper.is_evidence(owner uuid, file uuid, path text) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select exists (select from reports where reported_id = owner and (snapshot ->> 'file_id' = file::text
    or path in (snapshot ->> 'banner', snapshot ->> 'logo', snapshot ->> 'photo')))
$$;

-- What refers to a file: 'kept' for saved content, 'drafted' for a draft, 'evidence' for a report, or null.
create function keeper.file_reference(file uuid, owner uuid, path text) returns text stable
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select case
    when exists (select from task_submissions where file_id = file)
      or exists (select from profiles where id = owner and photo_url = path)
      or exists (select from company_profiles where id = owner and path in (logo_url, banner_url))
      or exists (select from initiatives where company_id = owner and banner_url = path) then 'kept'
    when exists (select from initiative_drafts where company_id = owner and content ->> 'banner_url' = path)
      or exists (select from submission_drafts where file_id = file) then 'drafted'
    when keeper.is_evidence(owner, file, path) then 'evidence'
  end
$$;

-- Marks files as removed that nothing has referred to for `days`. Files in drafts and reports are checked again later, and
-- from then on only operators can open what only a report refers to.
create function keeper.claim_unused_files(days int, max_rows int) returns int security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  file record;
  reference text;
  seen int := 0;
begin
  if app.actor() is distinct from 'worker' then return 0; end if;
  for file in select id, owner_id, public_path from files
    where loose_since < now() - make_interval(days => days) and removed_at is null
    order by loose_since limit max_rows for update skip locked
  loop
    seen := seen + 1;
    reference := keeper.file_reference(file.id, file.owner_id, file.public_path);
    update files set
      loose_since = case when reference in ('drafted', 'evidence') then now() end,
      removed_at = case when reference is null then now() end,
      withheld_at = case when reference = 'evidence' then now() else withheld_at end
      where id = file.id;
  end loop;
  return seen;
end $$;

-- The complete uploads in the order of their ids, for backups: where their bytes are.
create function keeper.stored_files(after uuid, max_rows int) returns table
  (id uuid, status text, object_key text, public_path text, uploaded_at timestamptz, is_removed boolean)
  stable security definer set search_path = pg_catalog, public, pg_temp language sql as $$
  select f.id, f.status, f.object_key, f.public_path, f.uploaded_at, f.removed_at is not null
    from files f where f.id > after and f.uploaded_at is not null order by f.id limit max_rows
$$;

grant execute on function keeper.stored_files to app_backup;
grant execute on function keeper.claim_unused_files to app_worker;
grant execute on function keeper.may_see_photo, keeper.is_withheld to app_api;
grant execute on function keeper.file_uploaded, keeper.count_storage, keeper.company_images, keeper.initiative_image,
  keeper.draft_image, keeper.profile_photo to app_owner;
set local role app_owner;

create trigger uploaded before update of uploaded_at on files for each row execute function keeper.file_uploaded();
create trigger counted after insert or delete or update of status, byte_size, removed_at on files
  for each row execute function keeper.count_storage();
-- Without an actor the writer is a superuser: the seed or a restore, whose images have no rows in files.
create trigger images after update of logo_url, banner_url on company_profiles
  for each row when (app.actor() is not null) execute function keeper.company_images();
create trigger image after insert or update of banner_url on initiatives
  for each row when (app.actor() is not null) execute function keeper.initiative_image();
create trigger image after insert or update of content on initiative_drafts
  for each row when (app.actor() is not null) execute function keeper.draft_image();
create trigger photo after update of photo_url on profiles
  for each row when (app.actor() is not null) execute function keeper.profile_photo();
