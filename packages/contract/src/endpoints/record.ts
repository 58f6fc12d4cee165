// A student's record: what they finished, and what they show of it to others.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { contactDetailsConfirmed, readable, text } from '../http/fields.ts';
import { id, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';

/** What others may see of an entry. Null is also what the student hides. */
export const shownEntry = z.object({
  initiative: z.object({ name: z.string() }),
  /** Their name at that time, and their logo now. */
  company: z.object({
    company_name: z.string(),
    logo_url: z.nullable(z.string()),
    /** False if we withdrew the verification, or the company no longer exists. */
    verified: z.boolean(),
  }),
  skills: z.array(z.string()),
  tasks: z.array(z.object({ title: z.string(), approved_at: z.nullable(time) })),
  /** The estimates of all tasks; null if one has none. */
  minutes: z.nullable(z.int()),
  /** Null if no task had criteria. */
  criteria: z.nullable(z.object({ met: z.int(), of: z.int() })),
  /** How often the student improved their work and submitted it again. */
  revisions: z.int(),
  /** What the company said at the end, and who wrote it. */
  closing_words: z.nullable(z.object({ text: z.string(), by: z.string() })),
  started_at: z.nullable(time),
  finished_at: z.nullable(time),
});
export type ShownEntry = z.infer<typeof shownEntry>;

const credential = z.object({ code: z.string(), issued_at: time });

export const recordEntry = z.extend(shownEntry, {
  /** Of the application. */
  id,
  initiative: z.object({ id, name: z.string() }),
  company: z.extend(shownEntry.shape.company, { id }),
  started_at: time,
  finished_at: time,
  on_page: z.boolean(),
  /** What the student changed in the texts we suggest; null if nothing. */
  resume_text: z.nullable(z.string()),
  college_text: z.nullable(z.string()),
  /** The certificate and badge, if the student made them. */
  credential: z.nullable(credential),
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

/** What others see, beside names, tasks and skills. */
const shownParts = z.object({
  /** Otherwise the first name. */
  full_name: z.boolean(),
  hours_and_dates: z.boolean(),
  criteria: z.boolean(),
  closing_words: z.boolean(),
  revisions: z.boolean(),
});
export type ShownParts = z.infer<typeof shownParts>;

export const recordPage = z.extend(shownParts, {
  /** Null while the page is off. */
  link: z.nullable(z.string()),
});
export type RecordPage = z.infer<typeof recordPage>;

const myRecord = z.object({
  page: recordPage,
  /** Newest first. */
  entries: z.array(recordEntry),
  /** Will be added when they are finished. */
  in_progress: z.array(recordInProgress),
});
export type MyRecord = z.infer<typeof myRecord>;

export const sharedEntry = z.extend(shownEntry, {
  /** Of the certificate, if there is one. */
  code: z.nullable(z.string()),
});
export type SharedEntry = z.infer<typeof sharedEntry>;

export const sharedRecord = z.object({
  /** The full name or the first name. */
  holder: z.string(),
  /** Newest first. */
  entries: z.array(sharedEntry),
});
export type SharedRecord = z.infer<typeof sharedRecord>;

export const checkedCredential = z.object({
  /** `unavailable`: nothing of this student is shown right now. */
  state: z.enum(['issued', 'withdrawn', 'unavailable']),
  /** Signed, as a compact JWS. Null unless it is issued. */
  credential: z.nullable(z.string()),
  company: z.nullable(z.object({ logo_url: z.nullable(z.string()), verified: z.boolean() })),
  withdrawn_at: z.nullable(time),
});
export type CheckedCredential = z.infer<typeof checkedCredential>;

/** Null goes back to the text we suggest. */
export const recordTexts = z.object({
  resume_text: z.nullable(text(limits.resumeTextMaxLength).check(readable('Write something.'))),
  college_text: z.nullable(text(limits.collegeTextMaxLength).check(readable('Write something.'))),
});
export type RecordTexts = z.infer<typeof recordTexts>;

export const closingWordsForm = z.object({
  words: text(limits.closingWordsMaxLength).check(readable('Write a sentence or two.')),
  contact_details_confirmed: contactDetailsConfirmed,
});

const ofEntry = z.object({ id });

export const record = {
  'GET /api/record': {
    summary: 'What I finished, newest first, what I am working on, and what I show to others',
    access: 'student',
    response: myRecord,
  },
  'PUT /api/record/page': {
    summary: 'Turn my public page on or off, and choose what others see',
    access: 'student',
    body: z.extend(shownParts, { on: z.boolean() }),
    response: recordPage,
  },
  'POST /api/record/page/link': {
    summary: 'Replace the link to my public page; the old one stops working',
    access: 'student',
    response: recordPage,
    errors: ['not_found', 'too_many_requests'],
  },
  'PUT /api/record/entries/:id/page': {
    summary: 'Show an entry on my public page, or take it off',
    access: 'student',
    params: ofEntry,
    body: z.object({ shown: z.boolean() }),
    errors: ['not_found'],
  },
  'PUT /api/record/entries/:id/texts': {
    summary: 'Save my texts for a résumé and a college application',
    access: 'student',
    params: ofEntry,
    body: recordTexts,
    errors: ['not_found'],
  },
  'POST /api/record/entries/:id/credential': {
    summary: 'Make a certificate and a badge for an entry, or get the code of those I have',
    access: 'student',
    params: ofEntry,
    response: credential,
    errors: ['not_found', 'too_many_requests'],
  },
  'DELETE /api/record/entries/:id/credential': {
    summary: 'Withdraw the certificate and the badge of an entry',
    access: 'student',
    params: ofEntry,
    errors: ['not_found'],
  },
  'GET /api/shared-records/:link': {
    summary: "What a student's public page shows",
    access: 'public',
    params: z.object({ link: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    response: sharedRecord,
    errors: ['not_found'],
  },
  'GET /api/credentials/:code': {
    summary: 'Whether a certificate or badge is valid, with its signed credential',
    access: 'public',
    params: z.object({ code: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/)) }),
    response: checkedCredential,
    errors: ['not_found'],
  },
  'POST /api/company/applications/:id/closing-words': {
    summary: 'Say something about a finished initiative, once, for the student to keep and show',
    access: 'company',
    params: ofEntry,
    body: closingWordsForm,
    errors: ['not_found', 'already_decided', 'contact_details', 'student_paused'],
  },
} satisfies Endpoints;
