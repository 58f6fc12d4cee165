// Ranking in memory gives the same list as ranking in PostgreSQL, for many random students and catalogs: first compared
// with a model of the queries, then with PostgreSQL.
import { initiativeTags, industryTags, limits } from '@questline/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { anonymous } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { createFitIndex, toEntry, type OpenOffer } from './fit-index.ts';
import { createMatchingApp } from './matching.fixture.ts';
import { listFitCandidates } from './matching.queries.ts';
import {
  candidatesPerInterest,
  fitOf,
  interestsOf,
  rank,
  scoreOf,
  scoredMax,
  weights,
  type Offer,
  type Preferences,
  type Ranked,
} from './matching.rules.ts';
import { viewFit } from './matching.view.ts';
import { createOpenOffers } from './open-offers.ts';
import { findTop, rankAll, readStudent, topOf } from './read-cards.ts';

/** A repeatable source of random numbers (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (max: number) => Math.floor(next() * (max + 1));
  return {
    next,
    upTo,
    /** At most `max` distinct words; the first ones of the list are the most frequent. */
    some: <Word>(words: readonly Word[], max: number) => [
      ...new Set(Array.from({ length: upTo(max) }, () => words[Math.floor(next() ** 2 * words.length)]!)),
    ],
  };
}
type Random = ReturnType<typeof randomFrom>;

const skills = ['Writing', 'Canva', 'Video', 'Photos', 'Sales', 'Maths'];
const someone = ({ some, upTo }: Random, words: Vocabulary): Preferences => ({
  initiative_tags: some(words.tags, 5),
  company_tags: some(words.industries, 5),
  skills: some(skills, 6),
  weekly_hours_available: upTo(2) ? 1 + upTo(7) : null,
  hours_promised: 0,
});
type Vocabulary = { tags: readonly string[]; industries: readonly string[] };

/** Newest first. Few words make many best fits, many words make few. */
function randomCatalog(random: Random, size: number, words: Vocabulary): OpenOffer[] {
  return Array.from({ length: size }, (_, n) => ({
    id: String(size - n).padStart(6, '0'),
    tags: random.some(words.tags, 5),
    industry: random.some(words.industries, 3),
    skills: random.some(skills, 4),
    weekly_hours: random.upTo(2) ? 1 + random.upTo(7) : null,
    quick_win: random.upTo(4) === 0,
  }));
}

