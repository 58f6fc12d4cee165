import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import {
  dependsOnRank,
  fitOf,
  interestsOf,
  rank,
  scoreOf,
  wordsOf,
  type Offer,
  type Preferences,
} from './matching.rules.ts';

const stated: Preferences = {
  initiative_tags: ['Events', 'Surveys', 'Writing'],
  company_tags: ['Bakeries', 'Farming'],
  skills: ['Writing', 'Canva'],
  weekly_hours_available: 4,
  hours_promised: 0,
};
const offer = (some: Partial<Offer> = {}): Offer => ({
  tags: [],
  industry: [],
  skills: [],
  weekly_hours: null,
  ...some,
});

describe('the score: 3 for a tag, 2 for an industry, 1 for a skill, 2 when the hours fit', () => {
  test.each<[Partial<Offer>, number]>([
    [{}, 0],
    [{ tags: ['Events'] }, 3],
    [{ tags: ['Events', 'Surveys', 'Podcasts'] }, 6],
    [{ industry: ['Bakeries'] }, 2],
    [{ industry: ['Bakeries', 'Farming'] }, 4],
    [{ skills: ['Writing'] }, 1],
    [{ skills: ['Writing', 'Canva', 'Drawing'] }, 2],
    [{ weekly_hours: 4 }, 2],
    [{ weekly_hours: 5 }, 0],
    [{ tags: ['Events'], industry: ['Farming'], skills: ['Canva'], weekly_hours: 1 }, 8],
    // A term counts only as its own kind.
    [{ tags: ['Bakeries'], industry: ['Events'], skills: ['Surveys'] }, 0],
  ])('%j is %i', (some, score) => {
    expect(scoreOf(fitOf(stated, offer(some)))).toBe(score);
  });

  test('hours count only when the student stated them', () => {
    const silent = { ...stated, weekly_hours_available: null };
    expect(scoreOf(fitOf(silent, offer({ weekly_hours: 1 })))).toBe(0);
    expect(fitOf(silent, offer({ weekly_hours: 0 })).hours).toBeNull();
  });

  test.each([
    [0, 4, 4],
    [1, 3, 3],
    [1, 4, null],
    [4, 1, null],
    [9, 1, null],
  ])(
    'hours count only as far as they are left: %i are promised, %i more',
    (hours_promised, weekly_hours, hours) => {
      const fit = fitOf({ ...stated, hours_promised }, offer({ weekly_hours }));
      expect(fit).toMatchObject({ hours, hours_promised });
      expect(scoreOf(fit)).toBe(hours === null ? 0 : 2);
    },
  );
});

describe('the list', () => {
  const ranked = (...offers: Partial<Offer>[]) =>
    rank(
      stated,
      offers.map((some, n) => Object.assign(offer(some), { id: `${n}` })),
    ).map(({ id, score, best_fit }) => `${id}:${score}${best_fit ? '!' : ''}`);

  test('best first, newer before older at the same score', () => {
    expect(ranked({ tags: ['Events'] }, { tags: ['Events', 'Surveys'] }, { tags: ['Writing'] })).toEqual([
      '1:6!',
      '2:3!',
      '0:3!',
    ]);
  });

  test('newer before older at the same score, in any order of input', () => {
    const alike = ['2', '1', '3'].map((id) => Object.assign(offer({ tags: ['Events'] }), { id }));
    expect(rank(stated, alike).map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  test('best fit from 6 points, or in the top three from 3 points', () => {
    const [six, three, two] = [
      { tags: ['Events', 'Surveys'] },
      { tags: ['Events'] },
      { industry: ['Farming'] },
    ];
    expect(ranked(six, six, six, six, three)).toEqual(['3:6!', '2:6!', '1:6!', '0:6!', '4:3']);
    expect(ranked(three, three, three, three)).toEqual(['3:3!', '2:3!', '1:3!', '0:3']);
    expect(ranked(two, three)).toEqual(['1:3!', '0:2']);
  });

  test('scores from 3 to 5 depend on the top three', () => {
    expect([0, 2, 3, 5, 6, 9].filter(dependsOnRank)).toEqual([3, 5]);
  });

  test('excludes initiatives without a shared interest, even if everything else fits', () => {
    expect(ranked({ skills: ['Writing', 'Canva'], weekly_hours: 2 })).toEqual([]);
  });

  test('at most 200', () => {
    expect(ranked(...Array.from({ length: 250 }, () => ({ tags: ['Events'] })))).toHaveLength(200);
  });
});

describe('the words in a search', () => {
  test.each([
    ['', []],
    ['Poster  week!', ['poster', 'week']],
    ['the art of the deal', ['art', 'deal']],
    ['co-op', ['co', 'op']],
    ['Überraschung für 3 a', ['überraschung', 'für']],
    ['poster POSTER', ['poster']],
    [`${'a'.repeat(40)} ${'b'.repeat(41)}`, ['a'.repeat(40)]],
    [`'; drop table initiatives; --`, ['drop', 'table', 'initiatives']],
    [
      'one two three four five six seven',
      ['one', 'two', 'three', 'four', 'five'].slice(0, limits.searchWordsMax),
    ],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

test('interests are found by the terms of tags and industries', () => {
  expect(interestsOf(stated)).toEqual([
    'tag:Events',
    'tag:Surveys',
    'tag:Writing',
    'industry:Bakeries',
    'industry:Farming',
  ]);
});
