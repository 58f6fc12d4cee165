-- The people of a company, and invitations to join it.
alter table members enable row level security, force row level security;

-- Prevents others from learning who works at a company. Its people see the team, including former members; students
-- see those of companies they have a tie with, because they get messages and feedback from them.
create policy read on members for select to app_api using (
  company_id = (select app.uid())
  or (select true from ties t where t.student_id = (select app.uid()) and t.company_id = members.company_id));
-- Prevents changing another company's team. keeper.member_step decides who can take which step.
create policy change on members for update to app_api
  using (company_id = (select app.uid())) with check (company_id = (select app.uid()));
-- Prevents app_auth from reading when no actor is set.
create policy sign_in on members for select to app_auth using ((select app.actor()) is not null);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on members for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers and security-definer functions add and remove people.
create policy triggers on members for all to app_keeper using (true) with check (true);

grant select (company_id, person_id, role, joined_at, left_at), update (role, left_at) on members to app_api;
grant select (company_id, person_id, role, left_at) on members to app_auth;
grant select (company_id, person_id, role, left_at) on members to app_worker;
grant select (company_id, person_id, role, joined_at, left_at), insert (company_id, person_id, role, joined_at),
  update (left_at), delete on members to app_keeper;

alter table invitations enable row level security, force row level security;

-- Prevents anyone but an owner of the company from seeing who is invited.
create policy read on invitations for select to app_api using (
  company_id = (select app.uid()) and (select keeper.is_owner()));
-- Prevents anyone but an owner with a verified email from inviting people to the company.
create policy invite on invitations for insert to app_api with check (
  company_id = (select app.uid()) and (select keeper.is_owner()) and (select keeper.is_verified()));
-- Prevents anyone but an owner of the company from sending an invitation again.
create policy resend on invitations for update to app_api
  using (company_id = (select app.uid()) and (select keeper.is_owner()))
  with check (company_id = (select app.uid()));
-- Prevents anyone but an owner of the company from canceling an invitation.
create policy cancel on invitations for delete to app_api using (
  company_id = (select app.uid()) and (select keeper.is_owner()));
-- Prevents app_auth from reading when no actor is set.
create policy open on invitations for select to app_auth using ((select app.actor()) is not null);
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on invitations for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from deleting an invitation until 30 days after it was sent.
create policy sweep on invitations for delete to app_worker using (
  (select app.actor()) = 'worker' and sent_at < now() - interval '30 days');
-- Lets keeper.join_team use an invitation, keeper.person_invited count them, and keeper.member_step cancel them.
create policy triggers on invitations for all to app_keeper using (true) with check (true);

grant select (id, company_id, email, role, invited_by, version, sent_at), insert (company_id, email, role),
  update (version), delete on invitations to app_api;
grant select (id, company_id, email, role, invited_by, version, sent_at) on invitations to app_auth;
grant select (id, company_id, email, role, invited_by, version, sent_at), delete on invitations to app_worker;
grant select (id, company_id, email, role, invited_by, version, sent_at), update (version), delete
  on invitations to app_keeper;

set local role app_keeper;
-- The founder is the first owner.
create function keeper.company_founded() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  insert into members (company_id, person_id, role, joined_at) values (new.id, new.id, 'owner', new.created_at);
  return null;
end $$;

-- Locks the company before a member's row is locked or owners are counted, so that two owners who demote each other at the
-- same moment can't both succeed, and a change to the team never waits in a circle with a deletion of the company.
create function keeper.lock_team() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform from company_profiles where id = app.uid() for no key update;
  return null;
end $$;

-- Owners change roles and remove people, and everyone can leave. Nobody comes back without an invitation: those that a
-- person sent as an owner, or that are for their own email, are canceled with the role.
create function keeper.member_step() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if old.left_at is not null then perform app.refuse('conflict'); end if;
  if not keeper.is_owner() and (new.role <> old.role or old.person_id is distinct from app.person())
  then perform app.refuse('forbidden'); end if;
  if new.role <> 'owner' or new.left_at is not null then
    if old.role = 'owner' and not exists (select from members where company_id = old.company_id
      and person_id <> old.person_id and role = 'owner' and left_at is null)
    then perform app.refuse('last_owner'); end if;
    delete from invitations where company_id = old.company_id and (invited_by = old.person_id
      or email = (select u.email from users u where u.id = old.person_id));
  end if;
  if new.left_at is not null then
    new.left_at := now();
    perform keeper.hand_over_drafts(old.company_id, old.person_id);
    perform keeper.end_access(old.person_id);
  end if;
  return new;
end $$;

