// Whether everything is working, for operators.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { time } from '../http/shapes.ts';
import { healthProblems, type HealthProblem } from '../vocabularies/health.ts';

const health = z.object({
  /** What is wrong, most urgent first. */
  problems: z.array(z.enum(Object.keys(healthProblems) as [HealthProblem, ...HealthProblem[]])),
  /** Null if no worker has reported within a day. */
  worker_seen_at: z.nullable(time),
  /** That reported within the last minute. */
  processes: z.array(
    z.object({
      kind: z.enum(['api', 'worker']),
      version: z.string(),
      /** Live connections. */
      streams: z.int(),
      started_at: time,
      seen_at: time,
    }),
  ),
  /** Of all API processes together. */
  live_connections: z.int(),
  jobs: z.array(
    z.object({
      queue: z.string(),
      /** Waiting and later are counted up to 1,000 together. */
      waiting: z.int(),
      /** Scheduled. */
      later: z.int(),
      running: z.int(),
      /** In the last day. */
      failed: z.int(),
      /** Since when the first one could have run. */
      due: z.nullable(time),
    }),
  ),
  /** The last 14 days in UTC, oldest first. */
  emails: z.array(z.object({ day: z.string(), sent: z.int(), failed: z.int() })),
  /** Recipients in the queue of undelivered emails, counted up to 100. */
  undelivered: z.int(),
  /** Counted up to 1,000. */
  events: z.object({ waiting: z.int(), oldest: z.nullable(time) }),
  backup: z.nullable(z.object({ finished_at: time, bytes: z.int() })),
  database_bytes: z.int(),
  /** The last migration. */
  schema: z.string(),
});
export type Health = z.infer<typeof health>;

export const deskHealth = {
  'GET /api/desk/health': {
    summary: 'Whether everything is working: processes, jobs, emails, events, backups and versions',
    access: 'operator',
    response: health,
  },
} satisfies Endpoints;
