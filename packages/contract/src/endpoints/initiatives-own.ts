// A company's own initiatives; other companies' initiatives return 404. Saves carry `updated_at`, so saving over a
// version the client hasn't seen is refused.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import {
  count,
  line,
  longText,
  neededLine,
  orNull,
  picks,
  picture,
  timeZone,
  youTubeLink,
} from '../http/fields.ts';
import { companyProfile, onboarding } from './companies.ts';
import { draft, listedDraft } from './initiative-drafts.ts';
import { limits } from '../limits.ts';
import { readinessChecks } from '../rules/readiness.ts';
import { author, day, id, page, time } from '../http/shapes.ts';
import { intake, savedIntake } from './places.ts';
import { reward, savedReward } from './rewards.ts';
import { reportReasons, type ReportReason } from '../vocabularies/reports.ts';
import { initiativeStatuses } from '../vocabularies/statuses.ts';
import { outlinedTask, savedTasks, task } from './tasks.ts';
import { initiativeTags } from '../vocabularies/vocabularies.ts';

/** The editable content of an initiative. A save replaces all of it. */
export const initiativeContent = z.object({
  name: neededLine(limits.nameMaxLength, 'Give your initiative a name'),
  description: z._default(longText, ''),
  commission: z._default(orNull(line(limits.commissionMaxLength)), null),
  reward: savedReward,
  tags: z._default(picks(initiativeTags, limits.initiativeTagsMax), []),
  overview: z._default(longText, ''),
  requirements: z._default(longText, ''),
  benefits: z._default(longText, ''),
  goals: z._default(longText, ''),
  banner_url: z._default(picture, null),
  video_url: z._default(orNull(youTubeLink), null),
  weekly_hours: z._default(z.nullable(count(limits.weeklyHoursMax)), null),
  /** Up to 24 hours is a Quick Win. */
  total_hours: z._default(z.nullable(count(limits.totalHoursMax)), null),
  ...savedIntake,
  tasks: z._default(savedTasks, []),
});
export type InitiativeContent = z.output<typeof initiativeContent>;

/** What students see of an initiative everywhere. */
const shown = {
  id,
  name: z.string(),
  description: z.string(),
  commission: z.nullable(z.string()),
  reward: z.nullable(reward),
  tags: z.array(z.string()),
  status: z.enum(initiativeStatuses),
  banner_url: z.nullable(z.string()),
  weekly_hours: z.nullable(z.int()),
  total_hours: z.nullable(z.int()),
  quick_win: z.boolean(),
  intake,
  created_at: time,
};
const described = {
  overview: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  goals: z.string(),
  video_url: z.nullable(z.string()),
  /** The YouTube video id, if the link is a YouTube link. */
  video_id: z.nullable(z.string()),
};

/** An initiative's page as a student sees it. */
export const initiativeDetails = z.object({
  ...shown,
  ...described,
  tasks: z.array(outlinedTask),
  company: z.object({
    id,
    company_name: z.nullable(z.string()),
    industry: z.array(z.string()),
    logo_url: z.nullable(z.string()),
  }),
});
export type InitiativeDetails = z.infer<typeof initiativeDetails>;

const can = z.object({
  edit: z.boolean(),
  activate: z.boolean(),
  deactivate: z.boolean(),
  delete: z.boolean(),
});
/** How many students are at which point. */
const initiativeTotals = z.object({
  /** Applications without a decision. */
  to_decide: z.int(),
  /** Submissions without a review. */
  to_review: z.int(),
  working: z.int(),
  finished: z.int(),
});
export type InitiativeTotals = z.infer<typeof initiativeTotals>;

export const ownInitiativeCard = z.object({
  ...shown,
  chain_position: z.nullable(z.int()),
  task_count: z.int(),
  totals: initiativeTotals,
  can,
});
export type OwnInitiativeCard = z.infer<typeof ownInitiativeCard>;

export const readiness = z.object({
  ready: z.boolean(),
  checks: z.array(z.object({ what: z.enum(readinessChecks), done: z.boolean(), needed: z.boolean() })),
});

export const ownInitiative = z.object({
  ...shown,
  ...described,
  chain_position: z.nullable(z.int()),
  /** Known skills found in the requirements on save. */
  skills: z.array(z.string()),
  created_by: author,
  updated_at: time,
  updated_by: author,
  /** Whether I have unsaved changes. */
  has_draft: z.boolean(),
  tasks: z.array(task),
  totals: initiativeTotals,
  readiness,
  can,
});
export type OwnInitiative = z.infer<typeof ownInitiative>;

const params = z.object({ id });
/** The browser's. It becomes the company's if the company has none yet. */
const firstTimeZone = z.optional(timeZone);

/** Each part also has its own endpoint, for when only that part has changed. */
export const companyOverview = z.object({
  profile: companyProfile,
  onboarding,
  /** The first page of my drafts. */
  drafts: page(listedDraft),
  /** The first page of my active initiatives. */
  initiatives: page(ownInitiativeCard),
});
export type CompanyOverview = z.infer<typeof companyOverview>;

