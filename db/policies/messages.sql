-- Conversations, messages, and what each person of a company hasn't read.
alter table conversations enable row level security, force row level security;
alter table inbox_messages enable row level security, force row level security;
alter table unread_conversations enable row level security, force row level security;

-- Prevents others from learning who is in a conversation.
create policy read on conversations for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents starting a conversation with an unverified email, and any conversation except: a company with a student it
-- accepted or rejected, and a student with a company that accepted them. The initiative counts: being accepted for one
-- doesn't allow a conversation about another one, even if that one ended before the company decided. No conversation
-- starts with a deleted account, or about an initiative that the student left. After the student closed a conversation,
-- the company can start another one only about work in progress.
create policy open on conversations for insert to app_api with check (
  (select app.uid()) = any (array[student_id, company_id]) and (select keeper.is_verified())
  and case when initiative_id is null
    then exists (select from ties t
      where t.company_id = conversations.company_id and t.student_id = conversations.student_id
      and (t.stage in ('accepted', 'ended') or t.stage = 'rejected' and t.company_id = (select app.uid())))
    else exists (select from initiative_applications a
      where a.student_id = conversations.student_id and a.initiative_id = conversations.initiative_id
      and a.company_id = conversations.company_id and a.left_at is null
      and (a.accepted_at is not null or a.status = 'rejected' and a.company_id = (select app.uid()))) end
  and not exists (select from ties t where t.company_id = conversations.company_id
    and t.student_id = conversations.student_id and t.stage = 'closed')
  and (student_id = (select app.uid()) or not keeper.has_closed_conversation(student_id, company_id)
    or exists (select from initiative_applications a
      where a.student_id = conversations.student_id and a.initiative_id = conversations.initiative_id
      and a.status = 'accepted')));
-- Prevents marking others' conversations as read, or closing them.
create policy mark_read on conversations for update to app_api
  using ((select app.uid()) = any (array[student_id, company_id]))
  with check ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on conversations for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers update the last message and the unread counts.
create policy triggers on conversations for all to app_keeper using (true) with check (true);

grant select (id, student_id, company_id, initiative_id, last_message_id, last_message_at, last_sender_id, last_person_id,
    last_preview, student_unread, company_unread, student_read_to, company_read_to, application_status, created_at,
    closed_at, left_at),
  insert (student_id, company_id, initiative_id),
  update (student_read_to, company_read_to, closed_at) on conversations to app_api;
grant select (id, student_id, company_id, initiative_id, student_unread, company_unread, student_read_to, company_read_to,
  closed_at) on conversations to app_worker;
grant select (id, student_id, company_id, initiative_id, last_message_id, last_sender_id, student_unread, company_unread,
    student_read_to, company_read_to, application_status, closed_at, left_at),
  update (last_message_id, last_message_at, last_sender_id, last_person_id, last_preview, student_unread,
    company_unread, application_status, closed_at, left_at)
  on conversations to app_keeper;

