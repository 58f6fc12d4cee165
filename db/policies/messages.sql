alter table conversations enable row level security, force row level security;
alter table inbox_messages enable row level security, force row level security;

-- Prevents strangers from learning who talks with whom.
create policy read on conversations for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents opening a conversation in any other constellation than: a company with somebody it accepted or
-- rejected, a student with a company that accepted them; and with an unverified address. What it is about counts:
-- being accepted for one initiative opens no conversation about another that is not decided. Nor with somebody who
-- has deleted their account, nor about what the student has left; and a company whose conversation the student has
-- closed opens another only about work in progress.
create policy open on conversations for insert to app_api with check (
  (select app.uid()) = any (array[student_id, company_id]) and (select keeper.is_verified())
  and case when initiative_id is null
    then exists (select from ties t
      where t.company_id = conversations.company_id and t.student_id = conversations.student_id
      and (t.stage in ('accepted', 'ended') or t.stage = 'rejected' and t.company_id = (select app.uid())))
    else exists (select from initiative_applications a
      where a.student_id = conversations.student_id and a.initiative_id = conversations.initiative_id
      and a.company_id = conversations.company_id and a.left_at is null
      and (a.status in ('accepted', 'completed', 'ended')
        or a.status = 'rejected' and a.company_id = (select app.uid()))) end
  and not exists (select from ties t where t.company_id = conversations.company_id
    and t.student_id = conversations.student_id and t.stage = 'closed')
  and (student_id = (select app.uid()) or not keeper.has_closed(student_id, company_id)
    or exists (select from initiative_applications a
      where a.student_id = conversations.student_id and a.initiative_id = conversations.initiative_id
      and a.status = 'accepted')));
-- Prevents marking a stranger's conversation as read, or closing it.
create policy mark_read on conversations for update to app_api
  using ((select app.uid()) = any (array[student_id, company_id]))
  with check ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents the worker from reading outside of its own door.
create policy work on conversations for select to app_worker using ((select app.actor()) = 'worker');
-- Lets the keeper keep last message and unread counts.
create policy keep on conversations for all to app_keeper using (true) with check (true);

grant select (id, student_id, company_id, initiative_id, last_message_id, last_message_at, last_sender_id, last_preview,
    student_unread, company_unread, student_read_to, company_read_to, standing, created_at,
    closed_at),
  insert (student_id, company_id, initiative_id),
  update (student_read_to, company_read_to, closed_at) on conversations to app_api;
grant select (id, student_id, company_id, initiative_id, student_unread, company_unread, student_read_to, company_read_to,
  closed_at) on conversations to app_worker;
grant select (id, student_id, company_id, initiative_id, last_message_id, student_unread, company_unread, student_read_to,
    company_read_to, standing, closed_at),
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
-- Ids of a conversation follow its order: the id is made while the conversation's row is held. The pair is locked
-- first: a changed application takes the two rows in this order as well.
create function keeper.message_arrives() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  talk record;
begin
  perform from ties where company_id = new.company_id and student_id = new.student_id for no key update;
  select student_id, company_id, initiative_id, closed_at into talk
    from conversations where id = new.conversation_id for update;
  if talk.closed_at is not null or not keeper.can_talk(talk.company_id, talk.student_id, talk.initiative_id)
  then perform app.refuse('conversation_closed'); end if;
  new.id := uuidv7();
  new.created_at := clock_timestamp();
  return new;
end $$;

-- Whether the two may still write in a conversation: both have an account, and the student has not left what it is about
-- (or, when it is about no initiative, everything).
create function keeper.can_talk(company uuid, student uuid, initiative uuid) returns boolean stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return exists (select from public.ties where company_id = company and student_id = student
      and case when initiative is null then stage in ('accepted', 'ended', 'rejected') else stage <> 'closed' end)
    and not exists (select from public.initiative_applications
      where student_id = student and initiative_id = initiative and left_at is not null);

