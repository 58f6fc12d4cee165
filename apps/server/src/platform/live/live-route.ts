// GET /api/live: server-sent events for signed-in accounts, read with fetch because EventSource sends no bearer
// token. Outside the contract, which has no endless responses.
import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../actor.ts';
import { networkOf } from '../http/ip-address.ts';
import { refuse } from '../http/http-errors.ts';
import { bearerOf } from '../http/guard.ts';
import type { RouteOptions } from '../http/http.ts';
import type { Live } from './live.ts';
import { SocketStream, takeSocket } from './live-stream.ts';
import { query, type Database } from '../database/db.ts';
import { Refusal } from '../refusal.ts';
import type { Tokens } from '../auth/tokens.ts';

type Deps = {
  live: Live;
  database: Database;
  inspect: Tokens['inspect'];
  limits: RouteOptions['limits'];
};

export function addLive(http: FastifyInstance, { live, database, inspect, limits }: Deps): void {
  http.addHook('onListen', async () => live.start());
  // Must run before the server waits for its connections, because streams never end on their own.
  http.addHook('preClose', async () => live.close());

  http.get('/api/live', async (request, reply) => {
    limits.address(networkOf(request.ip));
    const token = bearerOf(request);
    if (!token) throw new Refusal('not_signed_in');
    const { account, expiresAtMs } = await inspect(token);
    request.actor = account;
    limits.account(account.personId);
    // The token of someone who was removed is still valid for minutes.
    await database.as(account).run(query.selectNoFrom(sql.lit(1).as('still_there')));
    if (live.isClosed()) return refuse(reply, 'unavailable');
    reply.hijack();
    // The caller may have left while the token was checked; then 'close' would never fire. Without a socket, an earlier
    // request on this connection isn't answered yet; browsers don't send requests that way.
    if (!reply.raw.socket) request.raw.destroy();
    else if (!reply.raw.destroyed) openStream(request, reply, { live, owner: account, expiresAtMs });
    return reply;
  });
}

type Opening = { live: Live; owner: SignedIn; expiresAtMs: number };

function openStream(request: FastifyRequest, reply: FastifyReply, { live, owner, expiresAtMs }: Opening) {
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // A buffering proxy would never pass this response on.
    'x-accel-buffering': 'no',
    // The next stream may belong on another node.
    connection: 'close',
  });
  request.markDone?.();
  const socket = takeSocket(request.raw, raw);
  socket.once('close', live.open(owner, new SocketStream(socket, raw.chunkedEncoding, expiresAtMs)));
}
