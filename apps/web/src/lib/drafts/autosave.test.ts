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

test('fast typing is saved once, based on the previous version', async () => {
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

test('text typed during a save is saved next', async () => {
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

test('keeps a local copy until the server has it', async () => {
  const { copy, type, pass } = open('v0');
  type('one');
  expect(copy()).toEqual({ content: { name: 'one' }, over: 'v0' });
  await pass(1_000);
  expect(copy()).toBeUndefined();
});

test('retries a save that got no response', async () => {
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

test('reports a draft that is too long, and saves it once it is shorter', async () => {
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

test('leaving saves immediately and reports whether everything was saved', async () => {
  const { keeper, type, pass } = open();
  type('one');
  const flushed = keeper.flush();
  await pass(150);
  expect(await flushed).toBe(true);
});

describe('changes from another tab', () => {
  async function collide() {
    const it = open('v0');
    it.refuse('conflict');
    it.type('mine');
    await it.pass(1_000);
    it.refuse(undefined);
    return it;
  }

  test('are not overwritten, however much is typed', async () => {
    const { keeper, written, type, pass, copy } = await collide();
    expect(keeper.snapshot()).toBe('conflict');
    type('mine, and more');
    await pass(10_000);
    expect(written).toEqual([]);
    expect(copy()).toEqual({ content: { name: 'mine, and more' }, over: 'v0' });
  });

  test('are replaced when the person chooses to', async () => {
    const { keeper, written, pass } = await collide();
    void keeper.overwrite('theirs');
    await pass(200);
    expect(written).toEqual([['mine', 'theirs']]);
    expect(keeper.snapshot()).toBe('saved');
  });

  test('are kept when the person chooses to, and the local text is discarded', async () => {
    const { keeper, written, copy, type, pass } = await collide();
    keeper.adopt('theirs');
    expect(copy()).toBeUndefined();
    expect(keeper.hasUnsent()).toBe(false);
    type('on with theirs');
    await pass(1_000);
    expect(written).toEqual([['on with theirs', 'theirs']]);
  });
});
