// Requests that the document doesn't describe: uploads over the tus protocol, live updates and stored files.
import { uploadsPath } from '@questline/contract';
import fc, { type Arbitrary } from 'fast-check';
import { hostileTexts } from './hostile-texts.ts';
import type { Operation } from './operations.ts';
import { known } from './placeholders.ts';
import { headersOf, type FuzzRequest } from './requests.ts';

/** Of which no answer is documented, only checked for what none may have. */
const operationOf = (method: string, path: string): Operation => ({
  name: `${method.toLowerCase()} ${path}`,
  method,
  path,
  access: 'signed-in',
  parameters: [],
  mismatch: () => undefined,
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?');
const hostileText = fc.constantFrom(...hostileTexts);

const sizes = fc.oneof(
  { weight: 3, arbitrary: fc.nat(2_000).map(String) },
  fc.constantFrom('-1', '', '1e308', '0x10', '9'.repeat(30), '104857600', '104857601', '1.5', 'NaN', '1, 2'),
);
const metadata = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        purpose: fc.constantFrom('submission', 'photo', 'logo', 'banner', '__proto__', ''),
        name: fc.oneof(fc.constantFrom('essay.txt', 'work.pdf', 'a.png', 'page.html'), hostileText),
        type: fc.oneof(fc.constantFrom('text/plain', 'image/png'), hostileText),
      })
      .map((fields) =>
        Object.entries(fields)
          .map(([name, value]) => `${name} ${base64(value.slice(0, 2_000))}`)
          .join(),
      ),
  },
  fc.constantFrom('', ',', 'purpose', 'name !!!', 'purpose x,purpose y', '__proto__ YQ==', ' , ,'),
);
const content = fc.oneof(
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('%PDF-1.7 ', '\x89PNG\r\n\x1a\n', 'PK\x03\x04', '<svg onload="1">')
    .map((text) => Buffer.from(text, 'latin1')),
);
const ranges = fc.constantFrom(
  'bytes=0-',
  'bytes=-5',
  'bytes=5-1',
  'bytes=0-0,2-3',
  'bytes=999999999999999999999-',
  'bytes=',
  'items=0-1',
  'bytes=0x1-',
  'bytes=--1',
  'bytes=1-2-3',
  `bytes=${'0-1,'.repeat(1_000)}`,
);
const tus = fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '1.0.0', '0.2.2', '', '99');

const hostilePart = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%00', '%', '%FF', '..%2f..%2fetc%2fpasswd'),
);

type Parts = {
  headers?: Record<string, Arbitrary<string>>;
  url?: Arbitrary<string>;
  bytes?: Arbitrary<Buffer>;
};

const request = (
  method: string,
  path: string,
  { headers = {}, url = fc.constant(path), bytes }: Parts = {},
) => {
  const operation = operationOf(method, path);
  return fc.record({
    operation: fc.constant(operation),
    actor: fc.record({
      kind: fc.constantFrom('student', 'company', 'student', 'company', 'anonymous'),
      n: fc.nat(11),
    }),
    url,
    headers: fc.record(headers).chain(headersOf),
    body: bytes ? bytes.map((it) => ({ bytes: it })) : fc.constant(undefined),
  }) as Arbitrary<FuzzRequest>;
};
const anUpload = fc
  .oneof({ weight: 6, arbitrary: known('uploads') }, hostilePart)
  .map((id) => `${uploadsPath}/${id}`);

/** A stored file, and how its last part is written. */
const stored = (path: string, last: Arbitrary<string>, ending = '') =>
  request('GET', path, {
    url: fc
      .oneof({ weight: 3, arbitrary: last }, hostilePart)
      .map((part) => path.replace(/\{\w+\}/, part) + ending),
    headers: { range: ranges },
  });

export const otherRequests: Arbitrary<FuzzRequest>[] = [
  request('POST', uploadsPath, {
    headers: {
      'tus-resumable': tus,
      'upload-length': sizes,
      'upload-metadata': metadata,
    },
  }),
  request('PATCH', `${uploadsPath}/{id}`, {
    url: anUpload,
    headers: {
      'tus-resumable': tus,
      'upload-offset': fc.oneof({ weight: 3, arbitrary: fc.constant('0') }, sizes),
      'content-type': fc.constantFrom(
        'application/offset+octet-stream',
        'application/offset+octet-stream',
        'text/plain',
      ),
    },
    bytes: content,
  }),
  request('HEAD', `${uploadsPath}/{id}`, { url: anUpload, headers: { 'tus-resumable': tus } }),
  request('DELETE', `${uploadsPath}/{id}`, { url: anUpload, headers: { 'tus-resumable': tus } }),
  request('OPTIONS', uploadsPath),
  request('GET', '/api/live', {
    headers: {
      'last-event-id': hostileText.map((text) => printable(text).slice(0, 4_000)),
      accept: fc.constantFrom('text/event-stream', 'text/html', '*/*'),
    },
  }),
  // Links to download work: /api/files/<id>/content?token=…
  stored('{download}', known('seen.url')),
  stored('/api/files/{id}/preview', known('files')),
  stored('/api/files/{id}/content', known('files'), '?token=a.1.b.c'),
  stored('{image}', fc.oneof(known('seen.logo_url'), known('seen.photo_url'))),
  stored('/credentials/status/{list}', fc.constantFrom('0', '1', '16383', '99999', '-1', '1e3')),
  stored('/credentials/{code}', known('seen.code'), '.jwt'),
  stored('/certificates/{code}', known('seen.code'), '.pdf'),
];
