// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readHint, watchHint, writeHint } from './session-hint.ts';

const hint = { id: 'u1', type: 'student', name: 'Maya Torres' } as const;

test('reads a hint as written, and nothing after clearing it', () => {
  writeHint(localStorage, hint);
  expect(readHint(localStorage)).toEqual(hint);
  writeHint(localStorage, undefined);
  expect(readHint(localStorage)).toBeUndefined();
});

test.each(['', '{', 'null', '3', '{"id":"u1"}', '{"id":"u1","type":"admin","name":"x"}'])(
  '%j is no hint',
  (text) => {
    localStorage.setItem('questline.session', text);
    expect(readHint(localStorage)).toBeUndefined();
  },
);

test('works with storage disabled', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  writeHint(storage, hint);
  expect(readHint(storage)).toBeUndefined();
});

test('reports a change in another document and nothing else', () => {
  const changed = vi.fn<() => void>();
  const stop = watchHint(changed);
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  change('questline.session');
  change('other');
  change(null); // everything was cleared
  stop();
  change('questline.session');
  expect(changed).toHaveBeenCalledTimes(2);
});
