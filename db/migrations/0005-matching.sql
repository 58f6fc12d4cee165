-- How initiatives are found. Each active initiative has a row for every term it can be found by:
-- 'word:bakery', 'tag:Events', 'industry:Cafe', 'quick-win'. Newest first is the order of the key, so a
-- filter, a search word and a student's interest are all the same bounded index scan, and every operator
-- on it is leakproof. Kept by app_keeper.
create table initiative_terms (
  term text collate "C" not null check (char_length(term) <= 120),
  initiative_id uuid not null references initiatives on delete cascade,
  primary key (term, initiative_id)
);
create index terms_of_initiative on initiative_terms (initiative_id);

-- Every word ever searchable, for prefixes and typos. Grows with the language, not with the product.
create table search_words (
  -- By code point, so that the words beginning with something are one range.
  word text collate "C" primary key check (char_length(word) between 2 and 40)
);
create extension if not exists pg_trgm;
create index search_words_alike on search_words using gist (word gist_trgm_ops);