-- Signs a person out everywhere, deletes what they were notified about and hadn't read for the company, and starts the 30
-- days after which their login is deleted.
create function keeper.end_access(person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update sessions set ended_at = now() where user_id = person and ended_at is null;
  update profiles set left_company_at = now() where id = person;
  perform keeper.delete_notifications(person);
  delete from unread_conversations where person_id = person;
  insert into events (name, subject_id, actor_id) values ('user.lost_access', person, null);
end $$;

-- Gives the drafts of a person who leaves to an owner: the one who removes them, or else the first. If that owner is
-- changing the same initiative, the draft becomes one of a new initiative, so that neither text is lost.
create function keeper.hand_over_drafts(company uuid, person uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  heir uuid;
begin
  select person_id into heir from members
    where company_id = company and role = 'owner' and left_at is null and person_id <> person
    order by person_id = app.person() desc, joined_at, person_id limit 1;
  update initiative_drafts d set initiative_id = null, client_id = gen_random_uuid(),
      content = case when content ? 'tasks' then jsonb_set(content, '{tasks}',
        (select coalesce(jsonb_agg(task - 'id'), '[]') from jsonb_array_elements(content -> 'tasks') task))
        else content end - 'initiative_updated_at'
    where company_id = company and person_id = person
      and exists (select from initiative_drafts o where o.person_id = heir and o.client_id = d.client_id);
  update initiative_drafts set person_id = heir where company_id = company and person_id = person;
end $$;

-- A deleted company has no people, and nobody can join it. Their logins stay for 30 days, and an invitation can bring them
-- into another company. The names of former members whose login is gone are no longer needed.
create function keeper.dissolve_team(company uuid) returns void security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  delete from invitations where company_id = company;
  perform keeper.end_access(person_id) from members where company_id = company and left_at is null;
  update profiles set full_name = null where deleted_at is not null
    and id in (select person_id from members where company_id = company)
    and not exists (select from members m where m.person_id = profiles.id and m.company_id <> company);
  delete from members where company_id = company;
end $$;

-- The invitation contains the company's name, so there must be one. A team has at most 50 people (limits.teamMax), including
-- those who are invited. The company's row is locked, so that two invitations at the same moment can't both be the last.
-- A teammate can't be invited.
create function keeper.person_invited() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if (select company_name is null from company_profiles where id = new.company_id for no key update)
  then perform app.refuse('name_needed_to_invite'); end if;
  if exists (select from members m join users u on u.id = m.person_id
    where m.company_id = new.company_id and m.left_at is null and u.email = new.email)
  then perform app.refuse('already_teammate'); end if;
  if (select count(*) from members where company_id = new.company_id and left_at is null)
    + (select count(*) from invitations where company_id = new.company_id) > 50
  then perform app.refuse('team_full'); end if;
  return null;
end $$;

-- The emails of the people of a company, for its owners.
create function keeper.team_emails() returns table (person_id uuid, email text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select m.person_id, u.email from members m join users u on u.id = m.person_id
  where m.company_id = app.uid() and m.left_at is null and keeper.is_owner()
$$;
grant execute on function keeper.team_emails to app_api;

-- Sending an invitation again makes the earlier link useless and starts its seven days over.
create function keeper.invitation_sent() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.version := old.version + 1;
  new.sent_at := now();
  return new;
end $$;

-- Lets a person with the invited email join, if they belong to no company. The invitation must be the one that was sent
-- last, at most seven days ago (limits.invitationDays). The company's row is locked before the invitation, in the same
-- order as when the company is deleted. Returns the company, or null.
create function keeper.join_team(invitation uuid, sent_version int, person uuid) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  i record;
begin
  if app.actor() is null then return null; end if;
  perform from company_profiles where id = (select company_id from invitations where id = invitation) for key share;
  select v.company_id, v.role into i from invitations v join users u on u.email = v.email
    join profiles p on p.id = u.id
    where v.id = invitation and v.version = sent_version and v.sent_at > now() - interval '7 days'
      and u.id = person and p.user_type = 'company'
      and not exists (select from members m where m.person_id = person and m.left_at is null)
    for update of v;
  if not found then return null; end if;
  delete from invitations where id = invitation;
  delete from members where company_id = i.company_id and person_id = person;
  -- Of a message that was sent while the person was leaving.
  delete from unread_conversations where person_id = person;
  insert into members (company_id, person_id, role) values (i.company_id, person, i.role);
  update profiles set left_company_at = null where id = person;
  return i.company_id;
end $$;
grant execute on function keeper.join_team to app_auth;
grant execute on function keeper.person_invited, keeper.invitation_sent to app_owner;
grant execute on function keeper.company_founded, keeper.lock_team, keeper.member_step to app_owner;
set local role app_owner;

create trigger sent before update of version on invitations
  for each row execute function keeper.invitation_sent();
create trigger invited after insert on invitations for each row execute function keeper.person_invited();
create trigger founded after insert on company_profiles for each row execute function keeper.company_founded();
create trigger locked before update on members for each statement execute function keeper.lock_team();
create trigger step before update of role, left_at on members for each row execute function keeper.member_step();
