// The Best Fit flag is usually decided without ranking (findTop). These tests compare it with the full ranking for many
// random students and catalogs: first with a model of the queries, then in PostgreSQL.
import { initiativeTags, industryTags, limits } from '@questline/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/db.ts';
import { createMatchingApp } from './matching.fixture.ts';
import {
  candidatesPerInterest,
  interestsOf,
  isTopSettled,
  rank,
  scoredMax,
  sureFits,
  weights,
  type Offer,
  type Preferences,
} from './matching.rules.ts';
import { viewFit } from './matching.view.ts';
import { findTop, rankAll, readStudent, topOf } from './read-cards.ts';

type Known = Offer & { id: string };

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
});
type Vocabulary = { tags: readonly string[]; industries: readonly string[] };

describe('the model: a flag without ranking is the same as with it', () => {
  const termsOf = ({ tags, industry }: Offer) => [
    ...tags.map((tag) => `tag:${tag}`),
    ...industry.map((tag) => `industry:${tag}`),
  ];
  const worth = (term: string) => (term.startsWith('tag:') ? weights.tag : weights.industry);

  /** Like listFitCandidates and listSureFits: points by interests, counted for the newest of each. Newest first. */
  const pointsOf = (catalog: Known[], preferences: Preferences, perInterest: number) => {
    const points = new Map<Known, number>();
    for (const term of interestsOf(preferences))
      for (const offer of catalog.filter((it) => termsOf(it).includes(term)).slice(0, perInterest))
        points.set(offer, (points.get(offer) ?? 0) + worth(term));
    return points;
  };
  const candidatesOf = (catalog: Known[], preferences: Preferences) =>
    [...pointsOf(catalog, preferences, candidatesPerInterest)]
      .toSorted(([a, x], [b, y]) => y - x || (a.id < b.id ? 1 : -1))
      .slice(0, scoredMax)
      .map(([offer]) => offer);
  const glance = (catalog: Known[], preferences: Preferences) =>
    [...pointsOf(catalog, preferences, 25)]
      .filter(([, points]) => points >= limits.bestFitScore)
      .map(([{ id }]) => id);

  /** Whether the flags were decided without ranking, and the initiatives whose flag the ranking decides otherwise. */
  function compare(seed: number) {
    const random = randomFrom(seed);
    // Few words make many best fits, many words make few; large catalogs have more candidates than are scored.
    const words = {
      tags: initiativeTags.slice(0, 3 + random.upTo(17)),
      industries: industryTags.slice(0, 2 + random.upTo(10)),
    };
    const size = [30, 300, 1_500][seed % 3]!;
    const catalog = Array.from({ length: size }, (_, n): Known => ({
      id: String(size - n).padStart(6, '0'),
      tags: random.some(words.tags, 5),
      industry: random.some(words.industries, 3),
      skills: random.some(skills, 4),
      weekly_hours: random.upTo(2) ? 1 + random.upTo(7) : null,
    }));
    const preferences = someone(random, words);
    const liked = candidatesOf(catalog, preferences);
    // Some students applied to most of what fits them best.
    const isEager = random.upTo(3) === 0;
    const sent = isEager
      ? liked.slice(0, random.upTo(liked.length))
      : liked.filter(() => random.upTo(9) === 0);
    const applied = sent.map(({ id }) => id);
    const top = topOf(rank(preferences, liked, applied));
    const settled = [sureFits(preferences, catalog.slice(0, 20)), glance(catalog, preferences)].filter(
      (sure) => isTopSettled(sure, applied),
    );
    const flagOf = (offer: Known, first: string[]) => viewFit(offer, { preferences, top: first }).best_fit;
    const different = catalog.filter((offer) => flagOf(offer, []) !== flagOf(offer, top)).map(({ id }) => id);
    return { isSettled: settled.length > 0, different };
  }

  test('600 random students', () => {
    const compared = Array.from({ length: 600 }, (_, seed) => ({ seed, ...compare(seed) }));
    const [settled, ranked] = [true, false].map((it) => compared.filter(({ isSettled }) => isSettled === it));
    expect(settled!.filter(({ different }) => different.length > 0)).toEqual([]);
    // Both happen often, and without ranking the others would get wrong flags.
    expect(settled!.length).toBeGreaterThan(200);
    expect(ranked!.filter(({ different }) => different.length > 0).length).toBeGreaterThan(20);
  });
});

describe('PostgreSQL: every card has the flag that the full ranking gives it', async () => {
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
  const { rows: catalog } = await app.root.query<Known & { company_id: string }>(
    `select i.id, i.company_id, i.tags, i.skills, i.weekly_hours, c.industry
     from initiatives i join company_profiles c on c.id = i.company_id order by i.id desc`,
  );
  const database = openDatabase(app.url('app_api'));
  afterAll(() => database.close());

  async function student(n: number) {
    const stated = someone(random, words);
    const one = await app.signUp('student');
    await app.root.query(
      `update student_profiles set initiative_tags = $2, company_tags = $3, skills = $4, weekly_hours_available = $5
       where id = $1`,
      [one.id, stated.initiative_tags, stated.company_tags, stated.skills, stated.weekly_hours_available],
    );
    const fits = catalog.filter((offer) => sureFits(stated, [offer]).length > 0);
    // Every third student has applied to most of what fits best.
    const applied =
      n % 3 === 0 ? fits.slice(0, fits.length - random.upTo(4)) : catalog.slice(0, random.upTo(3));
    for (const { id, company_id } of applied) await app.apply(one.id, company_id, id);
    const db = database.as(one);
    const reader = await readStudent(db, one);
    const top = topOf(await rankAll(db, reader));
    const flags = new Map(
      catalog.map((offer) => [offer.id, viewFit(offer, { preferences: stated, top }).best_fit]),
    );
    return { ...one, db, reader, top, flags };
  }

  test.each(Array.from({ length: 12 }, (_, n) => n))('student %i', async (n) => {
    const { db, api, reader, top, flags } = await student(n);
    // Any set of cards, newest or not: the top three are the ranking's, or none of them needs them.
    for (let from = 0; from < catalog.length; from += 60) {
      const page = catalog.slice(from, from + 20);
      const found = await findTop(db, page, { ...reader, areNewest: from === 0 });
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