describe('the model: the index ranks like the queries', () => {
  const worth = (term: string) => (term.startsWith('tag:') ? weights.tag : weights.industry);

  /** Like listFitCandidates: those with the most points by interests, counted for the newest of each. */
  function candidatesOf(catalog: OpenOffer[], preferences: Preferences) {
    const having = new Map<string, OpenOffer[]>(interestsOf(preferences).map((term) => [term, []]));
    for (const offer of catalog)
      for (const term of interestsOf({ initiative_tags: offer.tags, company_tags: offer.industry }))
        having.get(term)?.push(offer);
    const points = new Map<OpenOffer, number>();
    for (const [term, offers] of having)
      for (const offer of offers.slice(0, candidatesPerInterest))
        points.set(offer, (points.get(offer) ?? 0) + worth(term));
    return [...points]
      .toSorted(([a, x], [b, y]) => y - x || (a.id < b.id ? 1 : -1))
      .slice(0, scoredMax)
      .map(([offer]) => offer);
  }

  function randomStudent(seed: number) {
    const random = randomFrom(seed);
    const words = {
      tags: initiativeTags.slice(0, 3 + random.upTo(17)),
      industries: industryTags.slice(0, 2 + random.upTo(10)),
    };
    // The largest catalogs have more candidates than are scored.
    const catalog = randomCatalog(random, [30, 300, 1_500][seed % 3]!, words);
    const preferences = { ...someone(random, words), hours_promised: seed % 4 };
    const liked = candidatesOf(catalog, preferences);
    // Some students applied to most of what fits them best.
    const isEager = random.upTo(3) === 0;
    const sent = isEager
      ? liked.slice(0, random.upTo(liked.length))
      : liked.filter(() => random.upTo(9) === 0);
    const upTo = random.upTo(2) ? undefined : catalog[random.upTo(catalog.length - 1)]!.id;
    const there = catalog.filter(({ id }) => upTo === undefined || id <= upTo);
    const applied = sent.map(({ id }) => id);
    const expected = rank(preferences, candidatesOf(there, preferences), applied);
    return { catalog, preferences, applied, upTo, expected };
  }

  /** Short, so that comparing hundreds of lists is quick. */
  const text = (ranked: Ranked[]) => ranked.map((it) => `${it.id}:${it.score}:${it.best_fit}`).join(' ');

  test('300 random students, up to any initiative', () => {
    const lengths = Array.from({ length: 300 }, (_, seed) => {
      const { catalog, preferences, applied, upTo, expected } = randomStudent(seed);
      const ranked = createFitIndex(catalog.map(toEntry), true).rank(preferences, applied, upTo)!;
      expect(`${seed}: ${text(ranked)}`).toBe(`${seed}: ${text(expected)}`);
      return expected.length;
    });
    expect(lengths.filter((length) => length === 200).length).toBeGreaterThan(50);
  });

  test('an index that lacks older initiatives ranks the same or not at all', () => {
    const answers = Array.from({ length: 100 }, (_, n) => {
      // A large catalog.
      const seed = 3 * n + 2;
      const { catalog, preferences, applied, upTo, expected } = randomStudent(seed);
      const ranked = createFitIndex(catalog.slice(0, 1_300).map(toEntry), false).rank(
        preferences,
        applied,
        upTo,
      );
      expect(`${seed}: ${text(ranked ?? expected)}`).toBe(`${seed}: ${text(expected)}`);
      return ranked && ranked.length > 0;
    });
    expect(answers.filter((answer) => answer).length).toBeGreaterThan(3);
    expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(30);
  });

  test('a tag that a row repeats counts like in the rules', () => {
    const alike = { industry: [], skills: [], weekly_hours: null, quick_win: false };
    const offers = [
      { id: '2', tags: ['Events'], ...alike },
      { id: '1', tags: ['Surveys', 'Surveys'], ...alike },
    ];
    const preferences = {
      initiative_tags: ['Events', 'Surveys'],
      company_tags: [],
      skills: [],
      weekly_hours_available: null,
      hours_promised: 0,
    };
    const ranked = createFitIndex(offers.map(toEntry), true).rank(preferences, []);
    expect(ranked).toEqual(rank(preferences, offers));
    expect(ranked?.map(({ id, score }) => [id, score])).toEqual([
      ['1', 6],
      ['2', 3],
    ]);
  });

  test('a settled top three are best fits by their score alone', () => {
    const settled = Array.from({ length: 100 }, (_, seed) => {
      const { catalog, preferences, applied } = randomStudent(seed);
      const index = createFitIndex(catalog.map(toEntry), true);
      const isSettled = createFitIndex(catalog.slice(0, 1_300).map(toEntry), false).isTopSettled(
        preferences,
        applied,
      );
      const [, , third] = index.rank(preferences, applied)!;
      const isThirdBestFit = (third?.score ?? 0) >= limits.bestFitScore;
      expect({ seed, isSettled: isSettled && isThirdBestFit }).toEqual({ seed, isSettled });
      return isSettled;
    });
    expect(settled.filter(Boolean).length).toBeGreaterThan(30);
    expect(settled.filter((isSettled) => !isSettled).length).toBeGreaterThan(20);
  });
});

describe('the newest with a term', () => {
  const offers = ['5', '4', '3', '2', '1'].map((id) => ({
    id,
    tags: [],
    industry: [],
    skills: [],
    weekly_hours: null,
    quick_win: Number(id) % 2 === 1,
  }));
  const [complete, incomplete] = [true, false].map((it) => createFitIndex(offers.map(toEntry), it));
  const wanted = { except: ['4', '3'], max: 2, among: 1_000 };

  test('newest first, without the exceptions, up to the maximum', () => {
    expect(complete!.newest('open', wanted)).toEqual(['5', '2']);
    expect(complete!.newest('open', { ...wanted, max: 9 })).toEqual(['5', '2', '1']);
    expect(complete!.newest('quick-win', wanted)).toEqual(['5', '1']);
    expect(complete!.newest('tag:Unheard of', wanted)).toEqual([]);
  });

  test('looks only at as many as the query does', () => {
    expect(complete!.newest('open', { ...wanted, among: 3 })).toEqual(['5']);
    expect(incomplete!.newest('open', { ...wanted, among: 3 })).toEqual(['5']);
  });

  test('undefined if older ones may be missing', () => {
    expect(incomplete!.newest('open', wanted)).toEqual(['5', '2']);
    expect(incomplete!.newest('open', { ...wanted, max: 4 })).toBeUndefined();
    expect(incomplete!.newest('tag:Unheard of', wanted)).toBeUndefined();
  });
});

