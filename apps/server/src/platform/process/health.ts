// Health endpoints for orchestrators and load balancers. Liveness: the process responds. Readiness: it can and wants
// to work. Outside /api, always answered, never logged.
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';
import { countForwards, isProbe, probeHeader } from './proxy-probe.ts';
import type { Drain } from './shutdown.ts';

const config = { exempt: true, unlogged: true } as const;

type Deps = { readiness: Readiness; drain: Drain; secrets: readonly string[] };

export function addHealth(http: FastifyInstance, { readiness, drain, secrets }: Deps): void {
  http.get('/healthz', { config }, async ({ headers }) => ({
    status: 'ok',
    // How often the request was forwarded, only for `questline doctor`.
    ...(isProbe(headers[probeHeader], secrets) && { forwarded: countForwards(headers['x-forwarded-for']) }),
  }));

  http.get('/readyz', { config }, async (_, reply) => {
    const reason = drain.begun ? 'stopping' : await readiness.check();
    if (!reason) return { status: 'ready' };
    return reply.code(503).send({ status: 'not_ready', reason });
  });
  http.addHook('onClose', () => readiness.close());
}
