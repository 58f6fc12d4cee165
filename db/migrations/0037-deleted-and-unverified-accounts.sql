-- What is private to an account goes with its credentials and can't be written again by a token that outlives them:
-- a foreign key also holds when both happen at the same moment, which no policy can see.
-- (The owner is under forced row level security: to look at rows, it has to be let out for a moment.)
alter table bookmarks no force row level security;
alter table student_welcomes no force row level security;
alter table student_contacts no force row level security;
alter table notification_preferences no force row level security;
alter table initiative_drafts no force row level security;
alter table users no force row level security;
alter table company_profiles no force row level security;
alter table initiatives no force row level security;
alter table company_terms no force row level security;

delete from bookmarks where student_id not in (select id from users);
delete from student_welcomes where student_id not in (select id from users);
delete from student_contacts where student_id not in (select id from users);
delete from notification_preferences where user_id not in (select id from users);
delete from initiative_drafts where company_id not in (select id from users);

alter table bookmarks add foreign key (student_id) references users on delete cascade;
alter table student_welcomes add foreign key (student_id) references users on delete cascade;
alter table student_contacts add foreign key (student_id) references users on delete cascade;
alter table notification_preferences add foreign key (user_id) references users on delete cascade;
alter table initiative_drafts add foreign key (company_id) references users on delete cascade;

-- Nobody but the company itself sees it before its email is verified. Kept by app_keeper on the row that lists read.
alter table company_profiles add column email_verified boolean not null default false;
update company_profiles c set email_verified = true
  from users u where u.id = c.id and u.email_verified_at is not null;
update initiatives i set status = 'inactive'
  from company_profiles c where c.id = i.company_id and i.status = 'active' and not c.email_verified;
delete from company_terms t using company_profiles c where c.id = t.company_id and not c.email_verified;
-- So whatever is active belongs to a verified company, and a query for active initiatives needs no second question.
alter table company_profiles add constraint open_ones_are_verified check (open_initiatives = 0 or email_verified);

alter table bookmarks force row level security;
alter table student_welcomes force row level security;
alter table student_contacts force row level security;
alter table notification_preferences force row level security;
alter table initiative_drafts force row level security;
alter table users force row level security;
alter table company_profiles force row level security;
alter table initiatives force row level security;
alter table company_terms force row level security;
