// The HTTP server under all routes: its limits, headers and one log line per request. Knows no endpoint.
import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Actor, Operator } from '../actor.ts';
import { securityHeaders } from './headers.ts';
import { answerBrokenRequest } from './malformed-request.ts';
import { answerError, refuse } from './http-errors.ts';
import { parseJson } from './json-body.ts';
import { createResponseDeadline } from './response-deadline.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import { traceRequests } from './trace-requests.ts';
import { Refusal } from '../refusal.ts';
import type { LoadShedder } from '../limits/load-shedder.ts';
import type { Drain } from '../process/shutdown.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | Operator | null;
    /** Refused because of maintenance mode, which is no error. */
    isMaintenance: boolean;
    /** Called by a live stream once it is open: it takes minutes by design, so it doesn't count as in flight or as
     *  slow. */
    markDone: (() => void) | null;
    /** Called by an upload: it waits for the sender, not for this node, and is logged when it ends. */
    releaseSlot: (() => void) | null;
  }
  interface FastifyContextConfig {
    /** Served even when the node is full, because it costs almost nothing. */
    exempt?: true;
    /** Not logged or counted: health checks and the many files of a page. */
    unlogged?: true;
    /** An upload, whose body may take up to `times.uploadMs`. */
    isUpload?: true;
  }
  interface FastifyInstance {
    /** Every route of the router, as 'METHOD /path'. */
    routeKeys: string[];
  }
}

export type ServerDeps = {
  log: Log;
  loadShedder: LoadShedder;
  metrics: Metrics;
  drain: Drain;
  origin: string;
  trustProxyHops?: number;
  tracing?: Tracing | undefined;
  times?: Partial<typeof standardTimes>;
};

const bodyMaxBytes = 100_000;
const standardTimes = {
  /** From the first byte of a request to its last. */
  receiveMs: 10_000,
  /** The limit for uploads, which can be resumed afterward. */
  uploadMs: 900_000,
  /** From then to the response: below the browser's timeout of 4.5 s, so that people see our error message. */
  handlerMs: 4_000,
};

export function createServer({
  log,
  loadShedder,
  metrics,
  drain,
  origin,
  trustProxyHops = 0,
  tracing,
  times,
}: ServerDeps): FastifyInstance {
  const { receiveMs, uploadMs, handlerMs } = { ...standardTimes, ...times };
  const headers = securityHeaders(origin);
  const loggerInstance: FastifyBaseLogger = log;
  const http = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: ({ headers: given }) => requestIdOf(given['x-request-id']),
    // Counted by hand: Fastify accepts no number here, because anyone who reached the API without its proxies could
    // then choose an address. docs/settings.md says that must not be possible.
    trustProxy: (_address, hop) => hop < trustProxyHops,
    bodyLimit: bodyMaxBytes,
    // Node has one timeout for all requests; the hook below applies the shorter one to everything except uploads.
    requestTimeout: Math.max(receiveMs, uploadMs),
    http: { headersTimeout: receiveMs, connectionsCheckingInterval: Math.min(1_000, receiveMs) },
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => void refuse(reply.headers(headers), 'not_found'),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
  });

  const deadline = createResponseDeadline(handlerMs);
  http.addHook('onClose', async () => deadline.close());

  const routeKeys: string[] = [];
  http.decorate('routeKeys', routeKeys);
  http.addHook(
    'onRoute',
    ({ method, url }) => void routeKeys.push(...[method].flat().map((it) => `${it} ${url}`)),
  );
  http.decorateRequest('actor', null);
  http.decorateRequest('isMaintenance', false);
  http.decorateRequest('markDone', null);
  http.decorateRequest('releaseSlot', null);
  http.decorateRequest('trace', null);
  if (tracing) traceRequests(http, tracing);
  http.setErrorHandler(answerError);
  http.setNotFoundHandler((_, reply) => refuse(reply, 'not_found'));
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => (text === '' ? undefined : parseJson(text)),
  );
  // Endpoints without a body ignore one: one-click unsubscribe sends a form (RFC 8058).
  http.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest) => {
      if (routeOptions.schema?.body) throw new Refusal('invalid_input');
    },
  );

  const logRequest = (request: FastifyRequest, reply: FastifyReply) => {
    const { method, actor } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const [status, ms] = [reply.statusCode, Math.round(reply.elapsedTime * 10) / 10];
    metrics.answered({ method, route, status, ms, isMaintenance: request.isMaintenance });
    const who =
      actor && actor.kind !== 'anonymous' ? { actor: actor.kind, account: actor.id } : { actor: 'anonymous' };
    const aborted = reply.raw.destroyed && !reply.raw.writableFinished ? { aborted: true } : {};
    const traced = request.trace ? { trace_id: request.trace.id } : {};
    request.log.info({ method, route, status, ms, ...who, ...aborted, ...traced }, 'request completed');
  };

  // Counted every time but logged once a second, so that a flood of requests doesn't become a flood of lines.
  let warnedAt = -Infinity;
  const rejectOverload = (reply: FastifyReply) => {
    metrics.loadShedder();
    if (performance.now() - warnedAt > 1_000) {
      warnedAt = performance.now();
      log.warn(
        { in_flight: loadShedder.inFlight(), delay_ms: Math.round(loadShedder.delayMs()) },
        'node full, refusing requests',
      );
    }
    refuse(reply, 'unavailable');
  };

  /** The handler's time begins after the body has arrived. */
  const closeIfSlow = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const cut = () => raw.complete || answerBrokenRequest(tooLate(), raw.socket, headers);
    const timer = setTimeout(cut, receiveMs);
    raw
      .once('end', () => {
        clearTimeout(timer);
        if (!reply.raw.writableEnded) deadline.start(reply);
      })
      .once('error', () => clearTimeout(timer));
  };

  http.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    const { exempt, unlogged, isUpload } = request.routeOptions.config;
    if (!isUpload) {
      if (hasBody(request)) closeIfSlow(request, reply);
      else deadline.start(reply);
    }
    if (!exempt && loadShedder.isFull()) {
      rejectOverload(reply);
      return;
    }
    if (!exempt) loadShedder.enter();
    let [inFlight, noted] = [true, false];
    request.releaseSlot = () => {
      if (inFlight && !exempt) loadShedder.leave();
      inFlight = false;
    };
    request.markDone = () => {
      deadline.end(reply);
      request.releaseSlot?.();
      if (!noted && !unlogged) logRequest(request, reply);
      if (!noted) request.trace?.end(reply.statusCode);
      noted = true;
    };
    // Not onResponse, which never fires when the caller has left.
    reply.raw.once('close', request.markDone);
    next(request.headers['content-encoding'] ? compressed() : undefined);
  });
  http.addHook('onSend', (_, reply, payload, next) => {
    if (drain.begun) reply.header('connection', 'close');
    next(null, payload);
  });
  return http;
}

/** A proxy's own id if it sent one, so that its log and ours can be read together. Nothing that could forge a line. */
const requestIdOf = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const tooLate = () =>
  Object.assign(new Error('request took too long to arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

const compressed = () => new Refusal('invalid_input', { fields: { body: 'may not be compressed' } });
