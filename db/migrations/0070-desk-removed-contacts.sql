-- Operators decide about removed contact details. Plans to meet alone come first.
alter table removed_contacts
  add column urgent boolean not null generated always as (found @> '[{"kind": "meeting"}]') stored;
drop index open_removed_contacts;
create index open_removed_contacts on removed_contacts (urgent desc, id) where closed_at is null;

alter table desk_log add column removed_contact_id uuid;
create index desk_log_of_removed_contact on desk_log (removed_contact_id, id) where removed_contact_id is not null;
