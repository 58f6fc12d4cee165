-- How the application stands that a conversation is about, or what the two are to each other when it is about none:
-- one of the filters of a company's inbox. Kept by app_keeper.
alter table conversations add column standing text not null default 'accepted' check (standing in ('accepted', 'rejected'));

-- Every filter, and every two and three of them together, is one walk along one of these in the order of the list.
create index conversations_of_company_by_standing on conversations (company_id, standing, last_message_id desc);
create index conversations_of_initiative on conversations (initiative_id, standing, last_message_id desc)
  where initiative_id is not null;
create index conversations_unread_by_company on conversations (company_id, standing, last_message_id desc)
  where company_unread > 0;
create index conversations_unread_of_initiative on conversations (initiative_id, standing, last_message_id desc)
  where company_unread > 0 and initiative_id is not null;
create index conversations_unread_by_student on conversations (student_id, last_message_id desc)
  where student_unread > 0;

-- The link of a mail names a message and nothing else.
create index messages_by_id on inbox_messages (id);

-- Whom one may write to.
create index contacts_of_company on initiative_applications (company_id, id desc)
  where status in ('accepted', 'rejected', 'completed', 'ended');
create index contacts_of_student on initiative_applications (student_id, id desc)
  where status in ('accepted', 'completed', 'ended');
