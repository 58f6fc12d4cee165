// Initiatives as visitors and students see them.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { initiativeDetails } from './initiatives-own.ts';
import { limits } from '../limits.ts';
import { cardCompany, fit, initiativeCard } from './matching.ts';
import { id, time } from '../http/shapes.ts';
import { closedReasons } from '../rules/places.ts';
import { applicationStatuses } from '../vocabularies/statuses.ts';

export const featuredInitiative = z.object({
  id,
  name: z.string(),
  description: z.string(),
  commission: z.nullable(z.string()),
  tags: z.array(z.string()),
  created_at: time,
  company: z.object({
    company_name: z.string(),
    industry: z.array(z.string()),
    logo_url: z.nullable(z.string()),
  }),
});
export type FeaturedInitiative = z.infer<typeof featuredInitiative>;

/** Why someone can't apply, as codes from errors.ts. */
export const applyRefusals = [
  'email_not_verified',
  'initiative_closed',
  ...closedReasons,
  'already_applied',
  'forbidden',
] as const;
export type ApplyRefusal = (typeof applyRefusals)[number];

/** An initiative's page, with what the caller can do. */
export const initiativePage = z.extend(initiativeDetails, {
  company: z.extend(cardCompany, {
    /** It promises to answer within this many days. */
    answers_within_days: z.int(),
    /** False if the verification was withdrawn. */
    verified: z.boolean(),
  }),
  /** When the company deleted it. It stays readable as history. */
  deleted_at: z.nullable(time),
  best_fit: z.boolean(),
  fit,
  bookmarked: z.boolean(),
  application: z.nullable(
    z.object({
      id,
      status: z.enum(applicationStatuses),
      note: z.nullable(z.string()),
      decision_note: z.nullable(z.string()),
      /** The company doesn't see it before my guardian agrees. */
      waiting_for_guardian: z.boolean(),
      applied_at: time,
      /** By when the company promised to answer; null if I'm not waiting. */
      answer_by: z.nullable(time),
      decided_at: z.nullable(time),
      accepted_at: z.nullable(time),
      finished_at: z.nullable(time),
      /** It ended because the company didn't answer. */
      unanswered: z.boolean(),
    }),
  ),
  similar: z.array(initiativeCard),
  can: z.object({
    apply: z.boolean(),
    /** Null exactly when `apply` is true. */
    apply_refusal: z.nullable(z.enum(applyRefusals)),
    withdraw: z.boolean(),
    open_tasks: z.boolean(),
    bookmark: z.boolean(),
  }),
});
export type InitiativePage = z.infer<typeof initiativePage>;

export const initiatives = {
  'GET /api/initiatives/featured': {
    summary: 'The newest active initiatives, for the landing page',
    access: 'public',
    cacheSeconds: limits.featuredFreshSeconds,
    replica: true,
    response: z.object({ items: z.array(featuredInitiative) }),
  },
  'GET /api/initiatives/:id': {
    summary: "An initiative's page; companies can only open their own",
    access: 'signed-in',
    params: z.object({ id }),
    response: initiativePage,
  },
  'POST /api/initiatives/:id/views': {
    summary:
      "Count that I opened an initiative's page. Only the number is kept, and opening it again within half an hour doesn't count",
    access: 'student',
    params: z.object({ id }),
  },
} satisfies Endpoints;
