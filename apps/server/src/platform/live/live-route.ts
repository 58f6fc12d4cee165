// GET /api/live: server-sent events for signed-in accounts, read with fetch because EventSource sends no bearer
// token. Outside the contract, which has no endless responses.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/ip-address.ts';
import { refuse } from '../http/http-errors.ts';
import { bearerOf, type RouteOptions } from '../http/http.ts';
import type { Live, Stream } from './live.ts';
import { Refusal } from '../refusal.ts';
import type { Tokens } from '../auth/tokens.ts';

type Deps = { live: Live; inspect: Tokens['inspect']; limits: RouteOptions['limits'] };

/** A client that does not read is gone, or will refetch everything. */
const unreadMaxBytes = 64_000;
/** How long the end may take to arrive before the connection is cut. */
const endMaxMs = 5_000;

export function addLive(http: FastifyInstance, { live, inspect, limits }: Deps): void {
  http.addHook('onListen', async () => live.start());
  // Must run before the server waits for its connections, because streams never end on their own.
  http.addHook('preClose', async () => live.close());

  http.get('/api/live', async (request, reply) => {
    limits.address(networkOf(request.ip));
    const token = bearerOf(request);
    if (!token) throw new Refusal('not_signed_in');
    const { account, expiresAtMs } = await inspect(token);
    request.actor = account;
    limits.account(account.id);
    if (live.isClosed()) return refuse(reply, 'unavailable');
    reply.hijack();
    // The caller may have left while the token was checked; then 'close' would never fire.
    if (!reply.raw.destroyed) openStream(request, reply, { live, userId: account.id, expiresAtMs });
    return reply;
  });
}

type Opening = { live: Live; userId: string; expiresAtMs: number };

function openStream(request: FastifyRequest, reply: FastifyReply, { live, userId, expiresAtMs }: Opening) {
  const { raw } = reply;
  // Writing to a caller who has just left is not an error.
  raw.on('error', () => {});
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // A buffering proxy would never pass this response on.
    'x-accel-buffering': 'no',
    // The next stream may belong on another node.
    connection: 'close',
  });
  request.markDone?.();

  const stream: Stream = {
    send(text) {
      if (raw.writableEnded) return;
      if (raw.writableLength > unreadMaxBytes) raw.destroy();
      else raw.write(text);
    },
    end() {
      raw.end();
      setTimeout(() => raw.destroy(), endMaxMs).unref();
    },
  };
  const forget = live.open(userId, stream);
  // An expired token grants nothing, not even on an open stream.
  const expiry = setTimeout(stream.end, expiresAtMs - Date.now()).unref();
  raw.once('close', () => {
    clearTimeout(expiry);
    forget();
  });
}
