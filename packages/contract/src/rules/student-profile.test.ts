import { describe, expect, test } from 'vitest';
import { completenessOf, skippableSteps, surveyOf, type StudentFacts } from './student-profile.ts';

const empty: StudentFacts = {
  photo_url: null,
  grade: null,
  skills: [],
  experience_level: null,
  weekly_hours_available: null,
  motivations: [],
  initiative_tags: [],
  company_tags: [],
  contacts: { school: null, instagram_handle: null, linkedin_handle: null },
};
const full: StudentFacts = {
  photo_url: '/media/a.webp',
  grade: 10,
  skills: ['Writing'],
  experience_level: 'Beginner',
  weekly_hours_available: 4,
  motivations: ['Be creative'],
  initiative_tags: ['Events'],
  company_tags: ['Bakeries'],
  contacts: { school: 'Eastfield', instagram_handle: 'maya', linkedin_handle: null },
};
const contacts = (some: Partial<StudentFacts['contacts']>) => ({ contacts: { ...full.contacts, ...some } });

describe('completeness', () => {
  test.each([
    ['nothing', empty, 0],
    ['everything', full, 100],
    ['a grade alone', { ...empty, grade: 9 }, 10],
    ['all but a photo', { ...full, photo_url: null }, 90],
    ['the other handle', { ...full, ...contacts({ instagram_handle: null, linkedin_handle: 'm' }) }, 100],
    ['no handle', { ...full, ...contacts({ instagram_handle: null }) }, 90],
  ])('%s', (_, student, percent) => {
    expect(completenessOf(student).percent).toBe(percent);
  });

  test('lists what is missing, in the order we ask', () => {
    const some = { ...full, photo_url: null, company_tags: [], weekly_hours_available: null };
    expect(completenessOf(some).missing).toEqual(['photo', 'company_tags', 'weekly_hours']);
  });
});

describe('survey', () => {
  const states = (student: StudentFacts, skipped: string[] = []) =>
    surveyOf(student, { skipped, finished: false })
      .steps.map(({ state }) => state[0])
      .join('');

  test.each([
    ['a new student', empty, [], 'oooooo', 'school', false],
    ['everything answered', full, [], 'aaaaaa', null, true],
    ['a school without a grade', { ...full, grade: null }, [], 'oaaaaa', 'school', false],
    ['a level without skills', { ...full, skills: [] }, [], 'aaaaaa', null, true],
    ['skipped ones', { ...empty, grade: 9, ...contacts({}) }, [...skippableSteps], 'asssss', null, true],
    ['an answer wins over a skip', full, ['skills', 'motivations'], 'aaaaaa', null, true],
    ['in the middle', { ...full, company_tags: [] }, ['motivations'], 'aaaaoa', 'company_interests', false],
  ])('%s', (_, student, skipped, expected, next, done) => {
    expect(states(student, skipped)).toBe(expected);
    expect(surveyOf(student, { skipped, finished: false })).toMatchObject({ next, done });
  });

  test('is done once the last step was reached, and unanswered steps stay open', () => {
    const { steps, next, done } = surveyOf(
      { ...full, weekly_hours_available: null },
      { skipped: [], finished: true },
    );
    expect(steps.at(-1)).toEqual({ step: 'availability', state: 'open' });
    expect({ next, done }).toEqual({ next: 'availability', done: true });
  });

  test('the first step cannot be skipped', () => {
    expect(skippableSteps).not.toContain('school');
    expect(states(empty, ['skills'])).toBe('osoooo');
  });
});
