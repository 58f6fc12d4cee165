// Discovery lists of students: filters, cards, bookmarks, companies, an initiative's page and the home page.
import { industryCategories, limits } from '@questline/contract';
import type { Compilable } from 'kysely';
import { listNewestRunning } from '../../apps/server/src/features/applications/applications.own.queries.ts';
import * as home from '../../apps/server/src/features/home/home.queries.ts';
import * as page from '../../apps/server/src/features/initiatives/page/initiatives.page.queries.ts';
import * as matching from '../../apps/server/src/features/matching/matching.queries.ts';
import { scoredMax } from '../../apps/server/src/features/matching/matching.rules.ts';
import * as terms from '../../apps/server/src/features/matching/matching.terms.queries.ts';
import * as students from '../../apps/server/src/features/students/students.queries.ts';
import { casesOf, type Case } from './case.ts';
import type { Keys } from './keys.ts';

export async function discoveryLists(keys: Keys): Promise<Case[]> {
  const { ordinaryStudent: actor, busyStudent: busy, largest } = keys;
  const newest = (term: string, table = 'initiative_terms', key = 'initiative_id') =>
    keys.late(`${table} where term = '${term}'`, key, terms.perPage);
  const [lateOpen, lateNamed] = [await newest('open'), await newest('named', 'company_terms', 'company_id')];
  const ids = (list: string) => keys.ids(`select ${list}`);
  const cards = await ids(
    `initiative_id from initiative_terms where term = 'open' order by initiative_id desc limit 20`,
  );
  const companyIds = await ids(`company_id from company_terms where term = 'named' order by 1 desc limit 20`);
  const applied = await ids(`initiative_id from initiative_applications where student_id = '${busy}'`);
  const saved = await ids(`initiative_id from bookmarks where student_id = '${busy}'`);
  const passed = await ids(
    `initiative_id from initiative_terms where term = '${keys.frequentTag}' order by 1 desc limit ${scoredMax}`,
  );
  const words = await keys.wordsAfter(keys.commonWords[0]!);
  const category = industryCategories['Food & Beverage'].map((tag) => `industry:${tag}`);
  const find = (search: Partial<terms.Search> & { leading: string[] }) =>
    terms.findByTerms({ what: 'initiatives', ...search });
  const findCompanies = (search: Partial<terms.Search> & { leading: string[] }) =>
    terms.findByTerms({ what: 'companies', ...search });
  const candidates = terms.candidatesPerPage;
  const working = await keys.id(
    `select student_id from initiative_applications where status = 'accepted' group by 1 order by count(*) desc, 1 limit 1`,
  );
  const applicant = await keys.id(
    `select initiative_id from initiative_applications where student_id = '${busy}' limit 1`,
  );
  const people = [
    { who: 'ordinary student', actor },
    { who: 'busy student', actor: busy },
    { who: 'who works most', actor: working },
  ];
  const asked = (ask: (actor: string) => Compilable) =>
    people.map(({ who, actor: by }) => ({ who, actor: by, query: ask(by) }));

  return [
    ...casesOf('all open', { rows: terms.perPage, candidates, buffers: 60 }, [
      { who: 'student', actor, query: find({ leading: ['open'] }) },
      {
        who: `page ${lateOpen.page}`,
        actor,
        notMoreThan: 'student',
        query: find({ leading: ['open'], before: lateOpen.key }),
      },
      {
        who: 'busy student, hide applied',
        actor: busy,
        query: find({ leading: ['open'], except: applied }),
      },
      {
        who: 'without 200 ranked ones',
        actor,
        query: find({ leading: ['open'], except: passed.slice(0, limits.bestFitResultsMax) }),
      },
    ]),
    // In the worst case, every candidate is probed for every tag of a category.
    ...casesOf('filters', { rows: terms.perPage, candidates: 10 * candidates, buffers: 35_000 }, [
      { who: 'category', actor, query: find({ leading: category }) },
      { who: 'hours', actor, query: find({ leading: ['hours:4'] }) },
      {
        who: 'category and hours',
        actor,
        query: find({ leading: ['hours:2'], others: [category] }),
      },
      {
        who: 'all of them',
        actor,
        query: find({
          leading: category,
          others: [['hours:4'], ['quick-win'], [keys.frequentTag]],
          except: applied,
        }),
      },
      {
        who: 'category and rare word',
        actor,
        query: find({ leading: [keys.rareWord], others: [category] }),
      },
    ]),
    ...casesOf('cards', { rows: terms.perPage, buffers: 420 }, [
      { who: 'student', actor, query: matching.listCards(cards, actor) },
      { who: 'busy student', actor: busy, query: matching.listCards(cards, busy) },
      { who: 'company', actor: largest, query: matching.listCards(cards, largest) },
    ]),
    ...casesOf('newest cards', { rows: terms.perPage, buffers: 430 }, [
      { who: 'student', actor, query: matching.listCardsByTerms(actor, undefined, 'open') },
      {
        who: `page ${lateOpen.page}`,
        actor,
        query: matching.listCardsByTerms(actor, lateOpen.key, 'open'),
      },
      { who: 'busy student', actor: busy, query: matching.listCardsByTerms(busy, undefined, 'open') },
      { who: 'company', actor: largest, query: matching.listCardsByTerms(largest, undefined, 'open') },
      { who: 'frequent tag', actor, query: matching.listCardsByTerms(actor, undefined, keys.frequentTag) },
    ]),
    ...casesOf('newest cards by terms', { rows: terms.perPage, candidates: 10 * candidates, buffers: 500 }, [
      { who: 'category', actor, query: matching.listCardsByTerms(actor, undefined, ...category) },
      { who: 'ten words', actor, query: matching.listCardsByTerms(actor, undefined, ...words) },
      { who: 'busy student', actor: busy, query: matching.listCardsByTerms(busy, undefined, ...words) },
    ]),
    ...casesOf('newest of a term', { rows: terms.perPage, candidates, buffers: 60 }, [
      { who: 'quick wins', actor, query: terms.listNewest('quick-win', []) },
      { who: 'busy student, without applied', actor: busy, query: terms.listNewest('open', applied) },
    ]),
    // A page of each term is sorted, and one page of them is read for its companies.
    ...casesOf('similar cards', { rows: terms.perPage, candidates: 10 * terms.perPage, buffers: 280 }, [
      { who: 'student', actor, query: matching.listSimilarCards(actor, largest, keys.interests, []) },
      {
        who: 'busy student',
        actor: busy,
        query: matching.listSimilarCards(busy, largest, keys.interests, applied),
      },
    ]),
    ...casesOf('applied to', { rows: 1_000, buffers: 400 }, [
      { who: 'busy student', actor: busy, query: matching.listExcluded(busy) },
      { who: 'ordinary student', actor, query: matching.listExcluded(actor) },
    ]),
    ...casesOf('bookmarks', { rows: limits.bookmarksMax, buffers: 250 }, [
      { who: 'busy student', actor: busy, query: matching.listBookmarks(busy) },
      { who: 'ordinary student', actor, query: matching.listBookmarks(actor) },
    ]),
    ...casesOf('saved', { rows: limits.bookmarksMax, buffers: 3_000 }, [
      { who: 'busy student', actor: busy, query: matching.listReadable(saved) },
      {
        who: 'busy student, filtered',
        actor: busy,
        query: terms.findAmong('initiatives', saved, [['open'], ['hours:4'], ['quick-win']]),
      },
    ]),
    ...casesOf('best fit, filtered', { rows: 500, candidates, buffers: 6_000 }, [
      { who: 'found', actor, query: find({ leading: [keys.frequentTag], max: scoredMax }) },
      { who: 'scoredMax', actor, query: matching.listOffers(passed) },
    ]),
    ...casesOf('companies', { rows: terms.perPage, candidates: 10 * candidates, buffers: 12_000 }, [
      { who: 'all', actor, query: findCompanies({ leading: ['named'] }) },
      {
        who: `page ${lateNamed.page}`,
        actor,
        notMoreThan: 'all',
        query: findCompanies({ leading: ['named'], before: lateNamed.key }),
      },
      { who: 'open in a category', actor, query: findCompanies({ leading: category, others: [['open']] }) },
      { who: 'terms counted', actor, query: terms.countTerms('companies', [...category, 'open', 'named']) },
    ]),
    ...casesOf('company cards', { rows: terms.perPage, buffers: 200 }, [
      { who: 'student', actor, query: matching.listCompanyCards(companyIds) },
    ]),
    ...casesOf('page of an initiative', { rows: 1, buffers: 40 }, [
      { who: 'student', actor, query: page.getPage(cards[0]!, actor) },
      { who: 'who applied', actor: busy, query: page.getPage(applicant, busy) },
    ]),
    ...casesOf('own profile', { rows: 1, buffers: 40 }, asked(students.getOwn)),
    // Adds up the hours of ten or twenty initiatives.
    ...casesOf('preferences', { rows: 20, buffers: 400 }, asked(students.findPreferences)),
    // Ten or twenty initiatives with up to twenty tasks each.
    ...casesOf('finished initiatives', { rows: 200, buffers: 1_500 }, asked(students.listFinished)),
    ...casesOf('home, running', { rows: 400, buffers: 4_000 }, asked(listNewestRunning)),
    ...casesOf('home, unread', { rows: 6, buffers: 100 }, [
      {
        who: 'talkative student',
        actor: keys.talkativeStudent,
        query: home.listUnread(keys.talkativeStudent),
      },
      ...asked(home.listUnread),
    ]),
    ...casesOf('home, decisions', { rows: 6, buffers: 100 }, asked(home.listDecisions)),
    // Each row also reads the student's application, for the name that the student keeps.
    ...casesOf('home, feedback', { rows: 6, buffers: 140 }, asked(home.listFeedback)),
  ];
}
