// Search lists of students: bounds come from the limits in the queries, with some slack.
import * as initiatives from '../../apps/server/src/features/initiatives/initiatives.queries.ts';
import * as matching from '../../apps/server/src/features/matching/matching.queries.ts';
import * as offers from '../../apps/server/src/features/matching/matching.offers.queries.ts';
import * as terms from '../../apps/server/src/features/matching/matching.terms.queries.ts';
import { casesOf, type Case } from './case.ts';
import type { Keys } from './keys.ts';

export async function matchingLists(keys: Keys): Promise<Case[]> {
  const actor = keys.ordinaryStudent;
  const busy = keys.busyStudent;
  const perPage = terms.perPage;
  const lateOf = (term: string) =>
    keys.late(`initiative_terms where term = '${term}'`, 'initiative_id', perPage);
  const [lateWord, lateTag] = [await lateOf(keys.frequentWord), await lateOf(keys.frequentTag)];
  const snapshot = await keys.id('select pg_current_snapshot()::text');
  const server = await keys.id('select pg_postmaster_start_time()::text');
  const [common, second, third] = keys.commonWords as [string, string, string];
  const [alike, others] = [await keys.wordsAfter(common), await keys.wordsAfter(third)];

  return [
    ...casesOf('featured', { rows: 6, buffers: 60 }, [
      { who: 'visitor', actor: 'anonymous', query: initiatives.listFeatured() },
      { who: 'student', actor, query: initiatives.listFeatured() },
      { who: 'busy student', actor: busy, query: initiatives.listFeatured() },
    ]),
    ...casesOf('initiatives of company', { rows: 20, buffers: 60 }, [
      {
        who: 'owner',
        actor: keys.manyInitiatives,
        query: initiatives.listInitiativesOfCompany({ companyId: keys.manyInitiatives }),
      },
      {
        who: 'student',
        actor,
        query: initiatives.listInitiativesOfCompany({ companyId: keys.manyInitiatives, status: 'active' }),
      },
    ]),
    ...casesOf('browse', { rows: perPage, candidates: terms.candidatesPerPage, buffers: 250 }, [
      {
        who: 'frequent tag',
        actor,
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.frequentTag] }),
      },
      {
        who: `frequent tag, page ${lateTag.page}`,
        actor,
        notMoreThan: 'frequent tag',
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.frequentTag], before: lateTag.key }),
      },
      {
        who: 'frequent word',
        actor,
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.frequentWord] }),
      },
      {
        who: `frequent word, page ${lateWord.page}`,
        actor,
        notMoreThan: 'frequent word',
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.frequentWord], before: lateWord.key }),
      },
      {
        who: 'frequent word, busy student',
        actor: busy,
        notMoreThan: 'frequent word',
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.frequentWord] }),
      },
      {
        who: 'frequent word, company',
        actor: keys.largest,
        notMoreThan: 'frequent word',
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.frequentWord] }),
      },
      {
        who: 'rare industry',
        actor,
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.rareIndustry] }),
      },
      {
        who: 'rare word',
        actor,
        query: terms.findByTerms({ what: 'initiatives', leading: [keys.rareWord] }),
      },
    ]),
    // In the worst case, every candidate is probed for every other term.
    ...casesOf('search', { rows: perPage, candidates: terms.candidatesPerPage, buffers: 6_000 }, [
      {
        who: 'frequent words and tag',
        actor,
        query: terms.findByTerms({
          what: 'initiatives',
          leading: [keys.frequentTag],
          others: [[keys.frequentWord], ['quick-win']],
        }),
      },
      {
        who: 'rare and frequent word',
        actor,
        query: terms.findByTerms({
          what: 'initiatives',
          leading: [keys.rareWord],
          others: [[keys.frequentWord]],
        }),
      },
      {
        who: 'three common words',
        actor,
        query: terms.findByTerms({ what: 'initiatives', leading: [common], others: [[second], [third]] }),
      },
      {
        who: 'hardly ever together',
        actor,
        query: terms.findByTerms({
          what: 'initiatives',
          leading: [keys.someWord],
          others: [[common], [second], [third]],
        }),
      },
      {
        who: 'horizon of a word',
        actor,
        query: terms.findHorizon({ what: 'initiatives', leading: [keys.someWord] }),
      },
    ]),
    ...casesOf(
      'search by prefix',
      { rows: perPage, candidates: 10 * terms.candidatesPerPage, buffers: 8_000 },
      [
        {
          who: 'two of ten words',
          actor,
          query: terms.findByTerms({ what: 'initiatives', leading: alike, others: [others] }),
        },
        { who: 'horizon', actor, query: terms.findHorizon({ what: 'initiatives', leading: alike }) },
      ],
    ),
    ...casesOf('terms counted', { rows: 20, buffers: 500 }, [
      { who: 'two prefixes', actor, query: terms.countTerms('initiatives', [...alike, ...others]) },
      {
        who: 'frequent, common, rare',
        actor,
        query: terms.countTerms('initiatives', [keys.frequentWord, common, keys.rareWord]),
      },
    ]),
    ...casesOf('words', { rows: 10, candidates: 1_000, buffers: 1_000 }, [
      { who: 'prefix', actor, query: terms.expandPrefix(common.slice(5, 8)) },
      { who: 'letter', actor, query: terms.expandPrefix(common.slice(5, 6)) },
      { who: 'mistyped', actor, query: terms.listNearestWords(`${common.slice(5)}x`) },
    ]),
    ...casesOf('open offers, check', { rows: 1, buffers: 10 }, [
      { who: 'student', actor, query: offers.checkMoment(snapshot, 'infinity', server) },
    ]),
    ...casesOf('open offers, changed', { rows: 100, buffers: 1_000 }, [
      { who: 'visitor', actor: 'anonymous', query: offers.listChangedOffers(snapshot) },
    ]),
    // Once per API process: every open initiative and its company.
    ...casesOf('open offers, all', { rows: offers.keptMax, buffers: 8 * offers.keptMax, ms: 500 }, [
      { who: 'visitor', actor: 'anonymous', query: offers.listOpenOffers(offers.keptMax) },
    ]),
    ...casesOf('best fit', { rows: 500, candidates: 5_000, buffers: 6_000 }, [
      { who: 'ten interests', actor, query: matching.listFitCandidates(keys.interests) },
    ]),
  ];
}
