// Caching headers for responses that are the same for everyone (cacheSeconds of an endpoint). Refusals are never
// cached: they keep the default no-store.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A recent visitor sees the old response immediately while the browser fetches the new one. */
const staleSeconds = (freshSeconds: number) => freshSeconds * 5;

/** An onSend hook that runs on the serialized response. */
export const cacheable =
  (freshSeconds: number) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`;
    const stale = staleSeconds(freshSeconds);
    reply.headers({
      etag,
      'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=${stale}`,
    });
    if (!isKnown(headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };

/** The entries of a list header. Not split with a regular expression: 16 kB of spaces would take quadratic time. */
export const listOf = (header = ''): string[] => header.split(',').map((entry) => entry.trim());

/** Compressing proxies mark the tag as weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  listOf(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
