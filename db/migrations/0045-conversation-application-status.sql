-- "Standing" named four different things in the code; this one is the outcome of the application behind a conversation.
alter table conversations rename column standing to application_status;
alter table conversations rename constraint conversations_standing_check to conversations_application_status_check;
alter index conversations_of_company_by_standing rename to conversations_of_company_by_application_status;
