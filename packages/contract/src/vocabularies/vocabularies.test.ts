import { expect, test } from 'vitest';
import { eventNames } from './events.ts';
import { industryCategories, industryTags } from './industries.ts';
import { mailKinds, notificationKinds } from './notifications.ts';
import { skills } from './skills.ts';
import { applicationStatuses, tieStages } from './statuses.ts';
import { experienceLevels, grades, initiativeTags, inquiryWishes, motivations } from './vocabularies.ts';

const lists = {
  industryTags,
  initiativeTags,
  skills,
  motivations,
  inquiryWishes,
  experienceLevels,
  notificationKinds,
  mailKinds,
  eventNames,
  applicationStatuses,
  tieStages,
};

test.each(Object.entries(lists))('%s has no duplicates and no commas', (_, words) => {
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^[^,\s]+( [^,\s]+)*$/);
});

test('the lists have the specified lengths', () => {
  expect(Object.keys(industryCategories)).toHaveLength(13);
  expect(industryTags.length).toBeGreaterThanOrEqual(115);
  expect(industryTags.length).toBeLessThanOrEqual(125);
  expect(initiativeTags).toHaveLength(24);
  expect(skills).toHaveLength(30);
  expect(motivations).toHaveLength(10);
  expect(grades).toEqual([9, 10, 11, 12]);
  expect(notificationKinds).toHaveLength(32);
  expect(mailKinds).toHaveLength(42);
});

test('an event name is a subject and a past-tense verb', () => {
  for (const name of eventNames) expect(name).toMatch(/^[a-z]+\.[a-z]+(_[a-z]+)*$/);
});
