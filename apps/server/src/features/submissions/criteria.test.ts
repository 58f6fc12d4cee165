// What good looks like: criteria of a task, ticked in a review.
import { expect, test } from 'vitest';
import { createSubmissionsApp } from './submissions.fixture.ts';

const app = await createSubmissionsApp();

const criteria = ['Readable from across the street', 'Uses our red', 'Says when we open'];
const submitted = async () => {
  const tasks = [{ title: 'Draw a poster', allowed_types: ['text'] as 'text'[], criteria }];
  const all = await app.collaborate({ tasks });
  const work = await app.submitWork(all.student, all.initiative.tasks[0]!.id);
  return { ...all, work };
};
type Submitted = Awaited<ReturnType<typeof submitted>>;

const review = ({ company, work }: Submitted, body: object) =>
  company.api('POST /api/submissions/:id/review', {
    params: { id: work.id },
    body: { status: 'needs_revision', feedback: 'Bigger', ...body },
  });
const seenBy = async ({ student, initiative }: Submitted) =>
  (await app.workspace(student, initiative.id)).tasks[0]!;

test('students see the criteria once they are accepted, and which ones their work met', async () => {
  const all = await submitted();
  expect(await seenBy(all)).toMatchObject({ criteria, attempts: [{ criteria: [] }] });
  const reviewed = await review(all, { criteria_met: ['Says when we open', 'Uses our red'] });
  const checked = [
    { text: 'Readable from across the street', met: false },
    { text: 'Uses our red', met: true },
    { text: 'Says when we open', met: true },
  ];
  expect(reviewed.attempts[0]!.criteria).toEqual(checked);
  expect((await seenBy(all)).attempts[0]!.criteria).toEqual(checked);
});

test('a review keeps the criteria as they were', async () => {
  const all = await submitted();
  await review(all, { criteria_met: ['Uses our red'] });
  const { id, name, tasks, updated_at } = all.initiative;
  const changed = [{ ...tasks[0]!, criteria: ['Uses our blue'] }];
  await all.company.api('PUT /api/initiatives/:id', {
    params: { id },
    body: { name, tasks: changed, updated_at },
  });
  const { criteria: now, attempts } = await seenBy(all);
  expect(now).toEqual(['Uses our blue']);
  expect(attempts[0]!.criteria.map(({ text }) => text)).toEqual(criteria);
});

test('a review without a checklist says nothing about the criteria', async () => {
  const all = await submitted();
  await review(all, {});
  expect((await seenBy(all)).attempts[0]!.criteria).toEqual([]);
});

test("only the task's own words are kept: a review can't bring in others", async () => {
  const all = await submitted();
  await review(all, { criteria_met: ['Text me at 555 0100'] });
  const found = (await seenBy(all)).attempts[0]!.criteria;
  expect(found.map(({ text, met }) => [text, met])).toEqual(criteria.map((text) => [text, false]));
});

test('400: at most five, each once, none empty or longer than 120 characters', async () => {
  const company = await app.signUp('company');
  for (const wrong of [['1', '2', '3', '4', '5', '6'], ['Same', 'Same'], ['  '], ['x'.repeat(121)]])
    await expect(
      app.offer(company, { tasks: [{ title: 'A', allowed_types: ['text'], criteria: wrong }] }),
    ).rejects.toThrow('invalid_input');
});