-- Prevents others from reading a conversation.
create policy read on inbox_messages for select to app_api using ((select app.uid()) = any (array[student_id, company_id]));
-- Prevents writing in others' conversations, in another account's name, or with an unverified email.
create policy send on inbox_messages for insert to app_api with check (
  sender_id = (select app.uid()) and (select keeper.is_verified()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on inbox_messages for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers count unread messages, and operators take a message down.
create policy triggers on inbox_messages for all to app_keeper using (true) with check (true);

grant select (id, conversation_id, client_id, student_id, company_id, sender_id, person_id, subject, content, created_at),
  insert (conversation_id, client_id, student_id, company_id, sender_id, subject, content) on inbox_messages to app_api;
grant select (id, conversation_id, student_id, company_id, sender_id, person_id, subject, content, created_at)
  on inbox_messages to app_worker;
grant select (id, conversation_id, sender_id) on inbox_messages to app_keeper;

-- Prevents reading what someone else hasn't read, and what a person left unread at an earlier company.
create policy read on unread_conversations for select to app_api using (
  person_id = (select app.person()) and company_id = (select app.uid()));
-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on unread_conversations for select to app_worker using ((select app.actor()) = 'worker');
-- Lets triggers count unread messages for each person of a company.
create policy triggers on unread_conversations for all to app_keeper using (true) with check (true);

grant select (conversation_id, person_id, company_id, initiative_id, application_status, last_message_id, unread, read_to)
  on unread_conversations to app_api;
grant select (conversation_id, person_id, read_to) on unread_conversations to app_worker;
grant select (conversation_id, person_id, unread, read_to),
  insert (conversation_id, person_id, company_id, initiative_id, application_status, last_message_id, unread, read_to),
  update (application_status, last_message_id, unread, read_to), delete on unread_conversations to app_keeper;

-- Partitions are only readable through their parent table.
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'inbox_messages'::regclass loop
    execute format('alter table %s enable row level security, force row level security', part);
  end loop;
end $$;

set local role app_keeper;
-- Counts the message, for each person of a company, and creates its id while the two rows are locked, so that ids follow the order of messages. The
-- tie comes first, because a changed application locks the rows in the same order. Refuses unless both have an account,
-- neither the student is paused nor the company suspended, and the student hasn't left the initiative that the
-- conversation is about (or, without an initiative, hasn't left all
-- of them), and above the limits, whose numbers are in limits.ts too. A repeated client_id violates the unique
-- constraint, which rolls the counts back: `on conflict do nothing` would keep them. Participants that aren't the
-- conversation's find nothing here, and the foreign key refuses them.
create function keeper.prepare_message() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  by_student boolean := new.sender_id is not distinct from new.student_id;
  yesterday timestamptz := clock_timestamp() - interval '1 day';
  pair_stage text;
  paused boolean;
  without_reply int;
  from_company int;
  from_student int;
  written_at timestamptz;
  about uuid;
  status text;
  before uuid;
  ended boolean;
begin
  update ties set
    unanswered = case when by_student then 0 else unanswered + 1 end,
    day_began_at = case when day_began_at > yesterday then day_began_at else clock_timestamp() end,
    company_today = case when day_began_at > yesterday then company_today else 0 end + (not by_student)::int,
    student_today = case when day_began_at > yesterday then student_today else 0 end + by_student::int,
    student_wrote_at = case when by_student then clock_timestamp() else student_wrote_at end
    where company_id = new.company_id and student_id = new.student_id
    returning stage, paused_until > now(), unanswered, company_today, student_today, case when by_student then student_wrote_at end
    into pair_stage, paused, without_reply, from_company, from_student, written_at;
  new.id := uuidv7();
  new.created_at := coalesce(written_at, clock_timestamp());
  update conversations set
    last_message_id = new.id, last_message_at = new.created_at, last_sender_id = new.sender_id,
    last_person_id = new.person_id, last_preview = left(new.content, 140),
    student_unread = student_unread + (not by_student)::int,
    company_unread = company_unread + by_student::int
    where id = new.conversation_id and company_id = new.company_id and student_id = new.student_id
    returning with (old as earlier) initiative_id, application_status, earlier.last_message_id,
      closed_at is not null or left_at is not null
    into about, status, before, ended;
  if not found then return new; end if;
  if ended or pair_stage = 'closed' or about is null and pair_stage not in ('accepted', 'ended', 'rejected')
  then perform app.refuse('conversation_closed'); end if;
  if paused then perform app.refuse(case when by_student then 'account_paused' else 'student_paused' end); end if;
  if not keeper.is_listed(new.company_id) then perform app.refuse('company_suspended'); end if;
  if without_reply > 5 then perform app.refuse('reply_needed'); end if;
  if from_company > 30 or from_student > 60 then perform app.refuse('messages_used_up'); end if;
  if by_student then
    insert into unread_conversations as u (conversation_id, person_id, company_id, initiative_id, application_status,
        last_message_id, unread, read_to)
      select new.conversation_id, person_id, new.company_id, about, status, new.id, 1, before
      from members where company_id = new.company_id and left_at is null
      on conflict (conversation_id, person_id) do update
        set unread = u.unread + 1, last_message_id = new.id;
  else
    update unread_conversations set last_message_id = new.id where conversation_id = new.conversation_id;
  end if;
  return new;
end $$;

-- Only the student can close and reopen a conversation, but not one that an operator closed.
create function keeper.close_conversation() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  if app.uid() is distinct from old.student_id and not keeper.is_operator()
  then perform app.refuse('forbidden'); end if;
  if old.stays_closed and new.closed_at is null then perform app.refuse('conversation_closed'); end if;
  new.closed_at := case when new.closed_at is not null then coalesce(old.closed_at, now()) end;
  return new;
end $$;

-- Each side can only move its own read mark, only forward, and never past the newest message.
create function keeper.student_read() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  new.student_read_to := case when app.uid() = old.student_id
    then greatest(old.student_read_to, least(new.student_read_to, old.last_message_id)) else old.student_read_to end;
  if new.student_read_to is distinct from old.student_read_to then
    new.student_unread := keeper.unread_after(old.id, old.company_id, new.student_read_to); end if;
  return new;
end $$;

-- A company's mark is that of the first person who reads: it says whether the student's message was read. What is unread
-- for each person changes only when that person reads.
create function keeper.company_read() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  mark uuid := least(new.company_read_to, old.last_message_id);
  remaining int;
begin
  new.company_read_to := old.company_read_to;
  if app.uid() is distinct from old.company_id then return new; end if;
  remaining := keeper.unread_after(old.id, old.student_id, mark);
  if mark > old.company_read_to or old.company_read_to is null then
    new.company_read_to := mark;
    new.company_unread := remaining;
  end if;
  if remaining = 0 then
    delete from unread_conversations where conversation_id = old.id and person_id = app.person();
  else
    update unread_conversations set unread = remaining, read_to = mark
      where conversation_id = old.id and person_id = app.person() and read_to < mark;
  end if;
  return new;
end $$;

-- The number of messages from a sender after a read mark.
create function keeper.unread_after(conversation uuid, sender uuid, mark uuid) returns int stable security definer
  set search_path = pg_catalog, public, pg_temp language sql
  return (select count(*) from public.inbox_messages
    where conversation_id = conversation and id > mark and sender_id = sender);

-- Copies the application's status and when the student left, or the tie's stage if the conversation isn't about an
-- initiative. Nobody starts a conversation with a paused student. The tie is locked like by a changed application, so that no change is missed at the same moment.
create function keeper.prepare_conversation() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
declare
  state text;
  paused boolean;
begin
  select stage, paused_until > now() into state, paused from ties
    where company_id = new.company_id and student_id = new.student_id for no key update;
  if paused then
    perform app.refuse(case app.uid() when new.student_id then 'account_paused' else 'student_paused' end);
  end if;
  if new.initiative_id is not null then
    select status, left_at into state, new.left_at from initiative_applications
      where student_id = new.student_id and initiative_id = new.initiative_id;
  end if;
  new.application_status := keeper.conversation_status_of(state);
  return new;
end $$;

-- The conversation's status for an application's status or a tie's stage. Any other value means ended.
create function keeper.conversation_status_of(state text) returns text immutable language sql
  return case when state in ('accepted', 'completed', 'rejected') then state else 'ended' end;

-- A conversation about an initiative follows the application.
create function keeper.application_status_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set application_status = keeper.conversation_status_of(new.status), left_at = new.left_at
    where student_id = new.student_id and company_id = new.company_id and initiative_id = new.initiative_id;
  return null;
end $$;

-- What people haven't read follows the conversation.
create function keeper.unread_status_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update unread_conversations set application_status = new.application_status where conversation_id = new.id;
  return null;
end $$;

-- A conversation without an initiative follows the tie, because a rejected student can be accepted later. A deleted
-- account ends it but leaves a rejection as it was.
create function keeper.tie_changed() returns trigger security definer
  set search_path = pg_catalog, public, pg_temp language plpgsql as $$
begin
  update conversations set application_status = keeper.conversation_status_of(new.stage)
    where company_id = new.company_id and student_id = new.student_id and initiative_id is null
      and not (new.stage = 'closed' and application_status = 'rejected');
  return null;
end $$;
grant execute on function keeper.prepare_message, keeper.student_read, keeper.company_read, keeper.prepare_conversation,
  keeper.close_conversation, keeper.application_status_changed, keeper.unread_status_changed, keeper.tie_changed
  to app_owner;
set local role app_owner;

create trigger prepare before insert on inbox_messages for each row execute function keeper.prepare_message();
create trigger student_read before update of student_read_to on conversations
  for each row execute function keeper.student_read();
create trigger company_read before update of company_read_to on conversations
  for each row execute function keeper.company_read();
create trigger close before update of closed_at on conversations
  for each row execute function keeper.close_conversation();
create trigger prepare before insert on conversations for each row execute function keeper.prepare_conversation();
-- Triggers run in the order of their names, and this one has to run after `changed`.
create trigger status_copied after update of status, left_at on initiative_applications
  for each row when ((new.status, new.left_at) is distinct from (old.status, old.left_at)) execute function keeper.application_status_changed();
create trigger status_copied after update of application_status on conversations
  for each row when (new.application_status <> old.application_status) execute function keeper.unread_status_changed();
create trigger changed after update of stage on ties
  for each row when (new.stage <> old.stage) execute function keeper.tie_changed();
