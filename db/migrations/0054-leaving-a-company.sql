-- A company has the id of the person who founded it, but it must not lose anything when that person deletes their
-- account in another company. Both tables also refer to company_profiles, and keeper.delete_company deletes the rows.
alter table initiative_drafts drop constraint initiative_drafts_company_id_fkey1;
alter table feedback_snippets drop constraint feedback_snippets_company_id_fkey;

-- Since when a person has belonged to no company. The login is deleted 30 days later.
alter table profiles add column left_company_at timestamptz;
create index profiles_without_company on profiles (left_company_at) where left_company_at is not null;

alter table profiles no force row level security;
alter table users no force row level security;
alter table members no force row level security;
update profiles p set left_company_at = now()
  where p.user_type = 'company' and p.deleted_at is null and exists (select from users u where u.id = p.id)
    and not exists (select from members m where m.person_id = p.id and m.left_at is null);
alter table profiles force row level security;
alter table users force row level security;
alter table members force row level security;
