-- Companies are found as initiatives are: a row for every term of a named company ('word:sunny',
-- 'industry:Bakeries', 'named', 'open'), newest first by the key. Kept by app_keeper.
create table company_terms (
  term text collate "C" not null check (char_length(term) <= 120),
  company_id uuid not null references company_profiles on delete cascade,
  primary key (term, company_id)
);
create index terms_of_company on company_terms (company_id);

-- The owner itself is under forced row level security: to look at rows it has to be let out for a moment.
alter table initiatives no force row level security;
alter table company_profiles no force row level security;
alter table initiative_applications no force row level security;
alter table initiative_terms no force row level security;
alter table search_words no force row level security;

-- What the keeper indexes from now on, for what is there already: every active initiative has 'open', and
-- 'hours:4' when it asks for at most four a week.
insert into initiative_terms (term, initiative_id)
select 'open', id from initiatives where status = 'active'
union all
select 'hours:' || band, id from initiatives, unnest(array[2, 4, 6, 10]) band
where status = 'active' and weekly_hours <= band;

insert into company_terms (term, company_id)
select 'named', id from company_profiles where company_name is not null
union all select 'open', id from company_profiles where company_name is not null and open_initiatives > 0
union all select distinct 'industry:' || tag, id from company_profiles, unnest(industry) tag where company_name is not null
union all
select distinct 'word:' || lexeme, id
from company_profiles, unnest(to_tsvector('simple', concat_ws(' ', company_name, mission, array_to_string(industry, ' '))))
where company_name is not null and char_length(lexeme) between 2 and 40 and lexeme not in
  ('a', 'an', 'and', 'are', 'as', 'at', 'be', 'by', 'for', 'from', 'in', 'is', 'it', 'of', 'on', 'or', 'our', 'that',
   'the', 'this', 'to', 'we', 'with', 'you', 'your');
insert into search_words select distinct substr(term, 6) from company_terms where term like 'word:%' on conflict do nothing;

-- How soon a company usually answers: worked out by the worker, never when somebody reads.
create table company_answers (
  company_id uuid primary key references company_profiles on delete cascade,
  -- The median; null below three decisions.
  minutes int check (minutes >= 0),
  -- From this moment on it has to be worked out again: a decision was made, or one leaves the window.
  due_at timestamptz not null default now()
);
create index answers_due on company_answers (due_at);
create index applications_answered on initiative_applications (company_id, decided_at desc) where decided_at is not null;
create index submissions_answered on task_submissions (company_id, reviewed_at desc) where reviewed_at is not null;
insert into company_answers (company_id)
select distinct company_id from initiative_applications where decided_at is not null;

alter table initiatives force row level security;
alter table company_profiles force row level security;
alter table initiative_applications force row level security;
alter table initiative_terms force row level security;
alter table search_words force row level security;
