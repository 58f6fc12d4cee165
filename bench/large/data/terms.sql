-- Splits words with the product's own function.
create unlogged table large.initiative_words as
select i.id, w as word
from initiatives i join company_profiles c on c.id = i.company_id
cross join lateral keeper.words_of(concat_ws(' ', i.name, i.description, c.company_name, array_to_string(i.tags, ' '))) w
where i.status = 'active';

insert into search_words select distinct word from large.initiative_words;

insert into initiative_terms (term, initiative_id)
select 'word:' || word, id from large.initiative_words
union all select 'tag:' || tag, id from initiatives, unnest(tags) tag where status = 'active'
union all select 'industry:' || tag, i.id
  from initiatives i join company_profiles c on c.id = i.company_id, unnest(c.industry) tag where i.status = 'active'
union all select 'quick-win', id from initiatives where status = 'active' and quick_win;
insert into initiative_terms (term, initiative_id)
select 'open', id from initiatives where status = 'active'
union all select 'hours:' || band, id from initiatives, unnest(array[2, 4, 6, 10]) band
  where status = 'active' and weekly_hours <= band;

create unlogged table large.company_words as
select c.id, w as word from company_profiles c
cross join lateral keeper.words_of(concat_ws(' ', c.company_name, c.mission, array_to_string(c.industry, ' '))) w
where c.company_name is not null;

insert into search_words select word from large.company_words except select word from search_words;

insert into company_terms (term, company_id)
select 'word:' || word, id from large.company_words
union all select 'industry:' || tag, id from company_profiles, unnest(industry) tag where company_name is not null
union all select 'named', id from company_profiles where company_name is not null
union all select 'open', id from company_profiles where company_name is not null and open_initiatives > 0;
