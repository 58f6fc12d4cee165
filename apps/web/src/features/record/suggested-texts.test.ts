import { limits } from '@questline/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anEntry } from './record.fixture.ts';
import { suggestCollegeText, suggestResumeText } from './suggested-texts.ts';

test('say what was done, for whom, and what was approved', () => {
  expect(suggestResumeText(anEntry())).toBe(
    'Completed “A poster for Saturday market” for Sunny Side Bakery, Sep – Oct 2026. Three rough sketches; The finished poster. ' +
      '2 tasks approved by the company, about 7 hours. Skills: Copywriting, Design.',
  );
  expect(suggestCollegeText(anEntry())).toBe(
    'Completed “A poster for Saturday market” for Sunny Side Bakery. 2 tasks approved by the company, about 7 hours. Copywriting, Design.',
  );
  const short = anEntry({ initiative: { id: anEntry().initiative.id, name: 'A poster' }, minutes: null });
  expect(suggestCollegeText(short)).toBe(
    'Completed “A poster” for Sunny Side Bakery: Three rough sketches; The finished poster. 2 tasks approved by the company.',
  );
});

test('always fit, and contain no word that the record does not have', () => {
  const words = fc.lorem({ maxCount: 30 });
  fc.assert(
    fc.property(
      words,
      words,
      fc.array(words, { maxLength: 30 }),
      fc.array(words),
      (name, company, titles, skills) => {
        const { initiative, ...entry } = anEntry();
        const long = {
          ...entry,
          initiative: { ...initiative, name },
          company: { ...entry.company, company_name: company },
          tasks: titles.map((title) => ({ title, approved_at: null })),
          skills,
        };
        const [resume, college] = [suggestResumeText(long), suggestCollegeText(long)];
        expect(resume.length).toBeLessThanOrEqual(limits.resumeTextMaxLength);
        expect(college.length).toBeLessThanOrEqual(limits.collegeTextMaxLength);
        for (const text of [resume, college]) expect(text).toContain(`${titles.length} task`);
        const known = new Set(
          `${[name, company, ...titles, ...skills].join(' ')} for tasks task approved by the company about 7 hours Completed Sep Oct 2026 Skills ${titles.length}`.split(
            /\W+/,
          ),
        );
        const said = `${resume} ${college}`.replaceAll(/\w+…/g, '').split(/\W+/);
        expect(said.filter((word) => word && !known.has(word))).toEqual([]);
      },
    ),
  );
});
