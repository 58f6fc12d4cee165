-- Inquiries from companies without an account.
alter table inquiries enable row level security, force row level security;

-- Prevents app_worker from reading unless the actor is 'worker'.
create policy worker on inquiries for select to app_worker using ((select app.actor()) = 'worker');
-- Lets keeper.send_inquiry store an inquiry; visitors can send one but never read any, not even their own.
create policy triggers on inquiries for all to app_keeper using (true) with check (true);

-- Prevents the worker from deleting an inquiry before it is a year old.
create policy sweep on inquiries for delete to app_worker using (
  (select app.actor()) = 'worker' and created_at < now() - interval '365 days');

grant select (id, contact_name, company, email, website, wishes, message, created_at), delete
  on inquiries to app_worker;
-- The functions in desk-prospects.sql show inquiries to operators.
grant select (id, stamp_id, contact_name, company, email, website, wishes, message, created_at),
  insert (stamp_id, contact_name, company, email, website, wishes, message) on inquiries to app_keeper;

set local role app_keeper;
-- Returns the id of a new inquiry, for the emails, or null for a repeated one and when no actor is set.
create function keeper.send_inquiry(stamp uuid, contact text, company_name text, address text, site text,
    wanted text[], words text) returns uuid security definer
  set search_path = pg_catalog, public, pg_temp language sql as $$
  insert into inquiries (stamp_id, contact_name, company, email, website, wishes, message)
    select stamp, contact, company_name, lower(address), site, wanted, words where app.actor() is not null
    on conflict (stamp_id) do nothing
    returning id
$$;
grant execute on function keeper.send_inquiry to app_api;
set local role app_owner;
