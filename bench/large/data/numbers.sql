-- The plan of the data set as row numbers, from which the real tables are filled. Everything is a function of a
-- row's number, so the same size gives the same data, shifted to the day it is built.
create schema large;

-- The n-th pseudorandom number of a series, from 0 to 1.
create function large.r(n bigint, series int) returns float8 immutable parallel safe language sql
  return ((hashint8extended(n, series) >> 11) & 9007199254740991)::float8 / 9007199254740992;

-- An id in uuidv7 form: time, kind, number.
create function large.id(kind int, n bigint, ms bigint) returns uuid immutable parallel safe language sql
  return (lpad(to_hex(ms), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid;

create function large.at(ms bigint) returns timestamptz immutable parallel safe language sql
  return to_timestamp(ms::float8 / 1000);

-- Ordinary ones arrive evenly over the whole span; the special ones come first.
create function large.ms(n bigint, ordinary bigint) returns bigint immutable parallel safe language sql
  return :start_ms + case when n <= ordinary then n * :span_ms / ordinary else n - ordinary end;

create function large.company(n bigint) returns uuid immutable parallel safe language sql
  return large.id(1, n, large.ms(n, :companies));
create function large.student(n bigint) returns uuid immutable parallel safe language sql
  return large.id(2, n, large.ms(n, :students));
-- The people of the busiest company besides its founder, from 2.
create function large.teammate(n bigint) returns uuid immutable parallel safe language sql
  return large.id(20, n, :start_ms + n);
create function large.initiative(n bigint) returns uuid immutable parallel safe language sql
  return large.id(3, n, large.ms(n, :initiatives));
create function large.task(initiative bigint, place int) returns uuid immutable parallel safe language sql
  return large.id(4, initiative * 16 + place, large.ms(initiative, :initiatives) + place);
create function large.application(n bigint, ms bigint) returns uuid immutable parallel safe language sql
  return large.id(5, n, ms);
create function large.message(conversation bigint, ms bigint) returns uuid immutable parallel safe language sql
  return large.id(6, conversation, ms);

create function large.full_name(n bigint) returns text immutable parallel safe language sql return
  (array['Maya', 'Jonas', 'Aisha', 'Leo', 'Noor', 'Emil', 'Zoe', 'Mateo', 'Ines', 'Omar', 'Lucy', 'Kai'])[1 + n % 12] || ' ' ||
  (array['Torres', 'Weber', 'Khan', 'Park', 'Smith', 'Okafor', 'Rossi', 'Nguyen', 'Brown', 'Silva', 'Cohen'])[1 + n / 12 % 11];

-- Older companies have more initiatives, because each initiative picks among the companies that existed then.
create function large.company_of(initiative bigint) returns bigint immutable parallel safe language sql
  return case
    when initiative <= :initiatives then 1 + floor(large.r(initiative, 1) * (initiative * :companies / :initiatives))::bigint
    when initiative < :busiest_initiative then :largest_company
    else :busiest_company + initiative - :busiest_initiative end;

-- A unique name for every company; these are the rare words in searches.
create function large.syllable(n bigint) returns text immutable parallel safe language sql
  return substr('bakelomiruzanotivesadukepolaxirehu', 1 + 2 * (n % 17)::int, 2);
create function large.brand(n bigint) returns text immutable parallel safe language sql
  return initcap(large.syllable(n * 7919) || large.syllable(n * 7919 / 17) || large.syllable(n * 7919 / 289)
    || large.syllable(n * 7919 / 4913));

-- A value from one of the contract's lists; x goes from 0 to 1.
create function large.tag(x float8) returns text immutable parallel safe language sql
  return (:tag_list)[1 + floor(x * cardinality(:tag_list))::int];
create function large.industry(x float8) returns text immutable parallel safe language sql
  return (:industry_list)[1 + floor(x * cardinality(:industry_list))::int];
create function large.skill(x float8) returns text immutable parallel safe language sql
  return (:skill_list)[1 + floor(x * cardinality(:skill_list))::int];

-- Message text of 40 to 280 characters.
create function large.sentence(n bigint) returns text immutable parallel safe language sql
  return (array[
    'Thank you for your message, I will look at it tonight after practice.',
    'Could you tell me a little more about what the second task should look like?',
    'We really liked your first draft. The photos are warm and the text is short, which is what our customers read.',
    'I asked twelve people in front of the store and wrote their answers into the sheet.',
    'Please send the link again, the last one did not open for me.',
    'Great work so far!',
    'Would Thursday be fine for you? I have a game on Wednesday and cannot make it before six.',
    'Here is the poster with the new colors. I left room at the bottom for the code, as you asked last week.'
  ])[1 + (hashint8extended(n, 71) & 7)::int];
create function large.content(n bigint) returns text immutable parallel safe language sql
  return large.sentence(n) || ' ' || large.sentence(n + 1);

-- The words of generated texts, most frequent first.
create unlogged table large.words as select n::int, word from unnest(:word_list) with ordinality as w (word, n);
alter table large.words add primary key (n);
analyze large.words;
