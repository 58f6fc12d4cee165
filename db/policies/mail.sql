alter table mail_deliveries enable row level security, force row level security;

-- Prevents the worker from reading outside of its own door.
create policy read on mail_deliveries for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from logging a mail outside of its own door.
create policy log on mail_deliveries for insert to app_worker with check ((select app.actor()) = 'worker');
-- Prevents the worker from settling a mail outside of its own door.
create policy settle on mail_deliveries for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');

grant select (id, kind, subject_id, recipient, message_id, status, attempts, last_error, created_at, finished_at),
  insert (id, kind, subject_id, message_id, attempts),
  update (recipient, status, attempts, last_error, finished_at) on mail_deliveries to app_worker;

alter table mail_rounds enable row level security, force row level security;

-- Prevents the worker from reading outside of its own door.
create policy read on mail_rounds for select to app_worker using ((select app.actor()) = 'worker');
-- Prevents the worker from collecting outside of its own door.
create policy collect on mail_rounds for insert to app_worker with check ((select app.actor()) = 'worker');
-- Prevents the worker from adding or writing outside of its own door.
create policy write on mail_rounds for update to app_worker
  using ((select app.actor()) = 'worker') with check ((select app.actor()) = 'worker');
-- Prevents the worker from sweeping outside of its own door.
create policy sweep on mail_rounds for delete to app_worker using ((select app.actor()) = 'worker');

grant select (id, user_id, kind, about_id, subjects, count, due_at, written_at, absorbed_by, created_at),
  insert (id, user_id, kind, about_id, subjects, count, due_at),
  update (subjects, count, written_at, absorbed_by) on mail_rounds to app_worker;
grant delete on mail_rounds to app_worker;
