// Opens a span for every request that is logged. The one of the handler is inside, and its statements inside that.
import type { FastifyInstance } from 'fastify';
import type { RequestTrace, Tracing } from '../telemetry/tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** Before the other hooks, so that what they do is part of it. */
export function traceRequests(http: FastifyInstance, tracing: Tracing): void {
  http.addHook('onRequest', (request, _reply, next) => {
    const { method, headers, id: requestId, routeOptions } = request;
    if (routeOptions.config.unlogged) return next();
    const { traceparent } = headers;
    request.trace = tracing.request({
      method,
      route: routeOptions.url ?? 'unknown',
      requestId,
      ...(typeof traceparent === 'string' && { traceparent }),
    });
    request.trace.run(next);
  });
  // Again, because the context is lost while a body arrives.
  http.addHook('preHandler', ({ trace }, _reply, next) => (trace ? trace.runHandler(next) : next()));
  http.addHook('onSend', ({ trace }, _reply, payload, next) => {
    trace?.endHandler();
    next(null, payload);
  });
}
