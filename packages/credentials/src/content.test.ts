import fc from 'fast-check';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { contentOf, createCredential, createIssuerKey, signCredential } from './index.ts';
import { anyContent, content, origin, sparse } from './credentials.fixture.ts';

const credential = createCredential(origin, content);
const { credentialSubject: subject, credentialStatus: status, issuer } = credential;
const id = 'https://questline.example/verify/7KQ2M9XD4TRAHW6V';

describe('OpenBadgeCredential', () => {
  test('@context: first that of the data model, then that of Open Badges', () => {
    expect(credential['@context']).toEqual([
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ]);
  });
  test('id: the page that shows it', () => {
    expect(credential.id).toBe(id);
  });
  test('type', () => {
    expect(credential.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential']);
  });
  test('name, for wallets', () => {
    expect(credential.name).toBe('Neighborhood taste survey');
  });
  test('validFrom: with a time zone', () => {
    expect(credential.validFrom).toBe('2026-11-01T09:30:00Z');
  });
  test('credentialSchema: the official one', () => {
    expect(credential.credentialSchema).toEqual([
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ]);
  });
});

describe('issuer: a Profile', () => {
  test('id: the DID', () => {
    expect(issuer.id).toBe('did:web:questline.example');
  });
  test('type', () => {
    expect(issuer.type).toEqual(['Profile']);
  });
  test('name and url', () => {
    expect([issuer.name, issuer.url]).toEqual(['Questline', 'https://questline.example']);
  });
});

describe('credentialSubject: an AchievementSubject', () => {
  test('id: a URI that says nothing about the student', () => {
    expect(subject.id).toBe(`${id}#holder`);
  });
  test('type', () => {
    expect(subject.type).toEqual(['AchievementSubject']);
  });
  test('identifier: an IdentityObject with the name', () => {
    expect(subject.identifier).toEqual([
      { type: 'IdentityObject', hashed: false, identityHash: 'Maya R.', identityType: 'name' },
    ]);
  });
  test('activityStartDate and activityEndDate', () => {
    expect(subject.activityStartDate).toBe('2026-09-28T08:00:00Z');
    expect(subject.activityEndDate).toBe('2026-10-09T16:00:00Z');
  });
  test('source: the company, a Profile with an id', () => {
    expect(subject.source).toEqual({ id: `${id}#company`, type: ['Profile'], name: 'Sunny Side Bakery' });
  });
  test('result: each links to a description in the achievement', () => {
    const descriptions = subject.achievement.resultDescription!.map(({ id }) => id);
    expect(subject.result).toEqual([
      { type: ['Result'], resultDescription: `${id}#minutes`, value: '340' },
      { type: ['Result'], resultDescription: `${id}#criteria`, value: '7' },
      { type: ['Result'], resultDescription: `${id}#revisions`, value: '1' },
    ]);
    expect(subject.result!.map(({ resultDescription }) => resultDescription)).toEqual(descriptions);
  });
});

describe('Achievement', () => {
  const { achievement } = subject;
  test('id', () => {
    expect(achievement.id).toBe(`${id}#achievement`);
  });
  test('type and achievementType', () => {
    expect(achievement.type).toEqual(['Achievement']);
    expect(achievement.achievementType).toBe('CertificateOfCompletion');
  });
  test('name', () => {
    expect(achievement.name).toBe('Neighborhood taste survey');
  });
  test('description', () => {
    expect(achievement.description).toBe(
      'Completed the initiative “Neighborhood taste survey” by Sunny Side Bakery.',
    );
  });
  test('criteria: a narrative', () => {
    expect(achievement.criteria.narrative).toBe(
      'Complete every task. The company reviews and approves each one.',
    );
  });
  test('creator: the company', () => {
    expect(achievement.creator).toEqual(subject.source);
  });
  test('tag: the skills', () => {
    expect(achievement.tag).toEqual(['Interviewing', 'Writing']);
  });
  test('resultDescription: id, type, name and resultType', () => {
    const type = ['ResultDescription'];
    expect(achievement.resultDescription).toEqual([
      { id: `${id}#minutes`, type, name: 'Minutes', resultType: 'Result' },
      {
        id: `${id}#criteria`,
        type,
        name: 'Criteria met',
        resultType: 'RawScore',
        valueMin: '0',
        valueMax: '8',
      },
      { id: `${id}#revisions`, type, name: 'Revisions', resultType: 'Result' },
    ]);
  });
});

test('Evidence: type, and a name for each task and the closing words', () => {
  const type = ['Evidence'];
  expect(credential.evidence).toEqual([
    { type, genre: 'Task', name: 'Write ten questions', description: 'Approved 2026-10-02T15:04:05Z' },
    { type, genre: 'Task', name: 'Ask twenty people', description: 'Approved 2026-10-09T16:00:00Z' },
    {
      type,
      genre: 'Closing words',
      name: 'Rosa Diaz',
      description: 'Maya asked better questions than we did.',
    },
  ]);
});

describe('BitstringStatusListEntry', () => {
  test('id: differs from the list’s URL', () => {
    expect(status.id).toBe('https://questline.example/credentials/status/1#4711');
  });
  test('type', () => {
    expect(status.type).toBe('BitstringStatusListEntry');
  });
  test('statusPurpose', () => {
    expect(status.statusPurpose).toBe('revocation');
  });
  test('statusListIndex: a string in base 10', () => {
    expect(status.statusListIndex).toBe('4711');
  });
  test('statusListCredential', () => {
    expect(status.statusListCredential).toBe('https://questline.example/credentials/status/1');
  });
});

describe('JWT', async () => {
  const key = await createIssuerKey();
  const jwt = await signCredential(credential, key);
  test('header: alg, typ and kid, and nothing else', () => {
    const kid = `did:web:questline.example#${key.kid}`;
    expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid });
  });
  test('payload: the credential, with iss, jti, sub and nbf', () => {
    expect(decodeJwt(jwt)).toEqual({
      ...credential,
      iss: 'did:web:questline.example',
      jti: id,
      sub: `${id}#holder`,
      nbf: Date.parse('2026-11-01T09:30:00Z') / 1_000,
    });
  });
});

