// Answers that browsers and proxies may keep, since they are the same for everybody (cacheSeconds of an endpoint).
// Refusals are never kept: they go out with the no-store that every answer begins with.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A visitor of a minute ago sees the old answer at once while the browser asks for the new one. */
const staleSeconds = (freshSeconds: number) => freshSeconds * 5;

/** An onSend hook; looks at what really leaves, behind the serialiser. */
export const keepable =
  (freshSeconds: number) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    const stale = staleSeconds(freshSeconds);
    reply.headers({
      etag,
      'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=${stale}`,
    });
    if (!isKnown(headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  };

/** The entries of a header that is a list. Not split by a pattern: 16 kB of spaces would take their length squared. */
export const listOf = (header = ''): string[] => header.split(',').map((entry) => entry.trim());

/** Proxies that compress mark the tag as weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  listOf(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
