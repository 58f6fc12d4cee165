-- The name that a browser gives to what it is about to create: a repeat finds the first instead of making a second.
-- A draft of an existing initiative goes by that initiative's id, so that two tabs write the same draft.
alter table initiatives add column client_id uuid;
create unique index initiatives_created_once on initiatives (company_id, client_id);

alter table initiative_drafts add column client_id uuid not null default gen_random_uuid();
create unique index drafts_by_client_id on initiative_drafts (company_id, client_id);
