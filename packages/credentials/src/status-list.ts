// Revocation with a W3C Bitstring Status List: one public list with a bit per credential, so that looking one up doesn't
// tell the issuer which credential somebody checks.
import { base64url } from 'jose';
import * as z from 'zod/mini';
import { contexts, time, type OpenBadgeCredential } from './credential.ts';
import { didOf } from './issuer.ts';

/** Bits per list. The standard's minimum, so that a credential hides among many. */
export const statusListSize = 131_072;
/** How long a list may be cached. */
export const statusListTtlMs = 5 * 60_000;
/** How long a list can prove that a credential isn't revoked, for verifiers that are offline. */
const validMs = 24 * 3_600_000;

export const statusListPath = (list: number) => `/credentials/status/${list}`;
export const statusListUrl = (origin: string, list: number) => new URL(statusListPath(list), origin).href;

export const statusListCredential = z.strictObject({
  '@context': z.tuple([z.literal(contexts[0])]),
  id: z.url(),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('BitstringStatusListCredential')]),
  issuer: z.string(),
  validFrom: time,
  validUntil: time,
  credentialSubject: z.strictObject({
    id: z.url(),
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    ttl: z.int(),
    // "u" is multibase's prefix of base64url.
    encodedList: z.string().check(z.regex(/^u[\w-]+$/)),
  }),
});
export type StatusListCredential = z.infer<typeof statusListCredential>;

export const statusListOf = (index: number) => ({
  list: Math.floor(index / statusListSize),
  bit: index % statusListSize,
});

export const statusIndexOf = ({
  statusListCredential,
  statusListIndex,
}: OpenBadgeCredential['credentialStatus']) =>
  Number(statusListCredential.slice(statusListCredential.lastIndexOf('/') + 1)) * statusListSize +
  Number(statusListIndex);

/** The first bit of a list is the leftmost one of its first byte. */
const maskOf = (bit: number) => 0x80 >> (bit % 8);

/** A list with these bits set. */
export function setBits(positions: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(statusListSize / 8);
  for (const bit of positions) {
    if (!(bit >= 0 && bit < statusListSize)) throw new RangeError(`No bit ${bit} in a status list.`);
    bits[Math.floor(bit / 8)]! |= maskOf(bit);
  }
  return bits;
}

const pipe = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());

export async function createStatusList(
  origin: string,
  list: number,
  bits: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<StatusListCredential> {
  if (bits.length * 8 !== statusListSize) throw new RangeError(`A status list has ${statusListSize} bits.`);
  const id = statusListUrl(origin, list);
  const seconds = Math.floor(now.getTime() / 1_000) * 1_000;
  const timeOf = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
  return {
    '@context': [contexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom: timeOf(seconds),
    validUntil: timeOf(seconds + validMs),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: statusListTtlMs,
      encodedList: `u${base64url.encode(await pipe(bits, new CompressionStream('gzip')))}`,
    },
  };
}

/** Whether a bit of a list is set. Throws if the list can't be read or is too short. */
export async function hasBit({ credentialSubject }: StatusListCredential, bit: number): Promise<boolean> {
  const compressed = new Uint8Array(base64url.decode(credentialSubject.encodedList.slice(1)));
  const bits = await pipe(compressed, new DecompressionStream('gzip'));
  if (bits.length * 8 < statusListSize) throw new RangeError('The status list is too short.');
  return (bits[Math.floor(bit / 8)]! & maskOf(bit)) !== 0;
}
