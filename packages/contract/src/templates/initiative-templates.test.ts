import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { initiativeTemplates } from './initiative-templates.ts';
import { initiativeContent } from '../endpoints/initiatives-own.ts';
import { hoursOfMinutes, isQuickWin } from '../rules/hours.ts';
import { readinessOf } from '../rules/readiness.ts';
import { skillsNamedIn } from '../vocabularies/skills.ts';

const all = initiativeTemplates.map(({ slug, content }) => [slug, content] as const);

test('there are at least ten different templates, Quick Wins and longer ones', () => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(new Set(all.map(([slug]) => slug)).size).toBe(all.length);
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length);
  const quickWins = all.filter(([, { total_hours }]) => isQuickWin(total_hours));
  expect(quickWins.length).toBeGreaterThan(0);
  expect(quickWins.length).toBeLessThan(all.length);
});

describe.each(all)('%s', (_, content) => {
  test('can be saved as is', () => {
    expect(initiativeContent.parse(content)).toMatchObject(content);
  });

  test('is ready for a named and verified company, and only a banner is missing', () => {
    const company = { company_name: 'Sunny Side Bakery', email_verified: true };
    const facts = { ...content, ...company, task_count: content.tasks.length, banner_url: null };
    const { ready, checks } = readinessOf(facts);
    expect(ready).toBe(true);
    expect(checks.filter(({ done }) => !done).map(({ what }) => what)).toEqual(['banner']);
  });

  test('fills every section, and its requirements name at least two skills', () => {
    const { overview, requirements, benefits, goals } = content;
    for (const text of [overview, requirements, benefits, goals]) expect(text.length).toBeGreaterThan(60);
    expect(skillsNamedIn(requirements).length).toBeGreaterThanOrEqual(2);
    expect(content.description.length).toBeLessThanOrEqual(140);
  });

  test('has three to five tasks with full instructions', () => {
    expect(content.tasks.length).toBeGreaterThanOrEqual(3);
    expect(content.tasks.length).toBeLessThanOrEqual(5);
    for (const { instructions } of content.tasks) expect(instructions.length).toBeGreaterThan(150);
  });

  test('says for each task what good looks like, in two or three different criteria', () => {
    for (const { criteria } of content.tasks) {
      expect(criteria.length).toBeGreaterThanOrEqual(2);
      expect(criteria.length).toBeLessThanOrEqual(3);
      expect(new Set(criteria).size).toBe(criteria.length);
    }
  });

  test('promises the hours that its tasks take', () => {
    const minutes = content.tasks.reduce((sum, task) => sum + task.minutes, 0);
    expect(content.total_hours).toBe(hoursOfMinutes(minutes));
    expect(content.weekly_hours).toBeLessThanOrEqual(5);
  });
});

test('templates import no packages', () => {
  const parts = ['', '-find-out', '-make', '-sell'].map((part) => `./initiative-templates${part}.ts`);
  for (const part of parts) {
    const source = readFileSync(new URL(part, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/^import (?!type\b).* from '([^']+)'/gm)].map(([, name]) => name!);
    expect(imported.filter((name) => !parts.includes(name))).toEqual([]);
  }
});
