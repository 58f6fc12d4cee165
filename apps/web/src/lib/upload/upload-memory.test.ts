// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { clearDrafts } from '../local-data.ts';
import { createUploadMemory, fingerprintOf } from './upload-memory.ts';

// jsdom has no crypto.subtle.
vi.stubGlobal('crypto', webcrypto);
afterEach(() => localStorage.clear());

const upload = {
  size: 3,
  metadata: { name: 'essay about home.pdf' },
  creationTime: 'now',
  urlStorageKey: '',
  uploadUrl: '/api/uploads/1',
  parallelUploadUrls: null,
};

test('only the account that started an upload finds it again', async () => {
  await createUploadMemory(localStorage, 'maya').addUpload('f', upload);
  const found = await createUploadMemory(localStorage, 'maya').findUploadsByFingerprint('f');
  expect(found).toMatchObject([{ uploadUrl: '/api/uploads/1' }]);
  expect(await createUploadMemory(localStorage, 'jonas').findUploadsByFingerprint('f')).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('essay');
});

test('a finished upload and a sign-out leave nothing behind', async () => {
  const memory = createUploadMemory(localStorage, 'maya');
  await memory.removeUpload(await memory.addUpload('f', upload));
  await memory.addUpload('g', upload);
  clearDrafts();
  expect(localStorage).toHaveLength(0);
});

test('the same bytes with the same name are the same file; anything else is not', async () => {
  const of = (text: string, what = 'submission:a.txt') => fingerprintOf(new Blob([text]), what);
  expect(await of('one')).toBe(await of('one'));
  expect(new Set([await of('one'), await of('two'), await of('one', 'photo:a.txt')]).size).toBe(3);
});
