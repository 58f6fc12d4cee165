// Requests of the tus protocol as no honest client sends them: refused in the words of the contract, never a failure.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openUploads } from './uploads.fixture.ts';

const house = await openUploads();
const { tus, metadata } = house;
const good = metadata({ purpose: 'submission', name: 'essay.txt', type: 'text/plain' });
const piece = { 'content-type': 'application/offset+octet-stream' };

const create = (token: string, headers: Record<string, string>) =>
  tus(token, 'POST', '/api/uploads', headers);

describe('POST /api/uploads', () => {
  test.each<[string, Record<string, string>]>([
    ['the concatenation extension', { 'upload-concat': 'partial', 'upload-length': '5' }],
    ['the end of a concatenation', { 'upload-concat': 'final;/api/uploads/a /api/uploads/b' }],
    ['a concatenation that is none', { 'upload-concat': 'both', 'upload-length': '5' }],
    ['a length that comes later', { 'upload-defer-length': '1' }],
    ['a length now and later', { 'upload-defer-length': '1', 'upload-length': '5' }],
    ['no length', {}],
    ['a negative length', { 'upload-length': '-1' }],
    ['a length that is no number', { 'upload-length': 'NaN' }],
    ['a length without end', { 'upload-length': 'Infinity' }],
    ['half a byte', { 'upload-length': '0.5' }],
    ['no bytes', { 'upload-length': '0' }],
    ['more than numbers hold', { 'upload-length': '9007199254740993' }],
    ['a terabyte', { 'upload-length': '1099511627776' }],
    ['a length with an exponent beyond all measure', { 'upload-length': '1e+308' }],
    ['no metadata', { 'upload-length': '5', 'upload-metadata': '' }],
    ['metadata that is not base64', { 'upload-length': '5', 'upload-metadata': 'name ***' }],
    ['metadata with the same key twice', { 'upload-length': '5', 'upload-metadata': `${good},name YQ==` }],
    [
      'metadata that names no purpose',
      { 'upload-length': '5', 'upload-metadata': metadata({ name: 'a.txt' }) },
    ],
    ['keys of the prototype', { 'upload-length': '5', 'upload-metadata': '__proto__ YQ==,constructor YQ==' }],
    ['another version of the protocol', { 'upload-length': '5', 'tus-resumable': '0.2.2' }],
  ])('4xx: %s', async (_, headers) => {
    const { token } = await house.join('student');
    const { status } = await create(token, { 'upload-metadata': good, ...headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('201: a type with bytes that no text may have is kept without them', async () => {
    const { token } = await house.join('student');
    const odd = metadata({ purpose: 'submission', name: 'a\0\u202E.txt', type: `\0${'x'.repeat(119)}😀` });
    expect((await create(token, { 'upload-length': '5', 'upload-metadata': odd })).status).toBe(201);
  });
});

describe('an upload that has begun', () => {
  async function begun() {
    const student = await house.join('student');
    const created = await house.begin(student, Buffer.from('hello'), {
      purpose: 'submission',
      name: 'a.txt',
    });
    return { student, path: created.headers.get('location')! };
  }

  test.each<[string, Record<string, string>]>([
    ['another offset', { ...piece, 'upload-offset': '3' }],
    ['a negative offset', { ...piece, 'upload-offset': '-3' }],
    ['an offset that is no number', { ...piece, 'upload-offset': 'x' }],
    ['no offset', piece],
    ['another type', { 'content-type': 'text/plain', 'upload-offset': '0' }],
    ['another length', { ...piece, 'upload-offset': '0', 'upload-length': '900' }],
  ])('4xx: a piece with %s', async (_, headers) => {
    const { student, path } = await begun();
    const { status } = await tus(student.token, 'PATCH', path, headers, 'hello');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test("404: another account's and an unknown one, whatever the method", async () => {
    const { path } = await begun();
    const stranger = await house.join('student');
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

  test('4xx: methods that the protocol does not have', async () => {
    const { student, path } = await begun();
    for (const method of ['GET', 'PUT', 'POST', 'OPTIONS']) {
      const { status } = await tus(student.token, method, path);
      expect(status).toBeLessThan(500);
    }
  });
});

test('none of this is logged as a failure', () => {
  expect(house.lines.filter((line) => line.includes('upload failed'))).toEqual([]);
});