/** How often something happened in one week. Only numbers: who viewed or saved an initiative isn't recorded or shown. */
export const resultsWeek = z.object({
  /** The Monday, in UTC. */
  week: day,
  /** Students who opened its page. */
  views: z.int(),
  saves: z.int(),
  applications: z.int(),
  accepted: z.int(),
  finished: z.int(),
});
export type ResultsWeek = z.infer<typeof resultsWeek>;

const initiativeResults = z.object({
  weeks: z.array(resultsWeek).check(z.maxLength(limits.resultsWeeks)),
  /** Applications that were rejected so far, counted up to 1,000. */
  rejected: z.int(),
  /** How many days students took from being accepted to finishing, on average; null if nobody has finished. */
  days_to_finish: z.nullable(z.int()),
});
export type InitiativeResults = z.infer<typeof initiativeResults>;

const takedown = z.object({
  id,
  name: z.string(),
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]),
  taken_down_at: time,
});
export type Takedown = z.infer<typeof takedown>;

export const ownInitiatives = {
  'GET /api/company/overview': {
    summary: 'My overview page: profile, onboarding, drafts and active initiatives',
    access: 'company',
    response: companyOverview,
  },
  'GET /api/company/initiatives': {
    summary: 'My initiatives, newest first',
    access: 'company',
    query: z.object({ status: z.optional(z.enum(initiativeStatuses)), before: z.optional(id) }),
    response: page(ownInitiativeCard),
  },
  'GET /api/company/initiatives/:id': {
    summary: 'One of my initiatives with its tasks and what is still missing',
    access: 'company',
    params,
    response: ownInitiative,
  },
  'GET /api/company/initiatives/:id/results': {
    summary:
      'How one of my initiatives is doing, week by week: the last 26 weeks, from the first one in which anything happened',
    access: 'company',
    params,
    response: initiativeResults,
  },
  'GET /api/company/initiatives/:id/finished-tasks': {
    summary:
      'For each task of one of my initiatives: how many students finished it, and how much work needs a review, counted up to 1,000',
    access: 'company',
    params,
    response: z.object({ tasks: z.array(z.object({ id, finished: z.int(), to_review: z.int() })) }),
  },
  'POST /api/initiatives': {
    summary: 'Create an inactive initiative (idempotent by client_id) and delete its draft',
    access: 'company',
    body: z.extend(initiativeContent, { client_id: id, time_zone: firstTimeZone }),
    bodyMaxBytes: limits.initiativeMaxBytes,
    /** `unlocked`: this was the third initiative, so show the toast once. */
    response: z.extend(ownInitiative, { unlocked: z.boolean() }),
    errors: ['conflict', 'image_unknown'],
  },
  'PUT /api/initiatives/:id': {
    summary: 'Save an initiative and its tasks based on the version in `updated_at`',
    access: 'company',
    params,
    body: z.extend(initiativeContent, { updated_at: time, time_zone: firstTimeZone }),
    bodyMaxBytes: limits.initiativeMaxBytes,
    response: ownInitiative,
    errors: ['conflict', 'task_needed', 'image_unknown', 'places_below_taken'],
  },
  'DELETE /api/initiatives/:id': {
    summary: 'Delete an initiative permanently and end all work on it',
    access: 'company',
    params,
  },
  'POST /api/initiatives/:id/activation': {
    summary: 'Show an initiative to students',
    access: 'company',
    params,
    response: ownInitiative,
    errors: ['email_not_verified', 'company_name_needed', 'task_needed', 'rewards_overdue'],
  },
  'DELETE /api/initiatives/:id/activation': {
    summary: 'Stop taking applications; students already working can finish',
    access: 'company',
    params,
    response: ownInitiative,
  },
  'GET /api/initiatives/:id/preview': {
    summary: 'One of my initiatives exactly as students see it, active or not',
    access: 'company',
    params,
    response: initiativeDetails,
  },
  'GET /api/initiatives/:id/takedown': {
    summary: 'Why operators took one of my initiatives down',
    access: 'company',
    params,
    response: takedown,
  },
  'POST /api/initiatives/:id/duplicate': {
    summary: 'Copy one of my initiatives into a new draft (idempotent by client_id)',
    access: 'company',
    params,
    body: z.object({ client_id: id }),
    response: draft,
  },
  'PUT /api/company/chain': {
    summary: 'Set the order of active initiatives; the rest have no position',
    access: 'company',
    body: z.object({
      initiative_ids: z.array(id).check(
        z.maxLength(limits.chainMaxLength),
        z.refine((ids) => new Set(ids).size === ids.length, 'Choose each one only once.'),
      ),
    }),
    response: z.object({ items: z.array(z.object({ id, chain_position: z.int() })) }),
    errors: ['chain_locked', 'conflict'],
  },
} satisfies Endpoints;
