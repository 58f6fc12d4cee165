-- "In Progress" lists students who haven't submitted anything as well, so that every student is in one tab. It reads the
-- index of those who need attention, from the other side.
drop index students_in_progress;
drop index students_of_initiative_in_progress;
