// Applications as the company sees them, and the students who work for it.
import * as z from 'zod/mini';
import { statusChange, tasksDone } from './applications.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { contactDetailsConfirmed, line, orNull, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { day, author, cursor, cursorPage, id, page, time } from '../http/shapes.ts';
import { applicationStatuses, engagementWords, progressStatuses } from '../vocabularies/statuses.ts';

/** A company no longer sees withdrawn applications. */
export const shownStatuses = ['pending', 'accepted', 'rejected', 'completed', 'ended'] as const;

export const applicant = z.object({
  id,
  full_name: z.string(),
  photo_url: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  experience_level: z.nullable(z.string()),
  /** Hours a week: as confirmed in the application, or else from the profile. */
  availability: z.nullable(z.int()),
  /** Only while the student is accepted. */
  school: z.nullable(z.string()),
});

/** How much longer I can undo this decision. Until then, the student doesn't know about it. */
export const undoForMs = z.nullable(z.int());

export const receivedApplication = z.object({
  id,
  status: z.enum(applicationStatuses),
  student: applicant,
  initiative: z.object({ id, name: z.string() }),
  note: z.nullable(z.string()),
  decision_note: z.nullable(z.string()),
  applied_at: time,
  /** By when we promised to answer; null once it's decided. */
  answer_by: z.nullable(time),
  /** It ended because we didn't answer. */
  unanswered: z.boolean(),
  decided_at: z.nullable(time),
  decided_by: author,
  /** Why this student fits, as text. */
  fit_reasons: z.array(z.string()),
  undo_for_ms: undoForMs,
  can: z.object({
    accept: z.boolean(),
    /** Why a pending application can't be accepted right now. */
    accept_refusal: z.nullable(z.enum(['places_taken'])),
    reject: z.boolean(),
    end: z.boolean(),
  }),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

export const studentTabs = ['all', 'in_progress', 'completed', 'needs_attention'] as const;
export type StudentTab = (typeof studentTabs)[number];
export const studentSorts = ['attention', 'newest', 'name', 'most_done'] as const;
export type StudentSort = (typeof studentSorts)[number];

export const activeStudent = z.object({
  application_id: id,
  student: z.object({ id, full_name: z.string(), photo_url: z.nullable(z.string()) }),
  initiative: z.object({ id, name: z.string() }),
  status: z.enum(progressStatuses),
  accepted_at: time,
  last_submitted_at: z.nullable(time),
  /** The latest of acceptance, submissions and messages of the student. */
  last_active_at: time,
  tasks: tasksDone,
  reviews_pending: z.int(),
  /** When the oldest of them was submitted; null unless sorted by attention. */
  waiting_since: z.nullable(time),
  /** The company requested changes that the student hasn't submitted yet. */
  needs_revision: z.boolean(),
  /** The day a student who is on a break is back. */
  back_on: z.nullable(day),
  /** A word, a score from 0 to 100, and its parts, each from 0 to 1. */
  engagement: z.object({
    word: z.enum(engagementWords),
    score: z.int(),
    progress: z.number(),
    recency: z.number(),
    approval: z.number(),
  }),
  can: z.object({
    end: z.boolean(),
    /** The student finished, and nobody has written them yet. */
    write_closing_words: z.boolean(),
  }),
});
export type ActiveStudent = z.infer<typeof activeStudent>;

export const studentsPage = z.extend(cursorPage(activeStudent), {
  /** How many students are in each tab, counted up to 100; null for a search and after the first page. */
  counts: z.nullable(
    z.object({ all: z.int(), in_progress: z.int(), completed: z.int(), needs_attention: z.int() }),
  ),
});

export const studentsQuery = z.object({
  tab: z._default(z.enum(studentTabs), 'all'),
  sort: z._default(z.enum(studentSorts), 'newest'),
  /** The start of a first or last name. */
  search: z._default(line(limits.searchMaxLength), ''),
});

/** One initiative has two orders and no search: each would need another index. */
const studentsOfInitiative = z.extend(studentsQuery, {
  initiative_id: z.optional(id),
  after: z.optional(cursor),
});

export const decisionForm = z.object({
  note: z._default(orNull(text(limits.applicationNoteMaxLength)), null),
  contact_details_confirmed: contactDetailsConfirmed,
});

const params = z.object({ id });
const errors = ['application_missing', 'already_decided', 'contact_details'] as const;

export const receivedApplications = {
  'GET /api/company/applications': {
    summary:
      'Applications I received: those without a decision oldest first, others newest first; `after` is the id of the last item',
    access: 'company',
    query: z.object({
      status: z.optional(z.enum(shownStatuses)),
      initiative_id: z.optional(id),
      after: z.optional(id),
    }),
    response: page(receivedApplication),
  },
  'GET /api/company/applications/count': {
    summary: 'How many applications I received, or one of my initiatives, by filter',
    access: 'company',
    query: z.object({ initiative_id: z.optional(id) }),
    response: z.object({
      /** Without a decision, counted up to 1,000. */
      pending: z.int(),
      /** With students who finished. These and the others are counted up to 100. */
      accepted: z.int(),
      rejected: z.int(),
      /** Left, ended by me, or closed without an answer. */
      ended: z.int(),
      all: z.int(),
    }),
  },
  'GET /api/company/applications/:id': {
    summary: 'An application I received, with its timeline',
    access: 'company',
    params,
    response: z.extend(receivedApplication, { timeline: z.array(statusChange) }),
  },
  'POST /api/applications/:id/acceptance': {
    summary: 'Accept a pending application',
    access: 'company',
    params,
    body: decisionForm,
    response: receivedApplication,
    errors: [...errors, 'places_taken'],
  },
  'POST /api/applications/:id/rejection': {
    summary: 'Reject a pending application',
    access: 'company',
    params,
    body: decisionForm,
    response: receivedApplication,
    errors,
  },
  'POST /api/company/application-decisions': {
    summary: 'Accept or reject several pending applications, with an outcome for each',
    access: 'company',
    body: z.extend(decisionForm, {
      decision: z.enum(['accepted', 'rejected']),
      application_ids: z.array(id).check(
        z.minLength(1),
        z.maxLength(
          limits.decisionsPerRequestMax,
          `Choose at most ${limits.decisionsPerRequestMax} at a time.`,
        ),
        z.refine((ids) => new Set(ids).size === ids.length, 'Choose each one only once.'),
      ),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id,
          outcome: z.enum(['decided', 'already_decided', 'application_missing', 'places_taken', 'failed']),
          /** The current status; null if there is no such application. */
          status: z.nullable(z.enum(applicationStatuses)),
          /** Who decided it first, if it was already decided. */
          first: z.nullable(z.object({ by: author, at: time })),
          undo_for_ms: undoForMs,
        }),
      ),
    }),
    errors: ['contact_details'],
  },
  'POST /api/company/decisions/undo': {
    summary:
      'Undo my decisions about applications or submissions that the student does not know about yet; returns those that were undone',
    access: 'company',
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(limits.decisionsPerRequestMax)),
    }),
    response: z.object({ undone: z.array(id) }),
  },
  'POST /api/company/decisions/:id/confirmation': {
    summary:
      'Tell the student about my decision now, so that it can no longer be undone; 404 if they know already',
    access: 'company',
    params,
  },
  'GET /api/company/students': {
    summary:
      'Students who are working for me or have finished, one row per application. `sort` only applies to the tab all: ' +
      'attention is work to review first, with the longest wait first on each page, then who needs attention soonest; completed is newest first, in progress is latest work first, needs attention is longest wait first. ' +
      'With `initiative_id`, `sort` is attention or newest, and there is no `search`',
    access: 'company',
    query: studentsOfInitiative.check(
      z.refine(
        ({ initiative_id, sort, search }) =>
          !initiative_id || ((sort === 'newest' || sort === 'attention') && !search),
        { path: ['initiative_id'], error: "Other orders and search don't work for one initiative." },
      ),
    ),
    response: studentsPage,
  },
} satisfies Endpoints;
