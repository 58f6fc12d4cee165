// Checks a certificate or badge in the reader's browser: our answer, the signature and the list of withdrawn ones.
import type { CheckedCredential } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { CredentialContent, DidDocument, InvalidReason } from '@questline/credentials';
import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '../../lib/public-api.ts';

export type Checked =
  | { state: 'verified'; content: CredentialContent; company: CheckedCredential['company']; checkedAt: Date }
  | { state: 'refused'; reason: InvalidReason }
  | { state: 'withdrawn'; withdrawn_at: string | null }
  | { state: 'unavailable' }
  | { state: 'unknown' };

async function load(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

async function check(code: string | undefined, signal: AbortSignal): Promise<Checked> {
  if (!code) return { state: 'unknown' };
  const [{ verifyCredential }, answer, didDocument] = await Promise.all([
    import('@questline/credentials'),
    publicApi('GET /api/credentials/:code', { params: { code } }, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return undefined;
      throw error;
    }),
    load('/.well-known/did.json').then((response) => response.json() as Promise<DidDocument>),
  ]);
  if (!answer) return { state: 'unknown' };
  if (answer.state === 'withdrawn') return { state: 'withdrawn', withdrawn_at: answer.withdrawn_at };
  if (answer.state === 'unavailable' || !answer.credential) return { state: 'unavailable' };
  const now = new Date();
  const result = await verifyCredential(answer.credential, {
    origin: location.origin,
    didDocument,
    statusList: async (url) => (await load(url)).text(),
    now,
  });
  return result.valid
    ? { state: 'verified', content: result.content, company: answer.company, checkedAt: now }
    : result.reason === 'revoked'
      ? { state: 'withdrawn', withdrawn_at: null }
      : { state: 'refused', reason: result.reason };
}

export const verificationQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['verification', code],
    queryFn: ({ signal }) => check(code, signal),
    // What was checked a moment ago may have been withdrawn since.
    gcTime: 0,
    refetchInterval: 15_000,
  });
