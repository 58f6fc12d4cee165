-- What students show of their record: a page by link, certificates and badges, and what companies said. Strangers reach
-- only the functions at the end, which return what the student chose.
alter table record_pages enable row level security, force row level security;
alter table record_page_entries enable row level security, force row level security;
alter table record_credentials enable row level security, force row level security;
alter table credential_status_lists enable row level security, force row level security;
alter table closing_words enable row level security, force row level security;

-- Prevents anyone but the student from learning the link or the choices.
create policy read on record_pages for select to app_api using (student_id = (select app.uid()));
-- Prevents choosing for another student, and companies from having a page.
create policy write on record_pages for insert to app_api with check (
  student_id = (select app.uid()) and exists (select from student_profiles s where s.id = record_pages.student_id));
-- Prevents changing another student's choices.
create policy change on record_pages for update to app_api
  using (student_id = (select app.uid())) with check (student_id = (select app.uid()));
-- Lets the functions below read the choices.
create policy triggers on record_pages for select to app_keeper using (true);

grant select (student_id, link, full_name, hours_and_dates, criteria, closing_words, revisions),
  insert (student_id, link, full_name, hours_and_dates, criteria, closing_words, revisions),
  update (link, full_name, hours_and_dates, criteria, closing_words, revisions) on record_pages to app_api;
grant select (student_id, link, full_name, hours_and_dates, criteria, closing_words, revisions) on record_pages to app_keeper;

-- Prevents anyone but the student from seeing which entries are on the page.
create policy read on record_page_entries for select to app_api using (student_id = (select app.uid()));
-- Prevents putting another student's entry on a page; the foreign key requires that entry and student belong together.
create policy write on record_page_entries for insert to app_api with check (student_id = (select app.uid()));
-- Prevents taking an entry off another student's page.
create policy discard on record_page_entries for delete to app_api using (student_id = (select app.uid()));
-- Lets the functions below read the entries.
create policy triggers on record_page_entries for select to app_keeper using (true);

grant select (application_id, student_id), insert (application_id, student_id), delete on record_page_entries to app_api;
grant select (application_id, student_id) on record_page_entries to app_keeper;

-- Prevents anyone but the student from listing codes.
create policy read on record_credentials for select to app_api using (student_id = (select app.uid()));
-- Prevents issuing in another student's name; the foreign key requires that entry and student belong together.
create policy write on record_credentials for insert to app_api with check (student_id = (select app.uid()));
-- Prevents withdrawing another student's credential, and making a withdrawn one valid again.
create policy withdraw on record_credentials for update to app_api
  using (student_id = (select app.uid()) and withdrawn_at is null) with check (withdrawn_at is not null);
-- Lets the functions below read credentials.
create policy triggers on record_credentials for select to app_keeper using (true);

grant select (code, application_id, student_id, issued_at, withdrawn_at), insert (code, application_id, student_id),
  update (withdrawn_at) on record_credentials to app_api;
grant select (code, application_id, student_id, status_index, issued_at, withdrawn_at) on record_credentials to app_keeper;

-- Public: a bit says that a credential was withdrawn, and nothing else.
create policy read on credential_status_lists for select to app_api using ((select app.actor()) is not null);
-- Lets keeper.mark_withdrawn set bits; nothing else can.
create policy triggers on credential_status_lists for all to app_keeper using (true) with check (true);

grant select (number, bits) on credential_status_lists to app_api;
grant select (number, bits), insert (number, bits), update (bits) on credential_status_lists to app_keeper;

-- Prevents others than the student and the company from reading them, and the student from those that were taken down.
create policy read on closing_words for select to app_api using (
  company_id = (select app.uid()) or student_id = (select app.uid()) and removed_at is null);
-- Prevents writing in another company's name; keeper.prepare_closing_words decides about whom.
create policy write on closing_words for insert to app_api with check (company_id = (select app.uid()));
-- Lets the functions below read them.
create policy triggers on closing_words for select to app_keeper using (true);
-- Lets keeper.take_down_words remove them.
create policy take_down on closing_words for update to app_keeper using (true) with check (true);

grant select (application_id, student_id, company_id, person_id, person_name, words, written_at, removed_at),
  insert (application_id, company_id, words) on closing_words to app_api;
grant select (application_id, person_name, words, removed_at), update (removed_at) on closing_words to app_keeper;
grant select (student_id, company_id, company_name, initiative_name, skills, tasks, started_at, finished_at)
  on record_entries to app_keeper;

set local role app_keeper;
-- A verified company writes about its own student, unless the student left or blocked it, and not while a guardian paused
-- the account. Fills in the rest.
create function keeper.prepare_closing_words() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  select e.student_id into new.student_id from record_entries e
    join initiative_applications a on a.id = e.application_id
    join company_profiles c on c.id = e.company_id
    where e.application_id = new.application_id and e.company_id = new.company_id and a.left_at is null
      and c.verification = 'verified';
  if new.student_id is null then perform app.refuse('not_found'); end if;
  if keeper.is_paused(new.student_id) then perform app.refuse('student_paused'); end if;
  new.person_id := app.person();
  new.person_name := (select full_name from profiles where id = app.person());
  return new;
