// Contents, keys and a small issuer for tests.
import fc from 'fast-check';
import { base64url } from 'jose';
import {
  createIssuerKey,
  createStatusList,
  didDocument,
  setBits,
  signCredential,
  verifyCredential,
  type CredentialContent,
  type IssuerKey,
} from './index.ts';

export const origin = 'https://questline.example';
export const now = new Date('2026-11-18T12:00:00Z');

export const content: CredentialContent = {
  code: '7KQ2M9XD4TRAHW6V',
  holder: 'Maya R.',
  initiative: 'Neighborhood taste survey',
  company: 'Sunny Side Bakery',
  skills: ['Interviewing', 'Writing'],
  tasks: [
    { title: 'Write ten questions', approved_at: '2026-10-02T15:04:05Z' },
    { title: 'Ask twenty people', approved_at: '2026-10-09T16:00:00Z' },
  ],
  minutes: 340,
  criteria: { met: 7, of: 8 },
  revisions: 1,
  closing_words: { text: 'Maya asked better questions than we did.', by: 'Rosa Diaz' },
  started_at: '2026-09-28T08:00:00Z',
  finished_at: '2026-10-09T16:00:00Z',
  issued_at: '2026-11-01T09:30:00Z',
  status_index: 131_072 + 4_711,
};

/** The same, with everything hidden that a student can hide. */
export const sparse: CredentialContent = {
  ...content,
  skills: [],
  tasks: [],
  minutes: null,
  criteria: null,
  revisions: null,
  closing_words: null,
  started_at: null,
  finished_at: null,
};

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 });
const count = fc.nat({ max: 100_000 });
const time = fc
  .date({ min: new Date('2020-01-01'), max: now, noInvalidDate: true })
  .map((date) => date.toISOString().replace(/\.\d+Z$/, 'Z'));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

export const anyContent: fc.Arbitrary<CredentialContent> = fc.record({
  code: fc.string({
    unit: fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')),
    minLength: 16,
    maxLength: 16,
  }),
  holder: text,
  initiative: text,
  company: text,
  skills: fc.array(text, { maxLength: 5 }),
  tasks: fc.array(fc.record({ title: text, approved_at: maybe(time) }), { maxLength: 5 }),
  minutes: maybe(count),
  criteria: maybe(fc.record({ met: count, of: count })),
  revisions: maybe(count),
  closing_words: maybe(fc.record({ text, by: text })),
  started_at: maybe(time),
  finished_at: maybe(time),
  issued_at: time,
  status_index: fc.nat({ max: 1_000_000 }),
});

/** A site that issues credentials: its keys, and the indexes that it revoked. */
export async function createIssuer(site = origin) {
  const keys: IssuerKey[] = [await createIssuerKey()];
  const revoked = new Set<number>();
  const statusList = async (url: string) => {
    const list = Number(url.split('/').at(-1));
    const size = 131_072;
    const bits = [...revoked]
      .filter((index) => Math.floor(index / size) === list)
      .map((index) => index % size);
    return signCredential(await createStatusList(site, list, setBits(bits), now), keys[0]!);
  };
  type Checks = Parameters<typeof verifyCredential>[1];
  const verify = (jwt: string, checks: Partial<Checks> = {}) =>
    verifyCredential(jwt, { origin: site, didDocument: didDocument(site, keys), statusList, now, ...checks });
  /** 'valid', or why it isn't. */
  const verdict = async (...args: Parameters<typeof verify>) => {
    const verification = await verify(...args);
    return verification.valid ? 'valid' : verification.reason;
  };
  return { keys, revoked, statusList, verify, verdict };
}

/** Signs anything, to see what is checked besides the signature. */
export async function signAnything(
  header: object | string,
  payload: unknown,
  { kty, crv, x, d }: IssuerKey,
): Promise<string> {
  const encode = (value: unknown) =>
    base64url.encode(typeof value === 'string' ? value : JSON.stringify(value));
  const signed = `${encode(header)}.${encode(payload)}`;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, d: d! }, 'Ed25519', false, ['sign']);
  const signature = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(signed));
  return `${signed}.${base64url.encode(new Uint8Array(signature))}`;
}
