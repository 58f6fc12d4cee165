-- Email deliveries and digests, for the worker only.
alter table mail_deliveries enable row level security, force row level security;

-- Prevents app_worker from reading unless the actor is 'worker'.
create policy read on mail_deliveries for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from logging an email unless the actor is 'worker'.
create policy log on mail_deliveries for insert to app_worker with check ((select app.actor()) = 'worker');
-- Prevents app_worker from saving a delivery result unless the actor is 'worker'.
create policy settle on mail_deliveries for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');

grant select (id, kind, subject_id, recipient, message_id, status, attempts, last_error, created_at, finished_at),
  insert (id, kind, subject_id, message_id, attempts),
  update (recipient, status, attempts, last_error, finished_at) on mail_deliveries to app_worker;

alter table mail_rounds enable row level security, force row level security;

-- Prevents app_worker from reading unless the actor is 'worker'.
create policy read on mail_rounds for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents app_worker from starting a digest unless the actor is 'worker'.
create policy collect on mail_rounds for insert to app_worker with check ((select app.actor()) = 'worker');
-- Prevents app_worker from changing a digest unless the actor is 'worker'.
create policy write on mail_rounds for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');
-- Prevents app_worker from deleting a digest unless the actor is 'worker'.
create policy sweep on mail_rounds for delete to app_worker using ((select app.actor()) = 'worker');

grant select (id, user_id, kind, about_id, subjects, count, due_at, written_at, absorbed_by, created_at),
  insert (id, user_id, kind, about_id, subjects, count, due_at),
  update (subjects, count, written_at, absorbed_by) on mail_rounds to app_worker;
grant delete on mail_rounds to app_worker;
