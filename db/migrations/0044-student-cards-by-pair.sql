-- The planner also uses this index to find the card of one pair, and then read every card of a busy student.
drop index student_cards_of_student;
create index student_cards_of_student on student_cards (student_id, company_id);
