import { ApiError } from '@questline/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Refusal = 'conflict' | 'unavailable' | 'too_large';

function open(version: string | null = null) {
  const written: [string | undefined, string | null][] = [];
  let refusal: Refusal | undefined;
  let copy: unknown;
  const keeper = createAutosave<{ name?: string }, string>({
    version,
    write: async ({ name }, over) => {
      await new Promise((done) => setTimeout(done, 100));
      if (refusal) throw new ApiError({ code: refusal });
      written.push([name, over]);
      return `v${written.length}`;
    },
    copy: { keep: (content, over) => (copy = { content, over }), forget: () => (copy = undefined) },
  });
  return {
    keeper,
    written,
    copy: () => copy,
    refuse: (code: Refusal | undefined) => (refusal = code),
    type: (name: string) => keeper.change({ name }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('what is typed quickly is sent once, over the version before', async () => {
  const { keeper, written, type, pass } = open();
  expect(keeper.snapshot()).toBe('untouched');
  type('B');
  await pass(500);
  type('Ba');
  expect(keeper.hasUnsent()).toBe(true);
  await pass(900);
  expect(keeper.snapshot()).toBe('saved');
  type('Bak');
  await pass(900);
  expect(written).toEqual([
    ['Ba', null],
    ['Bak', 'v1'],
  ]);
  expect(keeper.hasUnsent()).toBe(false);
});

test('what is typed while a draft is on its way follows it', async () => {
  const { keeper, written, type, pass } = open('v0');
  type('one');
  await pass(850);
  expect(keeper.snapshot()).toBe('saving');
  type('two');
  await pass(1_000);
  expect(written).toEqual([
    ['one', 'v0'],
    ['two', 'v1'],
  ]);
  expect(keeper.snapshot()).toBe('saved');
});

test('a copy stays in this browser until the server has it', async () => {
  const { copy, type, pass } = open('v0');
  type('one');
  expect(copy()).toEqual({ content: { name: 'one' }, over: 'v0' });
  await pass(1_000);
  expect(copy()).toBeUndefined();
});

test('what does not arrive is tried again', async () => {
  const { keeper, copy, written, type, pass, refuse } = open();
  refuse('unavailable');
  type('one');
  await pass(1_000);
  expect(keeper.snapshot()).toBe('unsent');
  expect(await Promise.race([keeper.flush(), pass(200).then(() => 'waits')])).not.toBe(true);
  expect(copy()).toBeDefined();
  refuse(undefined);
  await pass(6_000);
  expect(keeper.snapshot()).toBe('saved');
  expect(written).toEqual([['one', null]]);
});

test('what is too long is said, and sent once it is shorter', async () => {
  const { keeper, written, type, pass, refuse } = open();
  refuse('too_large');
  type('a whole book');
  await pass(1_000);
  expect(keeper.snapshot()).toBe('refused');
  refuse(undefined);
  await pass(20_000);
  expect(written).toEqual([]);
  type('a page');
  await pass(1_000);
  expect(written).toEqual([['a page', null]]);
});

test('leaving sends at once and says whether everything is there', async () => {
  const { keeper, type, pass } = open();
  type('one');
  const flushed = keeper.flush();
  await pass(150);
  expect(await flushed).toBe(true);
});

describe("another tab's work", () => {
  async function collide() {
    const it = open('v0');
    it.refuse('conflict');
    it.type('mine');
    await it.pass(1_000);
    it.refuse(undefined);
    return it;
  }

  test('is not overwritten, however much is typed', async () => {
    const { keeper, written, type, pass, copy } = await collide();
    expect(keeper.snapshot()).toBe('conflict');
    type('mine, and more');
    await pass(10_000);
    expect(written).toEqual([]);
    expect(copy()).toEqual({ content: { name: 'mine, and more' }, over: 'v0' });
  });

  test('is replaced once somebody says so', async () => {
    const { keeper, written, pass } = await collide();
    void keeper.overwrite('theirs');
    await pass(200);
    expect(written).toEqual([['mine', 'theirs']]);
    expect(keeper.snapshot()).toBe('saved');
  });

  test('is taken once somebody says so, and mine is gone', async () => {
    const { keeper, written, copy, type, pass } = await collide();
    keeper.adopt('theirs');
    expect(copy()).toBeUndefined();
    expect(keeper.hasUnsent()).toBe(false);
    type('on with theirs');
    await pass(1_000);
    expect(written).toEqual([['on with theirs', 'theirs']]);
  });
});