end $$;
grant execute on function keeper.prepare_closing_words to app_owner;

-- Sets a credential's bit when it is withdrawn, or deleted together with the student. The first bit of a status list is the
-- leftmost; in PostgreSQL it would be the rightmost of the first byte.
create function keeper.mark_withdrawn() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  place int := old.status_index % 131072;
  at_bit int := place / 8 * 8 + 7 - place % 8;
begin
  insert into credential_status_lists as list (number, bits)
    values (old.status_index / 131072, set_bit(decode(repeat('00', 16384), 'hex'), at_bit, 1))
    on conflict (number) do update set bits = set_bit(list.bits, at_bit, 1);
  return null;
end $$;
grant execute on function keeper.mark_withdrawn to app_owner;

-- The full name if the student chose to show it, otherwise the first name. Null if nothing of the student is shown.
create function keeper.shown_name(student uuid) returns text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select case when r.full_name then trim(p.full_name) else split_part(trim(p.full_name), ' ', 1) end
    from public.record_pages r join public.profiles p on p.id = r.student_id
    where r.student_id = student and p.suspended_at is null and not keeper.is_paused(student));

-- What others see of one entry: what the student chose. The logo is the company's current one, so it shows only while the
-- company is verified and the student hasn't blocked it. Nothing while the student is suspended or a guardian paused the
-- account.
create function keeper.shown_entry(application uuid)
  returns table (holder text, company_name text, logo_url text, company_verified boolean, initiative_name text,
    skills text[], tasks jsonb, started_at timestamptz, finished_at timestamptz, closing_words text, closing_by text)
  stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select keeper.shown_name(e.student_id), e.company_name,
    case when v.verified and not exists (select from blocks b where b.student_id = e.student_id and b.company_id = e.company_id)
      then c.logo_url end,
    v.verified, e.initiative_name, e.skills,
    (select coalesce(jsonb_agg(jsonb_build_object('title', task -> 'title',
        'minutes', case when p.hours_and_dates then task -> 'minutes' end,
        'approved_at', case when p.hours_and_dates then task -> 'approved_at' end,
        'attempts', case when p.revisions then task -> 'attempts' else '1' end,
        'criteria', case when p.criteria then task -> 'criteria' else '[]' end) order by place), '[]')
      from jsonb_array_elements(e.tasks) with ordinality as listed (task, place)),
    case when p.hours_and_dates then e.started_at end, case when p.hours_and_dates then e.finished_at end,
    case when p.closing_words then w.words end, case when p.closing_words then w.person_name end
  from record_entries e join record_pages p on p.student_id = e.student_id
    join company_profiles c on c.id = e.company_id
    cross join lateral (select c.company_name is not null and c.verification = 'verified' and c.suspended_at is null
      as verified) v
    left join closing_words w on w.application_id = e.application_id and w.removed_at is null
  where e.application_id = application and keeper.shown_name(e.student_id) is not null
$$;

-- Whose page a link opens.
create function keeper.shown_page(page_link text) returns table (holder text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select shown.holder from record_pages p cross join lateral (select keeper.shown_name(p.student_id) as holder) shown
  where p.link = page_link and app.actor() is not null and shown.holder is not null
$$;
grant execute on function keeper.shown_page to app_api;

-- The entries on the page, the newest first, with the codes of their certificates.
create function keeper.shown_entries(page_link text)
  returns table (code text, holder text, company_name text, logo_url text, company_verified boolean, initiative_name text,
    skills text[], tasks jsonb, started_at timestamptz, finished_at timestamptz, closing_words text, closing_by text)
  stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select issued.code, shown.* from record_pages p join record_page_entries s on s.student_id = p.student_id
    join record_entries e on e.application_id = s.application_id
    left join record_credentials issued on issued.application_id = s.application_id and issued.withdrawn_at is null
    cross join lateral keeper.shown_entry(s.application_id) shown
  where p.link = page_link and app.actor() is not null
  order by e.finished_at desc, e.application_id limit 100
$$;
grant execute on function keeper.shown_entries to app_api;

-- What anyone with a code sees. If the credential was withdrawn, or nothing of the student is shown, the columns of the entry
-- are null.
create function keeper.shown_credential(credential_code text)
  returns table (issued_at timestamptz, withdrawn_at timestamptz, status_index int, holder text, company_name text,
    logo_url text, company_verified boolean, initiative_name text, skills text[], tasks jsonb, started_at timestamptz,
    finished_at timestamptz, closing_words text, closing_by text)
  stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select c.issued_at, c.withdrawn_at, c.status_index, shown.*
  from record_credentials c left join lateral keeper.shown_entry(c.application_id) shown on c.withdrawn_at is null
  where c.code = credential_code and app.actor() is not null
$$;
grant execute on function keeper.shown_credential to app_api;
set local role app_owner;

-- Without an actor the writer is a superuser: the seed or a restore.
create trigger prepare before insert on closing_words
  for each row when (app.actor() is not null) execute function keeper.prepare_closing_words();
create trigger withdrawn after update of withdrawn_at or delete on record_credentials
  for each row execute function keeper.mark_withdrawn();
