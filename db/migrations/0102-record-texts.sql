-- What a student changed in the texts for a résumé and a college application. Null: the text we suggest.
alter table record_entries
  add column resume_text text check (length(resume_text) between 1 and 600),
  add column college_text text check (length(college_text) between 1 and 150);
