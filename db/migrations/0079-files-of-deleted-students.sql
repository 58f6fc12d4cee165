-- Companies could still download a file that was kept as evidence after its student deleted the account. Since then,
-- keeper.delete_student ends that access.
alter table files no force row level security;
alter table profiles no force row level security;
update files set company_id = null where company_id is not null and owner_id in (
  select id from profiles where user_type = 'student' and deleted_at is not null);
alter table files force row level security;
alter table profiles force row level security;