/** All strings and numbers in a value. */
const leavesOf = (value: unknown): (string | number)[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : typeof value === 'string' || typeof value === 'number'
      ? [value]
      : [];

test('contains nothing that the student hides', () => {
  const hidden = createCredential(origin, sparse);
  expect(Object.keys(hidden)).not.toContain('evidence');
  expect(Object.keys(hidden.credentialSubject).toSorted()).toEqual([
    'achievement',
    'id',
    'identifier',
    'source',
    'type',
  ]);
  expect(hidden.credentialSubject.achievement).not.toHaveProperty('tag');
  expect(hidden.credentialSubject.achievement).not.toHaveProperty('resultDescription');
  const days = leavesOf(hidden).filter((leaf) => /\d{4}-\d\d-\d\d/.test(String(leaf)));
  expect(days).toEqual([sparse.issued_at]);
});

test('says the same about everyone, except for the content', () => {
  const constant = new Set(
    leavesOf(createCredential(origin, { ...content, tasks: content.tasks.slice(0, 1) })),
  );
  const other = createCredential(origin, {
    code: 'ZZZZZZZZZZZZZZZZ',
    holder: 'a',
    initiative: 'b',
    company: 'c',
    skills: ['d'],
    tasks: [{ title: 'e', approved_at: '2025-01-01T00:00:00Z' }],
    minutes: 2,
    criteria: { met: 3, of: 4 },
    revisions: 5,
    closing_words: { text: 'f', by: 'g' },
    started_at: '2025-01-02T00:00:00Z',
    finished_at: '2025-01-03T00:00:00Z',
    issued_at: '2025-01-04T00:00:00Z',
    status_index: 6,
  });
  const own = 'https://questline.example/verify/ZZZZZZZZZZZZZZZZ';
  const list = 'https://questline.example/credentials/status/0';
  expect(new Set(leavesOf(other)).difference(constant)).toEqual(
    new Set([
      own,
      ...['#holder', '#company', '#achievement', '#minutes', '#criteria', '#revisions'].map(
        (part) => own + part,
      ),
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'Completed the initiative “b” by c.',
      '2',
      '3',
      '4',
      '5',
      '6',
      list,
      `${list}#6`,
      'Approved 2025-01-01T00:00:00Z',
      '2025-01-02T00:00:00Z',
      '2025-01-03T00:00:00Z',
      '2025-01-04T00:00:00Z',
    ]),
  );
});

test('has no null and no empty list, which Open Badges forbids', () => {
  const isEmpty = (value: unknown): boolean =>
    value === null ||
    (Array.isArray(value) && !value.length) ||
    (typeof value === 'object' && Object.values(value).some(isEmpty));
  fc.assert(
    fc.property(anyContent, (any) => {
      expect(isEmpty(createCredential(origin, any))).toBe(false);
    }),
  );
});

test('content → credential → content', () => {
  fc.assert(
    fc.property(anyContent, (any) => {
      expect(contentOf(createCredential(origin, any))).toEqual(any);
    }),
  );
});

test('times become UTC in whole seconds', () => {
  const issued = createCredential(origin, { ...content, issued_at: '2026-11-01T10:30:00.987+01:00' });
  expect(contentOf(issued).issued_at).toBe('2026-11-01T09:30:00Z');
});

test.each([
  ['code', { code: '7kq2' }, 'id'],
  ['holder', { holder: '' }, 'identityHash'],
  ['minutes', { minutes: 1.5 }, 'value'],
  ['issued_at', { issued_at: 'yesterday' }, 'Invalid time'],
  ['status_index', { status_index: -1 }, 'statusListIndex'],
])('refuses to create a credential with a wrong %s', (_, wrong, message) => {
  expect(() => createCredential(origin, { ...content, ...wrong })).toThrow(message);
});
