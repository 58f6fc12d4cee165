// Someone who has just changed something must not read from a standby that doesn't have it yet. A cookie says so: it
// reaches every API process, and every tab of the browser.
import { limits } from '@questline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changedCookie, readCookie, writeCookie } from './cookies.ts';

export const hasJustChanged = ({ headers }: FastifyRequest, secure: boolean): boolean =>
  readCookie(headers.cookie, changedCookie, secure) !== undefined;

/** An onSend hook. */
export const rememberChange = (secure: boolean) => async (_: FastifyRequest, reply: FastifyReply) => {
  if (reply.statusCode >= 400) return;
  reply.header(
    'set-cookie',
    writeCookie(changedCookie, '1', { maxAgeSeconds: limits.ownWritesSeconds, secure }),
  );
};
