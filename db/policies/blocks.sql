-- Companies that students have blocked. Companies can't learn about it: for them, the student left and closed everything.
alter table blocks enable row level security, force row level security;

-- Prevents anyone else, companies above all, from learning whom a student has blocked.
create policy read on blocks for select to app_api using (student_id = (select app.uid()));
-- Prevents blocking in another student's name.
create policy block on blocks for insert to app_api with check (student_id = (select app.uid()));
-- Prevents undoing another student's block.
create policy unblock on blocks for delete to app_api using (student_id = (select app.uid()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on blocks for select to app_worker using ((select app.actor()) = 'worker');
-- Lets functions hide what is blocked, and deletions include blocks.
create policy triggers on blocks for all to app_keeper using (true) with check (true);

grant select (student_id, company_id, company_was), insert (student_id, company_id), delete on blocks to app_api;
grant select (student_id, company_id) on blocks to app_worker;
grant select (student_id, company_id, created_at, company_was), delete on blocks to app_keeper;

set local role app_keeper;
-- Whether the student has blocked the company. Students can still read their history with it, so queries for new things
-- call this.
create function keeper.has_blocked(company uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.blocks where student_id = app.uid() and company_id = company);

-- The open initiatives of the companies that the student has blocked.
create function keeper.hidden_initiatives() returns uuid[] stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return array(select i.id from public.blocks b join public.initiatives i on i.company_id = b.company_id
    where b.student_id = app.uid() and i.status = 'active' and i.deleted_at is null);

-- The companies that the student has blocked, which they can't read otherwise.
create function keeper.blocked_companies()
  returns table (company_id uuid, created_at timestamptz, company_name text) stable security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  select b.company_id, b.created_at, coalesce(b.company_was, c.company_name)
    from blocks b join company_profiles c on c.id = b.company_id where b.student_id = app.uid()
$$;
grant execute on function keeper.has_blocked, keeper.hidden_initiatives, keeper.blocked_companies to app_api;

-- Keeps the name, which operators may allow the company to change later.
create function keeper.prepare_block() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.company_was := (select company_name from company_profiles where id = new.company_id);
  return new;
end $$;

-- Withdraws, ends or leaves everything between the two, closes their conversations and stops sharing. Locks the
-- applications before the student, like applying again does. An application that is sent at the same moment locks the
-- student's row too: it is either found here or refused by keeper.application_changed.
create function keeper.company_blocked() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform from initiative_applications where student_id = new.student_id and company_id = new.company_id
    order by id for update;
  perform from student_profiles where id = new.student_id for update;
  with ended as (
    update initiative_applications set
      status = case status when 'pending' then 'withdrawn' when 'accepted' then 'ended' else status end,
      left_at = case when status not in ('pending', 'accepted') then now() end
      where student_id = new.student_id and company_id = new.company_id and left_at is null and status <> 'withdrawn'
      returning with (old as earlier) id, earlier.status
  )
  insert into events (name, subject_id, actor_id)
    select case status when 'pending' then 'application.withdrawn' when 'accepted' then 'application.ended'
      else 'application.left' end, id, new.student_id from ended order by id;
  with closed as (
    update conversations set closed_at = now()
      where student_id = new.student_id and company_id = new.company_id and closed_at is null returning id
  )
  insert into events (name, subject_id, actor_id)
    select 'conversation.closed', id, new.student_id from closed order by id;
  delete from shared_contacts where student_id = new.student_id and company_id = new.company_id;
  return null;
end $$;
grant execute on function keeper.prepare_block, keeper.company_blocked to app_owner;
set local role app_owner;

create trigger prepare before insert on blocks for each row execute function keeper.prepare_block();
-- Without an actor the writer is a superuser: the seed or a restore.
create trigger blocked after insert on blocks
  for each row when (app.actor() is not null) execute function keeper.company_blocked();
