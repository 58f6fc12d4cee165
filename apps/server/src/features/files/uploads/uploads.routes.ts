// Uploads over the tus protocol, outside the contract, which has no chunked bodies. Every method needs a bearer
// token, and another account's upload looks like one that doesn't exist.
import { AsyncLocalStorage } from 'node:async_hooks';
import { errors, limits as contractLimits, uploadsPath, type ErrorCode } from '@questline/contract';
import { ERRORS, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../../platform/actor.ts';
import { networkOf } from '../../../platform/http/ip-address.ts';
import type { Database } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/http/http-errors.ts';
import { bearerOf, type Verify } from '../../../platform/http/guard.ts';
import type { RouteOptions } from '../../../platform/http/http.ts';
import type { Log } from '../../../platform/telemetry/log.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireSameOrigin } from '../../../platform/http/same-origin.ts';
import type { Storage } from '../../../platform/storage/storage-driver.ts';
import { isId } from '../files.rules.ts';
import { createUpload } from './create-upload.ts';
import { deleteUpload, getOwnUpload } from '../files.queries.ts';
import { finishUpload } from './finish-upload.ts';
import { newUploadId } from './upload-id.ts';
import { createLease } from './upload-lease.ts';

type Deps = Pick<RouteOptions, 'limits' | 'origin'> & {
  verify: Verify;
  database: Database;
  storage: Storage;
  rateLimit: RateLimit;
  log: Log;
};
type Caller = { actor: SignedIn; requestId: string };

export function addUploads(http: FastifyInstance, deps: Deps): void {
  const { database, storage, rateLimit, limits, verify, origin, log } = deps;
  const callers = new AsyncLocalStorage<Caller>();
  const caller = () => {
    const { actor, requestId } = callers.getStore()!;
    return { actor, requestId, db: database.as(actor) };
  };

  const tus = new Server({
    path: uploadsPath,
    datastore: storage.uploads,
    locker: () => {
      const { db } = caller();
      return { newLock: (id) => createLease(db, id) };
    },
    lockDrainTimeout: 500,
    maxSize: contractLimits.submissionFileMaxBytes,
    relativeLocation: true,
    // The default would let pages on any site read the responses.
    allowedOrigins: [],
    namingFunction: newUploadId,

    async onUploadCreate(_, { id, size, metadata = {} }) {
      const { db, actor } = caller();
      await createUpload(db, rateLimit, actor, { id, size, metadata });
      // The file name is stored only in the database.
      return { metadata: {} };
    },
    async onIncomingRequest({ method, headers }, id) {
      // The tus library accepts 1e+308 as a number and parses it as 1.
      if (method === 'POST' && !/^\d+$/.test(headers.get('upload-length') ?? ''))
        throw new Refusal('invalid_input');
      if (method === 'POST') return;
      if (!isId(id)) throw new Refusal('not_found');
      const { db, actor } = caller();
      const { uploaded_at } = await db.one(getOwnUpload(actor, id));
      if (method === 'DELETE' && uploaded_at) throw new Refusal('conflict');
      // Recovers from a node that died between writing the last byte and marking the upload complete.
      if (method === 'HEAD' && !uploaded_at) await finishIfWhole(id);
    },
    async onUploadFinish(_, { id }) {
      const { db, actor } = caller();
      await finishUpload(db, actor, id);
      return {};
    },
    onResponseError: (_, error) => answerTo(error),
  });

  async function finishIfWhole(id: string) {
    const { db, actor } = caller();
    const { offset, size } = await storage.uploads.getUpload(id);
    if (offset === size) await finishUpload(db, actor, id);
  }

  /** Maps every error to an error code of the contract. */
  function answerTo(error: unknown) {
    const { requestId } = caller();
    const code = codeOf(error);
    const { status } = errors[code];
    if (status >= 500) log.error({ err: error, request_id: requestId }, 'upload failed');
    return { status_code: status, body: JSON.stringify(problem(code, requestId)) };
  }

  async function admit(request: FastifyRequest) {
    limits.address(networkOf(request.ip));
    requireSameOrigin(request.method, request.headers, origin);
    const token = bearerOf(request);
    if (!token) throw new Refusal('not_signed_in');
    request.actor = await verify(token);
    limits.account(request.actor.personId);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const actor = request.actor as SignedIn;
    reply.hijack();
    // tus writes the response itself, so the common headers are set beforehand.
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
    request.releaseSlot?.();
    await callers
      .run({ actor, requestId: request.id }, () => tus.handle(request.raw, reply.raw))
      .catch((error: unknown) => {
        log.error({ err: error, request_id: request.id }, 'upload ended unexpectedly');
        reply.raw.destroy();
      });
    const { id } = request.params as { id?: string };
    if (request.method === 'DELETE' && reply.raw.statusCode === 204)
      await database.as(actor).run(deleteUpload(id!));
  }

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addHook('onRequest', admit);
    const config = { isUpload: true } as const;
    scope.route({ method: ['POST', 'OPTIONS'], url: uploadsPath, config, handler: handle });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadsPath}/:id`, config, handler: handle });
  });
}

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'invalid_input',
  413: 'too_large',
  415: 'invalid_input',
  // A tus extension we don't offer is the client's mistake, not a server failure.
  501: 'invalid_input',
};

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code;
  // Another request is writing it; a retry a moment later will work.
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return 'unavailable';
  if (error === ERRORS.ABORTED) return 'conflict';
  const { status_code: status = 500 } = error as { status_code?: number };
  return byStatus[status] ?? (status < 500 ? 'invalid_input' : 'unexpected');
}
