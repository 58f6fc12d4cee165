// The student's home page: short lists, newest first.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { ownApplication } from './applications.ts';
import { initiativeCard } from './matching.ts';
import { id, time } from '../http/shapes.ts';
import { welcomeQuest } from './students.ts';

const initiative = z.object({ id, name: z.string() });
const company = z.object({
  id,
  company_name: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
});

/** The next thing to do in an initiative that accepted me. */
const turn = z.object({
  kind: z.enum(['task', 'revision']),
  /** The task id; its page is /initiative-tasks/{initiative.id}. */
  id,
  title: z.string(),
  initiative,
  company,
  tasks_approved: z.int(),
  task_count: z.int(),
  /** When it became my turn. */
  since: time,
});
export type HomeTurn = z.infer<typeof turn>;

const unread = z.object({
  /** The conversation id. */
  id,
  company,
  initiative: z.nullable(initiative),
  preview: z.string(),
  unread: z.int(),
  at: time,
});

export const homeNewsKinds = [
  'application_accepted',
  'application_rejected',
  'application_ended',
  'submission_approved',
  'submission_needs_revision',
  'submission_reviewed',
] as const;

const news = z.object({
  kind: z.enum(homeNewsKinds),
  /** The application or submission id. */
  id,
  initiative,
  company,
  task_title: z.nullable(z.string()),
  /** For application_ended: the whole initiative was closed, not only my work on it. */
  closed: z.boolean(),
  /** The start of the company's note. */
  note: z.nullable(z.string()),
  at: time,
});
export type HomeNews = z.infer<typeof news>;

export const homePage = z.object({
  welcome_quest: welcomeQuest,
  survey_done: z.boolean(),
  /** Revisions first, then the longest wait. */
  turns: z.array(turn),
  messages: z.array(unread),
  news: z.array(news),
  /** My applications where it's the company's turn: submitted work first, then those without a decision. */
  waiting: z.array(ownApplication),
  best_fit: z.array(initiativeCard),
  quick_wins: z.array(initiativeCard),
  new_this_week: z.array(initiativeCard),
});
export type HomePage = z.infer<typeof homePage>;

export const home = {
  'GET /api/home': { summary: 'My home page', access: 'student', response: homePage },
} satisfies Endpoints;
