-- Students get no email at night. The browser sends their time zone, such as 'America/Chicago'. Null until it has.
alter table student_profiles
  add column time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$');

-- held: due at night, so it is part of the email in the morning.
alter table mail_deliveries drop constraint mail_deliveries_status_check;
alter table mail_deliveries add constraint mail_deliveries_status_check
  check (status in ('queued', 'sent', 'refused', 'dead', 'dropped', 'held'));
