-- By the product's own rule of what a word is.
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