describe('PostgreSQL: the same list, and every card has the flag that it gives', async () => {
  const app = await createMatchingApp();
  const random = randomFrom(2027);
  const words = { tags: initiativeTags.slice(0, 12), industries: industryTags.slice(0, 6) };
  const companies: { id: string }[] = [];
  for (let n = 0; n < 6; n += 1)
    companies.push(await app.company({ industry: random.some(words.industries, 3) }));
  // One tag is on every initiative, so that more of them have it than are candidates.
  const rows = Array.from({ length: candidatesPerInterest + 100 }, () => ({
    company_id: companies[random.upTo(5)]!.id,
    tags: [...new Set(['Social media', ...random.some(words.tags, 4)])],
    skills: random.some(skills, 4),
    weekly_hours: random.upTo(2) ? 1 + random.upTo(7) : null,
  }));
  await app.root.query(
    `with made as (insert into initiatives (company_id, name, tags, skills, weekly_hours)
        select company_id, 'Random', tags, skills, weekly_hours
        from jsonb_to_recordset($1) as t (company_id uuid, tags text[], skills text[], weekly_hours int)
        returning id, company_id)
     insert into tasks (initiative_id, company_id, title, task_order) select id, company_id, 'Ask', 1 from made`,
    [JSON.stringify(rows)],
  );
  await app.root.query(`update initiatives set status = 'active'`);
  const { rows: catalog } = await app.root.query<Offer & { id: string; company_id: string }>(
    `select i.id, i.company_id, i.tags, i.skills, i.weekly_hours, c.industry
     from initiatives i join company_profiles c on c.id = i.company_id order by i.id desc`,
  );
  const database = openDatabase(app.url('app_api'));
  afterAll(() => database.close());
  const offers = createOpenOffers(database.as(anonymous));
  const few = createOpenOffers(database.as(anonymous), 50);

  async function student(n: number) {
    const stated = someone(random, words);
    const one = await app.signUp('student');
    await app.root.query(
      `update student_profiles set initiative_tags = $2, company_tags = $3, skills = $4, weekly_hours_available = $5
       where id = $1`,
      [one.id, stated.initiative_tags, stated.company_tags, stated.skills, stated.weekly_hours_available],
    );
    const fits = catalog.filter((offer) => scoreOf(fitOf(stated, offer)) >= 6);
    // Every third student has applied to most of what fits best.
    const applied =
      n % 3 === 0 ? fits.slice(0, fits.length - random.upTo(4)) : catalog.slice(0, random.upTo(3));
    for (const { id, company_id } of applied) await app.apply(one.id, company_id, id);
    const db = database.as(one);
    const reader = await readStudent(db, one, offers);
    const rankInPostgres = async (upTo?: string) =>
      rank(stated, await db.many(listFitCandidates(interestsOf(stated), upTo)), reader.excluded);
    const top = topOf(await rankInPostgres());
    const flags = new Map(
      catalog.map((offer) => [offer.id, viewFit(offer, { preferences: stated, top }).best_fit]),
    );
    return { ...one, db, reader, rankInPostgres, top, flags };
  }

  test.each(Array.from({ length: 12 }, (_, n) => n))('student %i', async (n) => {
    const { db, api, reader, rankInPostgres, top, flags, ...one } = await student(n);
    const readerOfFew = await readStudent(db, one, few);
    for (const upTo of [undefined, catalog[n * 5]!.id, catalog[400]!.id]) {
      const ranked = await rankInPostgres(upTo);
      expect(await rankAll(db, reader, upTo)).toEqual(ranked);
      expect(await rankAll(db, readerOfFew, upTo)).toEqual(ranked);
    }
    for (let from = 0; from < catalog.length; from += 60) {
      const page = catalog.slice(from, from + 20);
      const found = await findTop(db, page, reader);
      const flagsOf = (first: string[]) =>
        page.map((offer) => viewFit(offer, { ...reader, top: first }).best_fit);
      expect(flagsOf(found)).toEqual(flagsOf(top));
    }
    const check = (cards: { id: string; best_fit: boolean }[]) => {
      for (const { id, best_fit } of cards) expect([id, best_fit]).toEqual([id, flags.get(id)]);
    };
    const queries = [{}, { hide_applied: 'true' }, { tags: words.tags[n % 12] }] as const;
    for (const query of queries) {
      const first = await api('GET /api/initiatives', { query });
      check(first.items);
      if (!first.next) continue;
      check((await api('GET /api/initiatives', { query: { ...query, cursor: first.next } })).items);
    }
    check((await api('GET /api/initiatives', { query: { cursor: `new.${catalog[550]!.id}` } })).items);
    const page = await api('GET /api/initiatives/:id', { params: { id: catalog[(n * 13) % 600]!.id } });
    check([page, ...page.similar]);
    const home = await api('GET /api/home');
    check([...home.best_fit, ...home.quick_wins, ...home.new_this_week]);
  });
});
