import { expect, test, vi } from 'vitest';
import { mergeRequests } from './merge-requests.ts';

type Parts = { messages: number; quest: string };

function open(askAll = async (input: string): Promise<Parts> => ({ messages: 7, quest: `quest ${input}` })) {
  const asked: string[] = [];
  const ask = mergeRequests((input: string) => {
    asked.push(`all ${input}`);
    return askAll(input);
  });
  const messages = () =>
    ask('messages', async () => {
      asked.push('messages');
      return 1;
    });
  const quest = (input: string) =>
    ask(
      'quest',
      async () => {
        asked.push(`quest ${input}`);
        return `own ${input}`;
      },
      input,
    );
  return { asked, messages, quest };
}

test('parts asked for in the same tick come from one response', async () => {
  const { asked, messages, quest } = open();
  expect(await Promise.all([messages(), quest('a')])).toEqual([7, 'quest a']);
  expect(asked).toEqual(['all a']);
});

test('a part that is asked for alone makes its own request', async () => {
  const { asked, messages, quest } = open();
  expect(await messages()).toBe(1);
  expect(await quest('a')).toBe('own a');
  expect(asked).toEqual(['messages', 'quest a']);
});

test('a later tick never gets an earlier response', async () => {
  const answers = [1, 2].map(() => Promise.withResolvers<Parts>());
  let n = 0;
  const { messages, quest } = open(() => answers[n++]!.promise);
  const first = Promise.all([messages(), quest('a')]);
  await vi.waitFor(() => expect(n).toBe(1));
  const second = Promise.all([messages(), quest('a')]);
  await vi.waitFor(() => expect(n).toBe(2));
  answers[0]!.resolve({ messages: 1, quest: 'old' });
  answers[1]!.resolve({ messages: 2, quest: 'new' });
  expect(await first).toEqual([1, 'old']);
  expect(await second).toEqual([2, 'new']);
});

test('a part that is asked for twice in a tick is one part', async () => {
  const { asked, messages, quest } = open();
  expect(await Promise.all([messages(), messages()])).toEqual([1, 1]);
  expect(asked).toEqual(['messages', 'messages']);
  expect(await Promise.all([messages(), quest('a'), messages(), quest('a')])).toEqual([
    7,
    'quest a',
    7,
    'quest a',
  ]);
  expect(asked.slice(2)).toEqual(['all a']);
});

test('the same part with another input makes its own request', async () => {
  const { asked, messages, quest } = open();
  expect(await Promise.all([messages(), quest('a'), quest('b')])).toEqual([7, 'quest a', 'own b']);
  expect(asked.toSorted()).toEqual(['all a', 'quest b']);
});

test('a failure reaches every part, and the next tick asks again', async () => {
  let fails = true;
  const { messages, quest } = open(async () => {
    if (fails) throw new Error('unavailable');
    return { messages: 7, quest: 'quest' };
  });
  const settled = await Promise.allSettled([messages(), quest('a')]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await Promise.all([messages(), quest('a')])).toEqual([7, 'quest']);
});
