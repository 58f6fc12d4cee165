import { ApiError } from '@questline/contract/client';
import { expect, test } from 'vitest';
import { createWorkQueue, type Queued } from './work-queue.ts';

const entry = (task: string): Queued => ({
  client_id: `client-${task}`,
  task_id: task,
  initiative_id: 'initiative',
  work: { submission_type: 'text', text: `About ${task}`, link: '', file: null },
});

function open({ kept = [] as Queued[], answers = [] as (string | undefined)[], online = true } = {}) {
  const stored = new Map(kept.map((it) => [it.task_id, it]));
  const heard: string[] = [];
  const network = { online };
  const queue = createWorkQueue({
    async send({ client_id }) {
      heard.push(client_id);
      const code = answers.shift();
      if (code) throw new ApiError({ code: code as 'unavailable' });
    },
    onSentLater: ({ task_id }) => heard.push(`later ${task_id}`),
    onRefusedLater: ({ task_id }, error) => heard.push(`refused ${task_id} ${(error as ApiError).code}`),
    store: {
      keep: (it) => stored.set(it.task_id, it),
      forget: ({ task_id }) => stored.delete(task_id),
      kept: () => [...stored.values()],
    },
    isOnline: () => network.online,
  });
  return { queue, stored, heard, network };
}

test('work that arrives is forgotten', async () => {
  const { queue, stored, heard } = open();
  expect(await queue.submit(entry('a'))).toBe(true);
  expect([...stored.keys()]).toEqual([]);
  expect(queue.snapshot()).toEqual([]);
  expect(heard).toEqual(['client-a']);
});

test('without a network it is kept, and sent once under the same id', async () => {
  const { queue, stored, heard, network } = open({ online: false });
  expect(await queue.submit(entry('a'))).toBe(false);
  expect([...stored.keys()]).toEqual(['a']);
  expect(heard).toEqual([]);
  network.online = true;
  await queue.resume();
  await queue.resume();
  expect(heard).toEqual(['client-a', 'later a']);
  expect([...stored.keys()]).toEqual([]);
});

test('a response that got lost is no reason to forget it', async () => {
  const { queue, stored, heard } = open({ answers: ['unavailable', undefined] });
  expect(await queue.submit(entry('a'))).toBe(false);
  expect([...stored.keys()]).toEqual(['a']);
  await queue.resume();
  expect(heard).toEqual(['client-a', 'client-a', 'later a']);
});

test('during maintenance it is kept, and sent afterward', async () => {
  const { queue, stored, heard } = open({ answers: ['maintenance', undefined] });
  expect(await queue.submit(entry('a'))).toBe(false);
  expect([...stored.keys()]).toEqual(['a']);
  await queue.resume();
  expect(heard).toEqual(['client-a', 'client-a', 'later a']);
});

test('another tab or a later visit sends what was left; a refusal of one stops no other', async () => {
  const { queue, stored, heard } = open({ kept: [entry('a'), entry('b')], answers: ['work_closed'] });
  await queue.resume();
  expect(heard).toEqual(['client-a', 'refused a work_closed', 'client-b', 'later b']);
  expect([...stored.keys()]).toEqual([]);
});

test('a refusal reaches the student who is waiting for it', async () => {
  const { queue, stored } = open({ answers: ['already_approved'] });
  await expect(queue.submit(entry('a'))).rejects.toThrow('already_approved');
  expect([...stored.keys()]).toEqual([]);
});

test('it can be taken back, and is replaced by what is submitted instead', async () => {
  const { queue, stored, heard, network } = open({ online: false });
  await queue.submit(entry('a'));
  expect(queue.cancel('a')?.work.text).toBe('About a');
  expect(queue.cancel('a')).toBeUndefined();
  await queue.submit(entry('a'));
  await queue.submit({ ...entry('a'), client_id: 'second' });
  expect([...stored.values()].map(({ client_id }) => client_id)).toEqual(['second']);
  network.online = true;
  await queue.resume();
  expect(heard).toEqual(['second', 'later a']);
});

test('after it was stopped, nothing is sent', async () => {
  const { queue, stored, heard } = open({ kept: [entry('a')] });
  queue.stop();
  await queue.resume();
  expect(heard).toEqual([]);
  expect([...stored.keys()]).toEqual(['a']);
});
