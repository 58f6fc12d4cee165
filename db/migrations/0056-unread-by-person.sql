-- What each person of a company hasn't read: one row per person and conversation with unread messages. The columns that
-- its lists filter and order by are copied from the conversation. It has no foreign keys, because every message from a
-- student writes a row for each person of the company. Only app_keeper writes here.
create table unread_conversations (
  conversation_id uuid not null,
  person_id uuid not null,
  company_id uuid not null,
  initiative_id uuid,
  application_status text not null,
  last_message_id uuid not null,
  unread int not null,
  -- This person has read everything up to this message.
  read_to uuid not null,
  primary key (conversation_id, person_id)
);
-- The initiative comes last: filtering by it reads more of this index, but a second one would cost every message more.
create index unread_of_person on unread_conversations (person_id, application_status, last_message_id desc, initiative_id);

-- What is unread for a company becomes unread for each of its people. Until now the company's mark was theirs.
alter table conversations no force row level security;
alter table members no force row level security;
insert into unread_conversations (conversation_id, person_id, company_id, initiative_id, application_status,
    last_message_id, unread, read_to)
  select c.id, m.person_id, c.company_id, c.initiative_id, c.application_status, c.last_message_id, c.company_unread,
    coalesce(c.company_read_to, '00000000-0000-0000-0000-000000000000')
  from conversations c join members m on m.company_id = c.company_id
  where c.company_unread > 0 and m.left_at is null;
alter table conversations force row level security;

-- These lists are read from the new table. The count itself stays for nodes of the previous version.
drop index conversations_unread_by_company;
drop index conversations_unread_of_initiative;

-- A draft belongs to the person who wrote it: existing ones to the founder, or if they left, to the first owner.
alter table initiative_drafts add column person_id uuid references profiles on delete cascade;
alter table initiative_drafts no force row level security;
update initiative_drafts d set person_id = (select m.person_id from members m
  where m.company_id = d.company_id and m.left_at is null
  order by m.person_id = m.company_id desc, m.role = 'owner' desc, m.joined_at limit 1);
-- Of companies without people, which nobody can open.
delete from initiative_drafts where person_id is null;
alter table initiative_drafts force row level security;
alter table members force row level security;
alter table initiative_drafts alter column person_id set not null,
  alter column person_id set default nullif(current_setting('app.person', true), '')::uuid;
drop index drafts_by_client_id;
drop index drafts_one_per_initiative;
create unique index drafts_by_client_id on initiative_drafts (person_id, client_id);
create unique index drafts_one_per_initiative on initiative_drafts (initiative_id, person_id)
  where initiative_id is not null;
create index drafts_of_person on initiative_drafts (person_id, id desc);
