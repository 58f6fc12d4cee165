// The student's home page, with short lists, newest first, and a company's to-do list.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { ownApplication } from './applications.ts';
import { listedDraft } from './initiative-drafts.ts';
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
  'application_unanswered',
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

/** One kind of work for a company. */
export const waiting = z.object({
  /** At most 100. */
  count: z.int(),
  students: z.int(),
  /** The first three, longest wait first. */
  names: z.array(z.string()),
  oldest_at: z.nullable(time),
  /** By when the first answer was promised, for applications and submissions. */
  answer_by: z.nullable(time),
});
export type Waiting = z.infer<typeof waiting>;

export const yourTurn = z.object({
  /** Applications without a decision. */
  applications: waiting,
  /** Submissions without a review. */
  submissions: waiting,
  /** What I haven't read; each person of a company has their own. */
  messages: z.extend(waiting, {
    /** The start of the message that waits longest. */
    preview: z.nullable(z.string()),
  }),
  /** Rewards to pay. */
  rewards: waiting,
  /** My drafts of initiatives. */
  drafts: z.object({ count: z.int(), newest: z.nullable(listedDraft) }),
});
export type YourTurn = z.infer<typeof yourTurn>;

export const home = {
  'GET /api/home': { summary: 'My home page', access: 'student', response: homePage },
  'GET /api/company/your-turn': {
    summary: 'What my company has to do: applications, submissions, messages, rewards and drafts',
    access: 'company',
    response: yourTurn,
  },
} satisfies Endpoints;
