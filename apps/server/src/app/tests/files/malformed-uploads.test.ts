// Malformed tus requests: each is refused with an error code of the contract and never causes a server error.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createUploadsApp } from './uploads.fixture.ts';

const app = await createUploadsApp();
const { tus, metadata } = app;
const good = metadata({ purpose: 'submission', name: 'essay.txt', type: 'text/plain' });
const piece = { 'content-type': 'application/offset+octet-stream' };

const create = (token: string, headers: Record<string, string>) =>
  tus(token, 'POST', '/api/uploads', headers);

describe('POST /api/uploads', () => {
  test.each<[string, Record<string, string>]>([
    ['the concatenation extension', { 'upload-concat': 'partial', 'upload-length': '5' }],
    ['a final concatenation', { 'upload-concat': 'final;/api/uploads/a /api/uploads/b' }],
    ['an invalid concatenation', { 'upload-concat': 'both', 'upload-length': '5' }],
    ['a deferred length', { 'upload-defer-length': '1' }],
    ['both a length and a deferred one', { 'upload-defer-length': '1', 'upload-length': '5' }],
    ['no length', {}],
    ['a negative length', { 'upload-length': '-1' }],
    ['a length that is not a number', { 'upload-length': 'NaN' }],
    ['an infinite length', { 'upload-length': 'Infinity' }],
    ['half a byte', { 'upload-length': '0.5' }],
    ['no bytes', { 'upload-length': '0' }],
    ['a length beyond safe integers', { 'upload-length': '9007199254740993' }],
    ['a terabyte', { 'upload-length': '1099511627776' }],
    ['a length with a huge exponent', { 'upload-length': '1e+308' }],
    ['no metadata', { 'upload-length': '5', 'upload-metadata': '' }],
    ['metadata that is not base64', { 'upload-length': '5', 'upload-metadata': 'name ***' }],
    ['metadata with a duplicate key', { 'upload-length': '5', 'upload-metadata': `${good},name YQ==` }],
    ['metadata without a purpose', { 'upload-length': '5', 'upload-metadata': metadata({ name: 'a.txt' }) }],
    ['prototype keys', { 'upload-length': '5', 'upload-metadata': '__proto__ YQ==,constructor YQ==' }],
    ['another version of the protocol', { 'upload-length': '5', 'tus-resumable': '0.2.2' }],
  ])('4xx: %s', async (_, headers) => {
    const { token } = await app.signUp('student');
    const { status } = await create(token, { 'upload-metadata': good, ...headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('201: invalid characters are removed from a type', async () => {
    const { token } = await app.signUp('student');
    const odd = metadata({ purpose: 'submission', name: 'a\0\u202E.txt', type: `\0${'x'.repeat(119)}😀` });
    expect((await create(token, { 'upload-length': '5', 'upload-metadata': odd })).status).toBe(201);
  });
});

describe('an upload in progress', () => {
  async function begun() {
    const student = await app.signUp('student');
    const created = await app.begin(student, Buffer.from('hello'), {
      purpose: 'submission',
      name: 'a.txt',
    });
    return { student, path: created.headers.get('location')! };
  }

  test.each<[string, Record<string, string>]>([
    ['a wrong offset', { ...piece, 'upload-offset': '3' }],
    ['a negative offset', { ...piece, 'upload-offset': '-3' }],
    ['an offset that is not a number', { ...piece, 'upload-offset': 'x' }],
    ['no offset', piece],
    ['another content type', { 'content-type': 'text/plain', 'upload-offset': '0' }],
    ['another length', { ...piece, 'upload-offset': '0', 'upload-length': '900' }],
  ])('4xx: a chunk with %s', async (_, headers) => {
    const { student, path } = await begun();
    const { status } = await tus(student.token, 'PATCH', path, headers, 'hello');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test("404: another account's and an unknown upload, with any method", async () => {
    const { path } = await begun();
    const stranger = await app.signUp('student');
    for (const target of [path, `/api/uploads/${randomUUID()}`, '/api/uploads/..%2f..%2fetc'])
      for (const method of ['HEAD', 'PATCH', 'DELETE']) {
        const headers = method === 'PATCH' ? { ...piece, 'upload-offset': '0' } : {};
        const { status } = await tus(
          stranger.token,
          method,
          target,
          headers,
          method === 'PATCH' ? 'x' : undefined,
        );
        expect([method, status]).toEqual([method, 404]);
      }
  });

  test('4xx: methods outside the protocol', async () => {
    const { student, path } = await begun();
    for (const method of ['GET', 'PUT', 'POST', 'OPTIONS']) {
      const { status } = await tus(student.token, method, path);
      expect(status).toBeLessThan(500);
    }
  });
});

test('none of this is logged as a failure', () => {
  expect(app.lines.filter((line) => line.includes('upload failed'))).toEqual([]);
});
