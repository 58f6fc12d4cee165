alter table conversations enable row level security, force row level security;
alter table inbox_messages enable row level security, force row level security;

-- Prevents strangers from learning who talks with whom.
create policy read on conversations for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents opening a conversation in any other constellation than: a company with somebody it accepted or
-- rejected, a student with a company that accepted them; and with an unverified address. What it is about counts:
-- being accepted for one initiative opens no conversation about another that is not decided. Nor with somebody who
-- has deleted their account.
create policy open on conversations for insert to app_api with check (
  (select app.uid()) = any (array[student_id, company_id]) and (select keeper.is_verified())
  and case when initiative_id is null
    then exists (select from ties t
      where t.company_id = conversations.company_id and t.student_id = conversations.student_id
      and (t.stage in ('accepted', 'ended') or t.stage = 'rejected' and t.company_id = (select app.uid())))
    else exists (select from initiative_applications a
      where a.student_id = conversations.student_id and a.initiative_id = conversations.initiative_id
      and a.company_id = conversations.company_id
      and (a.status in ('accepted', 'completed', 'ended')
        or a.status = 'rejected' and a.company_id = (select app.uid()))) end
  and not exists (select from ties t where t.company_id = conversations.company_id
    and t.student_id = conversations.student_id and t.stage = 'closed'));
-- Prevents marking a stranger's conversation as read.
create policy mark_read on conversations for update to app_api
  using ((select app.uid()) = any (array[student_id, company_id]))
  with check ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents the worker from reading outside of its own door.
create policy work on conversations for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper keep last message and unread counts.
create policy keep on conversations for all to app_keeper using (true) with check (true);

grant select (id, student_id, company_id, initiative_id, last_message_id, last_message_at, last_sender_id, last_preview,
    student_unread, company_unread, student_read_to, company_read_to, standing, created_at),
  insert (student_id, company_id, initiative_id),
  update (student_read_to, company_read_to) on conversations to app_api;
grant select (id, student_id, company_id, initiative_id, student_unread, company_unread, student_read_to, company_read_to)
  on conversations to app_worker;
grant select (id, student_id, company_id, initiative_id, last_message_id, student_unread, company_unread, student_read_to,
    company_read_to, standing),
  update (last_message_id, last_message_at, last_sender_id, last_preview, student_unread, company_unread, standing)
  on conversations to app_keeper;

-- Prevents strangers from reading a conversation.
create policy read on inbox_messages for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents writing into others' conversations, in another's name, or with an unverified address.
create policy send on inbox_messages for insert to app_api with check (
  sender_id = (select app.uid()) and (select keeper.is_verified()));
-- Prevents the worker from reading outside of its own door.
create policy work on inbox_messages for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper count what is still unread.
create policy keep on inbox_messages for select to app_keeper using (true);

grant select (id, conversation_id, client_id, student_id, company_id, sender_id, subject, content, created_at),
  insert (conversation_id, client_id, student_id, company_id, sender_id, subject, content) on inbox_messages to app_api;
grant select (id, conversation_id, student_id, company_id, sender_id, subject, content, created_at)
  on inbox_messages to app_worker;
grant select (id, conversation_id, sender_id) on inbox_messages to app_keeper;

-- The parts are reached through their parent alone.
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'inbox_messages'::regclass loop
    execute format('alter table %s enable row level security, force row level security', part);
  end loop;
end $$;

set local role app_keeper;
-- Ids of a conversation follow its order: the id is made while the conversation's row is held.
create function keeper.message_arrives() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  perform from conversations where id = new.conversation_id for update;
  -- Nobody is there to read it.
  if exists (select from ties where company_id = new.company_id and student_id = new.student_id and stage = 'closed')
  then perform app.refuse('conversation_not_allowed'); end if;
  new.id := uuidv7();
  new.created_at := clock_timestamp();
  return new;
end $$;

create function keeper.message_sent() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set
    last_message_id = new.id, last_message_at = new.created_at, last_sender_id = new.sender_id,
    last_preview = left(new.content, 140),
    student_unread = student_unread + (new.sender_id = company_id)::int,
    company_unread = company_unread + (new.sender_id = student_id)::int
    where id = new.conversation_id;
  if new.sender_id = new.student_id then
    update ties set student_wrote_at = new.created_at where company_id = new.company_id and student_id = new.student_id;
  end if;
  return null;
end $$;

-- Each side moves its own mark only, forward only, and never past the newest message.
create function keeper.conversation_read() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.student_read_to := case when app.uid() = old.student_id
    then greatest(old.student_read_to, least(new.student_read_to, old.last_message_id)) else old.student_read_to end;
  new.company_read_to := case when app.uid() = old.company_id
    then greatest(old.company_read_to, least(new.company_read_to, old.last_message_id)) else old.company_read_to end;
  if new.student_read_to is distinct from old.student_read_to then
    new.student_unread := keeper.unread_after(old.id, old.company_id, new.student_read_to); end if;
  if new.company_read_to is distinct from old.company_read_to then
    new.company_unread := keeper.unread_after(old.id, old.student_id, new.company_read_to); end if;
  return new;
end $$;

-- What came from a sender after a mark.
create function keeper.unread_after(conversation uuid, sender uuid, mark uuid) returns int stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select count(*) from public.inbox_messages
    where conversation_id = conversation and id > mark and sender_id = sender);

-- A conversation stands as what it is about does, and from then on where it can no longer change.
create function keeper.conversation_opens() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.standing := case when 'rejected' = case when new.initiative_id is null
    then (select stage from ties where company_id = new.company_id and student_id = new.student_id)
    else (select status from initiative_applications
      where student_id = new.student_id and initiative_id = new.initiative_id) end
    then 'rejected' else 'accepted' end;
  return new;
end $$;

-- One that is about nothing in particular follows the tie: who was rejected first may be accepted later.
create function keeper.tie_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set standing = 'accepted'
    where company_id = new.company_id and student_id = new.student_id and initiative_id is null;
  return null;
end $$;
grant execute on function keeper.message_arrives, keeper.message_sent, keeper.conversation_read,
  keeper.conversation_opens, keeper.tie_changed to app_owner;
set local role app_owner;

create trigger arrives before insert on inbox_messages for each row execute function keeper.message_arrives();
create trigger kept after insert on inbox_messages for each row execute function keeper.message_sent();
create trigger marked before update of student_read_to, company_read_to on conversations
  for each row execute function keeper.conversation_read();
create trigger opens before insert on conversations for each row execute function keeper.conversation_opens();
create trigger kept after update of stage on ties
  for each row when (old.stage = 'rejected' and new.stage in ('accepted', 'ended'))
  execute function keeper.tie_changed();
