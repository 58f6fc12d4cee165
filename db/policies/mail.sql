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
