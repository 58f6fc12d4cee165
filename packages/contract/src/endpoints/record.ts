// A student's record: what they finished, for themselves.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { id, time } from '../http/shapes.ts';

const recordTask = z.object({
  title: z.string(),
  approved_at: time,
});

export const recordEntry = z.object({
  /** Of the application. */
  id,
  initiative: z.object({ id, name: z.string() }),
  /** Their name at that time, and their logo now. */
  company: z.object({
    id,
    company_name: z.string(),
    logo_url: z.nullable(z.string()),
    /** False if we withdrew the verification, or the company no longer exists. */
    verified: z.boolean(),
  }),
  skills: z.array(z.string()),
  tasks: z.array(recordTask),
  /** The estimates of all tasks; null if one has none. */
  minutes: z.nullable(z.int()),
  /** Null if no task had criteria. */
  criteria: z.nullable(z.object({ met: z.int(), of: z.int() })),
  /** How often the student improved their work and submitted it again. */
  revisions: z.int(),
  started_at: time,
  finished_at: time,
});
export type RecordEntry = z.infer<typeof recordEntry>;

const recordInProgress = z.object({
  /** Of the application. */
  id,
  initiative: z.object({ id, name: z.string() }),
  company: z.object({ id, company_name: z.string(), logo_url: z.nullable(z.string()) }),
  tasks: z.object({ approved: z.int(), total: z.int() }),
});
export type RecordInProgress = z.infer<typeof recordInProgress>;

const myRecord = z.object({
  /** Newest first. */
  entries: z.array(recordEntry),
  /** Will be added when they are finished. */
  in_progress: z.array(recordInProgress),
});
export type MyRecord = z.infer<typeof myRecord>;

export const record = {
  'GET /api/record': {
    summary: 'What I finished, newest first, and what I am working on',
    access: 'student',
    response: myRecord,
  },
} satisfies Endpoints;