-- The student alone closes a conversation and opens it again.
create function keeper.conversation_closes() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.uid() is distinct from old.student_id then perform app.refuse('forbidden'); end if;
  new.closed_at := case when new.closed_at is not null then coalesce(old.closed_at, now()) end;
  return new;
end $$;

-- Counts after the insert, because a repeated client_id inserts nothing and must not count. What is over the limit is
-- refused here and rolled back. The numbers are also in limits.ts.
create function keeper.message_sent() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  by_student boolean := new.sender_id = new.student_id;
  tie record;
begin
  update conversations set
    last_message_id = new.id, last_message_at = new.created_at, last_sender_id = new.sender_id,
    last_preview = left(new.content, 140),
    student_unread = student_unread + (not by_student)::int,
    company_unread = company_unread + by_student::int
    where id = new.conversation_id;
  select unanswered, day_began_at, company_today, student_today, student_wrote_at into tie from ties
    where company_id = new.company_id and student_id = new.student_id;
  if tie.day_began_at is null or tie.day_began_at <= new.created_at - interval '1 day' then
    tie.day_began_at := new.created_at;
    tie.company_today := 0;
    tie.student_today := 0;
  end if;
  if by_student then
    tie.unanswered := 0;
    tie.student_today := tie.student_today + 1;
    tie.student_wrote_at := new.created_at;
  else
    tie.unanswered := tie.unanswered + 1;
    tie.company_today := tie.company_today + 1;
  end if;
  if tie.unanswered > 5 then perform app.refuse('reply_needed'); end if;
  if tie.company_today > 30 or tie.student_today > 60 then perform app.refuse('messages_used_up'); end if;
  update ties set unanswered = tie.unanswered, day_began_at = tie.day_began_at, company_today = tie.company_today,
    student_today = tie.student_today, student_wrote_at = tie.student_wrote_at
    where company_id = new.company_id and student_id = new.student_id;
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

-- Copies the outcome of the application, or of the pair when the conversation is about no initiative.
create function keeper.conversation_opens() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.standing := keeper.standing_of(case when new.initiative_id is null
    then (select stage from ties where company_id = new.company_id and student_id = new.student_id)
    else (select status from initiative_applications
      where student_id = new.student_id and initiative_id = new.initiative_id) end);
  return new;
end $$;

-- Of an application's status or a tie's stage. Whatever is neither running nor decided any more has ended.
create function keeper.standing_of(state text) returns text immutable language sql
  return case when state in ('accepted', 'completed', 'rejected') then state else 'ended' end;

-- The conversation about an initiative follows its application.
create function keeper.application_standing() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set standing = keeper.standing_of(new.status)
    where student_id = new.student_id and company_id = new.company_id and initiative_id = new.initiative_id;
  return null;
end $$;

-- One about no initiative follows the pair: a student who was rejected first may be accepted later. A deleted account
-- ends what was running and leaves a rejection as it was.
create function keeper.tie_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set standing = keeper.standing_of(new.stage)
    where company_id = new.company_id and student_id = new.student_id and initiative_id is null
      and not (new.stage = 'closed' and standing = 'rejected');
  return null;
end $$;
grant execute on function keeper.message_arrives, keeper.message_sent, keeper.conversation_read,
  keeper.conversation_opens, keeper.conversation_closes, keeper.application_standing, keeper.tie_changed to app_owner;
set local role app_owner;

create trigger arrives before insert on inbox_messages for each row execute function keeper.message_arrives();
create trigger kept after insert on inbox_messages for each row execute function keeper.message_sent();
create trigger marked before update of student_read_to, company_read_to on conversations
  for each row execute function keeper.conversation_read();
create trigger closes before update of closed_at on conversations
  for each row execute function keeper.conversation_closes();
create trigger opens before insert on conversations for each row execute function keeper.conversation_opens();
create trigger standing after update of status on initiative_applications
  for each row when (new.status <> old.status) execute function keeper.application_standing();
create trigger kept after update of stage on ties
  for each row when (new.stage <> old.stage) execute function keeper.tie_changed();
