-- Search terms, bookmarks and changes of open initiatives.
alter table initiative_terms enable row level security, force row level security;
alter table search_words enable row level security, force row level security;
alter table company_terms enable row level security, force row level security;
alter table bookmarks enable row level security, force row level security;
alter table initiative_changes enable row level security, force row level security;

-- Prevents visitors from searching; they only see which initiatives are open. Prevents students from finding initiatives
-- of companies they blocked. Only active initiatives of verified companies that take applications are indexed. (Most students have blocked nobody, and then the function isn't called.)
create policy read on initiative_terms for select to app_api using (
  ((select app.uid()) is not null or (select app.actor()) is not null and term = 'open')
  and initiative_id <> all ((select case
    when exists (select from blocks b where b.student_id = (select app.uid())) then keeper.hidden_initiatives()
    else '{}' end)::uuid[]));
-- Lets triggers update the index; nothing else can.
create policy triggers on initiative_terms for all to app_keeper using (true) with check (true);
-- Prevents visitors from reading the search words.
create policy read on search_words for select to app_api using ((select app.uid()) is not null);
-- Lets security-definer functions collect and compare words; nothing else can.
create policy triggers on search_words for all to app_keeper using (true) with check (true);

grant select (term, initiative_id) on initiative_terms to app_api;
grant select (term, initiative_id), insert (term, initiative_id) on initiative_terms to app_keeper;
grant delete on initiative_terms to app_keeper;
grant select (word) on search_words to app_api;
grant select (word), insert (word) on search_words to app_keeper;

-- Prevents visitors from searching, and students from finding companies they blocked. Only verified companies
-- with a name and a verified email are indexed.
create policy read on company_terms for select to app_api using (
  (select app.uid()) is not null
  and company_id <> all (array(select b.company_id from blocks b where b.student_id = (select app.uid()))));
-- Lets triggers update the index; nothing else can.
create policy triggers on company_terms for all to app_keeper using (true) with check (true);

grant select (term, company_id) on company_terms to app_api;
grant select (term, company_id), insert (term, company_id) on company_terms to app_keeper;
grant delete on company_terms to app_keeper;

-- Prevents reading without an actor; a change is only the id of an initiative that is or was open to visitors.
create policy read on initiative_changes for select to app_api using ((select app.actor()) is not null);
-- Lets triggers record changes; nothing else can.
create policy triggers on initiative_changes for insert to app_keeper with check (true);
-- Prevents the worker from seeing a change that API nodes may not have read yet.
create policy expired on initiative_changes for select to app_worker using (
  (select app.actor()) = 'worker' and changed_at < now() - interval '1 day');
-- Prevents the worker from deleting a change that API nodes may not have read yet.
create policy sweep on initiative_changes for delete to app_worker using (
  (select app.actor()) = 'worker' and changed_at < now() - interval '1 day');

grant select (xact, initiative_id) on initiative_changes to app_api;
grant insert (initiative_id) on initiative_changes to app_keeper;
grant select (xact, initiative_id, changed_at), delete on initiative_changes to app_worker;

-- Prevents anyone else, companies above all, from learning what a student has saved.
create policy read on bookmarks for select to app_api using (student_id = (select app.uid()));
set local role app_keeper;
-- Whether students can find the initiative or the actor applied to it. A security definer, because the policies of both tables
-- would recurse.
create function keeper.can_save(initiative uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select exists (select from initiatives i where i.id = initiative and i.status = 'active' and i.listed)
    or exists (select from initiative_applications a where a.initiative_id = initiative and a.student_id = app.uid())
$$;
grant execute on function keeper.can_save to app_api;
set local role app_owner;
-- Prevents saving in another student's name, and saving a hidden initiative in order to see it.
create policy save on bookmarks for insert to app_api with check (
  student_id = (select app.uid()) and keeper.can_save(initiative_id));
-- Prevents removing another student's bookmark.
create policy discard on bookmarks for delete to app_api using (student_id = (select app.uid()));

-- Lets keeper.lock_counts_of_student find the days on which a student's bookmarks count.
create policy triggers on bookmarks for select to app_keeper using (true);

grant select (id, student_id, initiative_id), insert (student_id, initiative_id) on bookmarks to app_api;
grant select (id, student_id, initiative_id) on bookmarks to app_keeper;
grant delete on bookmarks to app_api;

set local role app_keeper;
-- Search words: lowercase, no stop words, no stemming, so that a prefix always finds its word.
create function keeper.words_of(text) returns setof text immutable parallel safe
  set search_path = pg_catalog language sql as $$
  select distinct lexeme from unnest(to_tsvector('simple', $1))
  where char_length(lexeme) between 2 and 40 and lexeme not in
    ('a', 'an', 'and', 'are', 'as', 'at', 'be', 'by', 'for', 'from', 'in', 'is', 'it', 'of', 'on', 'or', 'our', 'that',
     'the', 'this', 'to', 'we', 'with', 'you', 'your')
$$;

create function keeper.index_initiative(initiative uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  i record;
  is_open boolean;
  words text[];
  wanted text[] := '{}';
begin
  select s.name, s.description, s.tags, s.status, s.listed, s.quick_win, s.weekly_hours, s.places, c.company_name,
    c.industry into i
    from initiatives s join company_profiles c on c.id = s.company_id where s.id = initiative;
  is_open := i.status = 'active' and i.listed;
  if is_open then
    -- Someone may be accepted, or leave, at the same moment.
    if i.places is not null then perform from initiative_totals where initiative_id = initiative for update; end if;
    is_open := keeper.why_closed(initiative) is null;
  end if;
  if is_open then
    words := array(select keeper.words_of(concat_ws(' ', i.name, i.description, i.company_name, array_to_string(i.tags, ' '))));
    insert into search_words select unnest(words) on conflict do nothing;
    wanted := array(
      select 'word:' || unnest(words)
      union select 'tag:' || unnest(i.tags)
      union select 'industry:' || unnest(i.industry)
      union select 'hours:' || band from unnest(array[2, 4, 6, 10]) band where i.weekly_hours <= band
      union select 'open'
      union select 'quick-win' where i.quick_win);
  end if;
  delete from initiative_terms where initiative_id = initiative and term <> all (wanted);
  -- An initiative that was closed before and still is has no terms to delete.
  if found or is_open then
    insert into initiative_changes (initiative_id) values (initiative) on conflict do nothing;
  end if;
  insert into initiative_terms select unnest(wanted), initiative on conflict do nothing;
end $$;

create function keeper.index_company(company uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  c record;
  words text[];
  wanted text[] := '{}';
begin
  select s.company_name, s.mission, s.industry, s.open_initiatives, s.email_verified, s.listed into c
    from company_profiles s where s.id = company;
  if c.company_name is not null and c.email_verified and c.listed then
    words := array(select keeper.words_of(concat_ws(' ', c.company_name, c.mission, array_to_string(c.industry, ' '))));
    insert into search_words select unnest(words) on conflict do nothing;
    wanted := array(
      select 'word:' || unnest(words)
      union select 'industry:' || unnest(c.industry)
      union select 'open' where c.open_initiatives > 0
      union select 'named');
  end if;
  delete from company_terms where company_id = company and term <> all (wanted);
  insert into company_terms select unnest(wanted), company on conflict do nothing;
end $$;

-- The search words closest to a mistyped one. A security definer, because trigram operators aren't leakproof and so
-- can't use the index under row level security.
create function keeper.nearest_words(typed text) returns setof text stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select word from search_words where app.uid() is not null and word % typed order by word <-> typed, word limit 3
$$;
grant execute on function keeper.nearest_words to app_api;
set local role app_owner;
