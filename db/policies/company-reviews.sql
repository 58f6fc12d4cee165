-- What companies tell operators about themselves before students can see them. desk-companies.sql has the decisions.
alter table company_reviews enable row level security, force row level security;

-- Prevents a company from reading another company's reviews.
create policy read on company_reviews for select to app_api using (company_id = (select app.uid()));
-- Prevents everyone but an owner from submitting the company. keeper.prepare_company_review fills in the name.
create policy send on company_reviews for insert to app_api with check (
  company_id = (select app.uid()) and status = 'in_review' and (select keeper.is_owner()) and (select keeper.is_verified()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on company_reviews for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers send changes to review, operators decide, and deletions include reviews.
create policy triggers on company_reviews for all to app_keeper using (true) with check (true);

grant select (id, company_id, company_name, website, legal_name, country, registration_number, contact_role, conduct,
    status, reason, note, created_at, decided_at),
  insert (company_id, legal_name, country, registration_number, contact_role, conduct) on company_reviews to app_api;
grant select (id, company_id, person_id, company_name, website, legal_name, country, registration_number, contact_role,
    conduct, status, reason, note, created_at, decided_at, claimed_by, claimed_at),
  insert (company_id, person_id, company_name, website, legal_name, country, registration_number, contact_role,
    conduct), update (status, reason, note, decided_at, claimed_by, claimed_at), delete on company_reviews to app_keeper;

grant select (id, company_id, person_id, company_name, status, reason, note, decided_at) on company_reviews to app_worker;

set local role app_keeper;
-- Reviews are about the name and the website that students will see. A company that is verified already changes them in
-- its profile. The company's row is locked, so that two people can't submit it at the same moment.
create function keeper.prepare_company_review() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  c record;
begin
  -- The policy refuses everyone else.
  if not keeper.is_owner() then return new; end if;
  select company_name, website, verification into c from company_profiles where id = new.company_id for no key update;
  if c.company_name is null then perform app.refuse('company_name_needed'); end if;
  if c.verification in ('in_review', 'verified') then perform app.refuse('conflict'); end if;
  new.company_name := c.company_name;
  new.website := c.website;
  new.person_id := app.person();
  update company_profiles set verification = 'in_review' where id = new.company_id;
  insert into events (name, subject_id, actor_id) values ('company.submitted', new.company_id, app.uid());
  return new;
end $$;

-- Sends a new name or website to review. Students keep seeing the old one until an operator has agreed. Companies that
-- never were in review change both freely: students can't see them, or COMPANY_REVIEW is off.
create function keeper.company_change_reviewed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  latest company_reviews;
begin
  select * into latest from company_reviews where company_id = new.id and status in ('in_review', 'verified')
    order by id desc limit 1;
  if not found then return new; end if;
  if new.company_name is null then perform app.refuse('company_name_needed'); end if;
  if new.company_name is distinct from old.company_name then latest.company_name := new.company_name; end if;
  if new.website is distinct from old.website then latest.website := new.website; end if;
  update company_reviews set status = 'replaced', decided_at = now() where company_id = new.id and status = 'in_review';
  insert into company_reviews (company_id, person_id, company_name, website, legal_name, country, registration_number,
      contact_role, conduct)
    values (new.id, app.person(), latest.company_name, latest.website, latest.legal_name, latest.country,
      latest.registration_number, latest.contact_role, latest.conduct);
  if old.verification = 'verified' then
    new.company_name := old.company_name;
    new.website := old.website;
  end if;
  return new;
end $$;
grant execute on function keeper.prepare_company_review, keeper.company_change_reviewed to app_owner;
set local role app_owner;

-- Changes of a company in review come with their name.
create trigger prepare before insert on company_reviews
  for each row when (app.uid() = new.company_id and new.company_name = '')
  execute function keeper.prepare_company_review();
-- After the trigger `renamed`, which only lets owners change the name.
create trigger reviewed before update of company_name, website on company_profiles
  for each row when (app.uid() = new.id
    and (new.company_name, new.website) is distinct from (old.company_name, old.website))
  execute function keeper.company_change_reviewed();
