// Verifies a signed credential. Stricter than the standards: exactly the header that we write, one algorithm, and keys only
// from the issuer's DID document.
import { base64url, compactVerify, errors, importJWK } from 'jose';
import * as z from 'zod/mini';
import { contentOf, type CredentialContent } from './content.ts';
import { openBadgeCredential, verifyPath, type OpenBadgeCredential } from './credential.ts';
import { didDocumentSchema, didOf, type DidDocument } from './issuer.ts';
import { algorithm, claimsOf } from './sign.ts';
import {
  hasBit,
  statusListCredential,
  statusListOf,
  statusListUrl,
  type StatusListCredential,
} from './status-list.ts';

export type InvalidReason =
  | 'malformed'
  | 'algorithm'
  /** Another site's credential. */
  | 'issuer'
  /** Signed with a key that the issuer doesn't list (anymore). */
  | 'key'
  | 'signature'
  /** Not valid yet, or its dates contradict each other. */
  | 'date'
  | 'revoked'
  /** The status list can't be fetched or trusted, or is too old. */
  | 'status unknown';

export type Verification =
  | { valid: true; credential: OpenBadgeCredential; content: CredentialContent }
  | { valid: false; reason: InvalidReason; cause?: unknown };

type Checks = {
  origin: string;
  didDocument: DidDocument;
  /** Gets the signed status list. */
  statusList: (url: string) => Promise<string>;
  now: Date;
};

class Invalid extends Error {
  readonly reason: InvalidReason;
  constructor(reason: InvalidReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Clocks differ: a credential may be this much younger than now. */
const toleranceMs = 5 * 60_000;

const headerSchema = z.strictObject({ alg: z.string(), typ: z.literal('JWT'), kid: z.string() });

function parse<Value>(schema: z.ZodMiniType<Value>, value: unknown, reason: InvalidReason): Value {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Invalid(reason, error);
  return data;
}

function parseJson(bytes: Uint8Array): { value: unknown; text: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text), text };
  } catch (cause) {
    throw new Invalid('malformed', cause);
  }
}

function decode(part: string): Uint8Array {
  try {
    const bytes = base64url.decode(part);
    // Several texts can decode to the same bytes. Only one is what we issued.
    if (base64url.encode(bytes) === part) return bytes;
  } catch (cause) {
    throw new Invalid('malformed', cause);
  }
  throw new Invalid('malformed');
}

function readHeader(jwt: string) {
  const parts = jwt.split('.').map(decode);
  if (parts.length !== 3) throw new Invalid('malformed');
  const { value, text } = parseJson(parts[0]!);
  const header = parse(headerSchema, value, 'malformed');
  // Parsing keeps only the last of duplicate members.
  if (JSON.stringify(value) !== text) throw new Invalid('malformed');
  if (header.alg !== algorithm) throw new Invalid('algorithm');
  return header;
}

async function findKey(document: DidDocument, kid: string) {
  const { id, verificationMethod, assertionMethod } = parse(didDocumentSchema, document, 'key');
  const methods = verificationMethod.filter((method) => method.id === kid);
  const [method] = methods;
  if (!method || methods.length > 1 || method.controller !== id || !assertionMethod.includes(kid))
    throw new Invalid('key');
  return importJWK(method.publicKeyJwk, algorithm).catch((cause: unknown) => {
    throw new Invalid('key', cause);
  });
}

async function verifySigned<Credential extends OpenBadgeCredential | StatusListCredential>(
  jwt: string,
  schema: z.ZodMiniType<Credential>,
  { origin, didDocument, now }: Checks,
): Promise<Credential> {
  const did = didOf(origin);
  const { kid } = readHeader(jwt);
  if (!kid.startsWith(`${did}#`) || didDocument.id !== did) throw new Invalid('issuer');
  const key = await findKey(didDocument, kid);
  const { payload } = await compactVerify(jwt, key, { algorithms: [algorithm] }).catch((cause: unknown) => {
    throw new Invalid(
      cause instanceof errors.JWSSignatureVerificationFailed ? 'signature' : 'malformed',
      cause,
    );
  });
  const signed = parse(z.record(z.string(), z.unknown()), parseJson(payload).value, 'malformed');
  const { iss, jti, sub, nbf, exp, ...rest } = signed;
  const credential = parse(schema, rest, 'malformed');
  const claims = claimsOf(credential);
  if (iss !== did || claims.iss !== did) throw new Invalid('issuer');
  if (jti !== claims.jti || sub !== claims.sub) throw new Invalid('malformed');
  if (nbf !== claims.nbf || exp !== claims.exp) throw new Invalid('date');
  if (claims.nbf * 1_000 > now.getTime() + toleranceMs) throw new Invalid('date');
  if (claims.exp !== undefined && claims.exp * 1_000 <= now.getTime()) throw new Invalid('date');
  return credential;
}

async function isRevoked(url: string, bit: number, checks: Checks): Promise<boolean> {
  try {
    const list = await verifySigned((await checks.statusList(url)).trim(), statusListCredential, checks);
    if (list.id !== url) throw new Error(`Got the status list ${list.id} instead of ${url}.`);
    return await hasBit(list, bit);
  } catch (cause) {
    throw new Invalid('status unknown', cause);
  }
}

export async function verifyCredential(jwt: string, checks: Checks): Promise<Verification> {
  try {
    const credential = await verifySigned(jwt.trim(), openBadgeCredential, checks);
    const content = contentOf(credential);
    const { list, bit } = statusListOf(content.status_index);
    const url = statusListUrl(checks.origin, list);
    if (credential.id !== new URL(verifyPath(content.code), checks.origin).href)
      throw new Invalid('malformed');
    if (credential.credentialStatus.statusListCredential !== url) throw new Invalid('malformed');
    if (await isRevoked(url, bit, checks)) throw new Invalid('revoked');
    return { valid: true, credential, content };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { valid: false, reason: error.reason, cause: error.cause };
  }
}
