// For whoever runs the process and whoever sends it requests. Liveness: the process answers. Readiness: it can
// work, and wants to. Outside of /api, always answered, never logged.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { anonymous } from './actor.ts';
import { query, type Database } from './db.ts';
import { refuse } from './http-errors.ts';
import type { Drain } from './shutdown.ts';

const config = { always: true, quiet: true } as const;
const checkMs = 1_000;
const ping = query.selectNoFrom(sql`1`.as('ok'));

export function addHealth(http: FastifyInstance, database: Database, drain: Drain): void {
  http.get('/healthz', { config }, async () => ({ status: 'ok' }));

  // Anybody may ask, so that the database is asked once a second at most.
  let asked = -Infinity;
  let reachable: Promise<boolean> = Promise.resolve(false);
  http.get('/readyz', { config }, async (_, reply) => {
    if (performance.now() - asked > checkMs) {
      asked = performance.now();
      reachable = Promise.race([answers(database), later(checkMs)]);
    }
    return !drain.begun && (await reachable) ? { status: 'ready' } : refuse(reply, 'unavailable');
  });
}

const answers = (database: Database) =>
  database
    .as(anonymous)
    .one(ping)
    .then(
      () => true,
      () => false,
    );

const later = (ms: number) => new Promise<false>((done) => setTimeout(() => done(false), ms).unref());
