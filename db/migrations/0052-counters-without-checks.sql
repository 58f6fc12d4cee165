-- PostgreSQL parses every check constraint of a table again for each update, and these counters change with every
-- message. Only app_keeper may change them, in keeper.prepare_message and keeper.conversation_read, which add one, start
-- over at zero or count rows, so they can't become negative.
alter table ties drop constraint ties_unanswered_check, drop constraint ties_company_today_check,
  drop constraint ties_student_today_check;
alter table conversations drop constraint conversations_student_unread_check,
  drop constraint conversations_company_unread_check;
-- Leaves room on each new page for the next versions of its rows. Existing pages stay as they are.
alter table ties set (fillfactor = 90);
alter table conversations set (fillfactor = 90);
