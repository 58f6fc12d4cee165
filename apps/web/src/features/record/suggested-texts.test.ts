import { limits } from '@questline/contract';
import { expect, test } from 'vitest';
import { anEntry } from './record.fixture.ts';
import { suggestCollegeText, suggestResumeText } from './suggested-texts.ts';

test('say what was done, for whom, and what was approved', () => {
  expect(suggestResumeText(anEntry({ minutes: 390 }))).toBe(
    'Completed “A poster for Saturday market” for Sunny Side Bakery, Sep – Oct 2026. Three rough sketches; The finished poster. ' +
      '2 tasks approved by the company, about 6.5 hours. Skills: Copywriting, Design.',
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
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i * count}`).join(' ');
  for (const nameLength of [1, 8, 30, 60])
    for (const companyLength of [1, 8, 30])
      for (const taskCount of [0, 1, 4, 30])
        for (const skillCount of [0, 2, 20]) {
          const { initiative, ...entry } = anEntry();
          const [name, company] = [words(nameLength), words(companyLength)];
          const tasks = Array.from({ length: taskCount }, (_, i) => ({
            title: words(i + 1),
            approved_at: null,
          }));
          const skills = Array.from({ length: skillCount }, (_, i) => words((i % 3) + 1));
          const long = {
            ...entry,
            initiative: { ...initiative, name },
            company: { ...entry.company, company_name: company },
            tasks,
            skills,
          };
          const [resume, college] = [suggestResumeText(long), suggestCollegeText(long)];
          expect(resume.length).toBeLessThanOrEqual(limits.resumeTextMaxLength);
          expect(college.length).toBeLessThanOrEqual(limits.collegeTextMaxLength);
          for (const text of [resume, college]) expect(text).toContain(`${taskCount} task`);
          const known = new Set(
            `${[name, company, ...tasks.map(({ title }) => title), ...skills].join(' ')}
             Completed for tasks task approved by the company about 7 hours Sep Oct 2026 Skills ${taskCount}`.split(
              /\W+/,
            ),
          );
          const said = `${resume} ${college}`.replaceAll(/\w+…/g, '').split(/\W+/);
          expect(said.filter((word) => word && !known.has(word))).toEqual([]);
        }
});
