import { filePurposes, limits } from '@questline/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contentDisposition,
  downloadName,
  isId,
  isPurpose,
  objectKeyOf,
  plainWords,
  refusalOfUpload,
  tidyName,
  typeOfName,
} from './files.rules.ts';

test('accepts only the four known purposes', () => {
  expect(filePurposes.every(isPurpose)).toBe(true);
  expect(['', 'avatar', undefined, 3].some(isPurpose)).toBe(false);
});

test('an id is a UUID in lower case, and nothing around it', () => {
  const id = '0198c0de-7a11-7000-8000-00000000000a';
  expect(isId(id)).toBe(true);
  const others = [
    '',
    'a',
    id.slice(1),
    `${id}0`,
    ` ${id}`,
    `${id}\n`,
    id.toUpperCase(),
    id.replaceAll('-', ''),
  ];
  expect(others.filter(isId)).toEqual([]);
});

describe('an upload before its first byte', () => {
  const upload = { purpose: 'submission', name: 'survey.pdf', type: 'application/pdf', size: 1_000 } as const;
  const student = { kind: 'student', id: 'a' } as const;
  const company = { kind: 'company', id: 'b' } as const;
  const fresh = { email_verified: true, kept_bytes: 0, pending: 0 };

  test('is accepted when the account and the file fit the purpose', () => {
    expect(refusalOfUpload(upload, student, fresh)).toBeUndefined();
    expect(refusalOfUpload({ ...upload, purpose: 'logo' }, company, fresh)).toBeUndefined();
    expect(refusalOfUpload({ ...upload, purpose: 'banner' }, company, fresh)).toBeUndefined();
    for (const account of [student, company])
      expect(refusalOfUpload({ ...upload, purpose: 'photo' }, account, fresh)).toBeUndefined();
  });
  test('is refused for the wrong kind of account', () => {
    expect(refusalOfUpload(upload, company, fresh)).toBe('forbidden');
    expect(refusalOfUpload({ ...upload, purpose: 'logo' }, student, fresh)).toBe('forbidden');
    expect(refusalOfUpload({ ...upload, purpose: 'banner' }, student, fresh)).toBe('forbidden');
  });
  test('is refused for a submission of unknown type, while images are checked by content', () => {
    expect(refusalOfUpload({ ...upload, name: 'survey.exe' }, student, fresh)).toBe('file_type_not_allowed');
    expect(refusalOfUpload({ ...upload, purpose: 'photo', name: 'me' }, student, fresh)).toBeUndefined();
  });
  test('is refused when empty or too large', () => {
    expect(refusalOfUpload({ ...upload, size: 0 }, student, fresh)).toBe('file_empty');
    const size = limits.submissionFileMaxBytes;
    expect(refusalOfUpload({ ...upload, size }, student, fresh)).toBeUndefined();
    expect(refusalOfUpload({ ...upload, size: size + 1 }, student, fresh)).toBe('file_too_large');
  });
  test('is refused when the email is not verified', () => {
    for (const account of [student, company])
      expect(
        refusalOfUpload({ ...upload, purpose: 'photo' }, account, { ...fresh, email_verified: false }),
      ).toBe('email_not_verified');
  });
  test('is refused when the account would exceed its storage', () => {
    for (const [account, max] of [
      [student, limits.studentStorageBytes],
      [company, limits.companyStorageBytes],
    ] as const) {
      const photo = { ...upload, purpose: 'photo' } as const;
      const room = max - upload.size;
      expect(refusalOfUpload(photo, account, { ...fresh, kept_bytes: room })).toBeUndefined();
      expect(refusalOfUpload(photo, account, { ...fresh, kept_bytes: room + 1 })).toBe('storage_full');
    }
  });
  test('is refused when too many files of the account are waiting to be scanned', () => {
    const max = limits.pendingUploadsMax;
    expect(refusalOfUpload(upload, student, { ...fresh, pending: max - 1 })).toBeUndefined();
    expect(refusalOfUpload(upload, student, { ...fresh, pending: max })).toBe('too_many_uploads');
  });
});

test('removes invisible characters from text', () => {
  expect(plainWords('a\0b\u202Ec\u2028')).toBe('abc');
});

test('derives the object key of an image from its public path', () => {
  expect(objectKeyOf('/photos/a.webp')).toBe('photos/a.webp');
});

test.each([
  ['survey.pdf', 'application/pdf'],
  ['SURVEY.PDF', 'application/pdf'],
  ['me.jpg', 'image/jpeg'],
  ['me.jpeg', 'image/jpeg'],
  ['run.exe', undefined],
  ['pdf.', undefined],
  ['a.constructor', undefined],
])('the name %s implies %s', (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

test.each([
  ['survey.pdf', 'survey.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['in\u202Evoice\n.pdf', 'invoice.pdf'],
  [' a:b*c?.pdf ', 'a_b_c_.pdf'],
  ['\u200B', 'file'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(limits.fileNameMaxLength - 4)}.pdf`],
])('stores the name %j as %j', (name, kept) => {
  expect(tidyName(name)).toBe(kept);
});

test('a download gets the extension of its real content', () => {
  expect(downloadName('survey.pdf', 'application/pdf')).toBe('survey.pdf');
  expect(downloadName('survey.doc', 'application/pdf')).toBe('survey.doc.pdf');
  expect(downloadName('survey', 'application/x-unknown')).toBe('survey');
});

test('the download header carries a plain ASCII name and the encoded real one', () => {
  expect(contentDisposition(`Müller's (1)*.pdf`)).toBe(
    `attachment; filename="M_ller's (1)*.pdf"; filename*=UTF-8''M%C3%BCller%27s%20%281%29%2A.pdf`,
  );
});

test('any name becomes one that can be stored and downloaded', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.nat(300).map((count) => `${'a'.repeat(count % 2)}${'🦊'.repeat(count)}`),
  );
  fc.assert(
    fc.property(names, (name) => {
      // PostgreSQL and file systems get UTF-8.
      const tidy = tidyName(name.toWellFormed());
      expect(tidy.isWellFormed()).toBe(true);
      expect(tidy).toMatch(/^[^\p{Cc}/\\]{1,255}$/u);
      expect(contentDisposition(tidy)).toMatch(
        /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/,
      );
    }),
  );
});
