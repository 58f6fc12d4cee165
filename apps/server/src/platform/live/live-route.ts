// GET /api/live: server-sent events for whoever is signed in, read by fetch, since EventSource sends no bearer. Beside
// the contract, because an answer that never ends is none of its kind.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/ip-address.ts';
import { refuse } from '../http/http-errors.ts';
import { bearerOf, type Grammar } from '../http/http.ts';
import type { Live, Stream } from './live.ts';
import { Refusal } from '../refusal.ts';
import type { Tokens } from '../auth/tokens.ts';

type Deps = { live: Live; inspect: Tokens['inspect']; limits: Grammar['limits'] };

/** Who does not read what is sent is gone, or will ask for everything again. */
const unreadMostBytes = 64_000;
/** So long the end may take to arrive; after that the connection is cut. */
const endMostMs = 5_000;

export function addLive(http: FastifyInstance, { live, inspect, limits }: Deps): void {
  http.addHook('onListen', async () => live.start());
  // Before the server waits for its connections, of which these would never end.
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
    // The caller may have left while the token was checked; then no 'close' would ever come.
    if (!reply.raw.destroyed) openStream(request, reply, { live, userId: account.id, expiresAtMs });
    return reply;
  });
}

type Opening = { live: Live; userId: string; expiresAtMs: number };

function openStream(request: FastifyRequest, reply: FastifyReply, { live, userId, expiresAtMs }: Opening) {
  const { raw } = reply;
  // Writing to a caller who has just left is no fault.
  raw.on('error', () => {});
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that collects an answer before it passes it on would never pass this one on.
    'x-accel-buffering': 'no',
    // Once it ends, the next stream may well belong on another node.
    connection: 'close',
  });
  request.answered?.();

  const stream: Stream = {
    send(text) {
      if (raw.writableEnded) return;
      if (raw.writableLength > unreadMostBytes) raw.destroy();
      else raw.write(text);
    },
    end() {
      raw.end();
      setTimeout(() => raw.destroy(), endMostMs).unref();
    },
  };
  const forget = live.open(userId, stream);
  // A token vouches for nobody after its time, not even for who was there before.
  const expiry = setTimeout(stream.end, expiresAtMs - Date.now()).unref();
  raw.once('close', () => {
    clearTimeout(expiry);
    forget();
  });
}
