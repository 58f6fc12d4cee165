// Students as they see themselves, and as companies they applied to see them. Students never see each other.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { count, instagramHandle, line, linkedinHandle, orNull, picks, timeZone } from '../http/fields.ts';
import { industryTags, type IndustryTag } from '../vocabularies/industries.ts';
import { limits } from '../limits.ts';
import { birthMonth } from './session.ts';
import { day, id, page, time } from '../http/shapes.ts';
import { deskReasons } from '../vocabularies/desk.ts';
import { skills } from '../vocabularies/skills.ts';
import { tieStages } from '../vocabularies/statuses.ts';
import { profileParts, skippableSteps, stepStates, surveySteps } from '../rules/student-profile.ts';
import { experienceLevels, grades, initiativeTags, motivations } from '../vocabularies/vocabularies.ts';
import { welcomeSteps } from '../rules/welcome-quest.ts';

const contacts = z.object({
  school: z.nullable(z.string()),
  instagram_handle: z.nullable(z.string()),
  linkedin_handle: z.nullable(z.string()),
});

const shown = {
  id,
  /** Null once the account is deleted. */
  full_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  skills: z.array(z.string()),
  experience_level: z.nullable(z.string()),
  weekly_hours_available: z.nullable(z.int()),
  motivations: z.array(z.string()),
  initiative_tags: z.array(z.string()),
  company_tags: z.array(z.string()),
};

export const student = z.object({
  ...shown,
  /** Null until the company accepts the student, and unless the student shares them with it. */
  contacts: z.nullable(contacts),
  /** The stage between the student and the calling company; null for the student's own view. */
  stage: z.nullable(z.enum(tieStages)),
  /** While on a break, for the student and companies that work with the student now: the day the student is back. */
  back_on: z.nullable(day),
  can: z.object({ edit: z.boolean() }),
});
export type Student = z.infer<typeof student>;

export const ownStudentProfile = z.object({
  ...shown,
  contacts,
  completeness: z.object({ percent: z.int(), missing: z.array(z.enum(profileParts)) }),
  updated_at: time,
  can: z.object({ edit: z.boolean() }),
});
export type OwnStudentProfile = z.infer<typeof ownStudentProfile>;

/** Fields that are left out stay unchanged; null or empty text clears a field. */
export const studentChanges = z.partial(
  z.object({
    school: orNull(line(limits.nameMaxLength)),
    grade: z.nullable(z.literal(grades)),
    skills: picks(skills, skills.length),
    experience_level: z.nullable(z.enum(experienceLevels)),
    weekly_hours_available: z.nullable(count(limits.weeklyHoursMax)),
    motivations: picks(motivations, limits.motivationsMax),
    initiative_tags: picks(initiativeTags, limits.initiativeInterestsMax),
    company_tags: picks(industryTags as readonly [IndustryTag, ...IndustryTag[]], limits.companyInterestsMax),
    instagram_handle: orNull(instagramHandle),
    linkedin_handle: orNull(linkedinHandle),
  }),
);
export type StudentChanges = z.output<typeof studentChanges>;

export const survey = z.object({
  steps: z.array(z.object({ step: z.enum(surveySteps), state: z.enum(stepStates) })),
  /** The first open step; null if there is none. */
  next: z.nullable(z.enum(surveySteps)),
  /** All steps are answered or skipped, or the last step was reached. */
  done: z.boolean(),
});
export type Survey = z.infer<typeof survey>;

export const welcomeQuest = z.object({
  steps: z.array(z.object({ step: z.enum(welcomeSteps), done: z.boolean() })),
  completed: z.boolean(),
  dismissed: z.boolean(),
  /** Whether its card is shown at the top of pages. */
  shown: z.boolean(),
  /** Show the celebration, then mark it as seen with PATCH. */
  celebrate: z.boolean(),
});
export type WelcomeQuest = z.infer<typeof welcomeQuest>;

export const finishedInitiative = z.object({
  /** The application id. */
  id,
  initiative: z.object({ id, name: z.string(), banner_url: z.nullable(z.string()) }),
  company: z.object({ id, company_name: z.nullable(z.string()), logo_url: z.nullable(z.string()) }),
  finished_at: time,
  /** Approved work, in task order. */
  work: z.array(
    z.object({ task_title: z.string(), feedback: z.nullable(z.string()), reviewed_at: z.nullable(time) }),
  ),
});
export type FinishedInitiative = z.infer<typeof finishedInitiative>;

/** What one company sees of me. */
export const sharing = z.object({
  /** The company's. */
  id,
  company_name: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  stage: z.enum(tieStages),
  /** Whether I let this company see my school and social handles while we work together. */
  shares_contacts: z.boolean(),
  /** Operators suspended it, so nobody there can sign in. */
  suspended: z.boolean(),
});
export type Sharing = z.infer<typeof sharing>;

export const blockedCompany = z.object({
  /** The company's. */
  id,
  company_name: z.nullable(z.string()),
  blocked_at: time,
});
export type BlockedCompany = z.infer<typeof blockedCompany>;

export const viewedParts = [
  'profile',
  'contacts',
  'application',
  'work',
  'messages',
  'account',
  'report',
  'files',
] as const;
export type ViewedPart = (typeof viewedParts)[number];

/** Someone who saw my profile, at most once a day for each part. */
export const profileView = z.object({
  id,
  /** The first time on that day. */
  at: time,
  /** `contacts` is the profile with school and social handles. */
  part: z.enum(viewedParts),
  /** Null if it was an operator of our safety team. */
  company: z.nullable(
    z.object({ id, company_name: z.nullable(z.string()), logo_url: z.nullable(z.string()) }),
  ),
  /** The person's name. Always null for operators. */
  person: z.nullable(z.string()),
  /** Why an operator looked. */
  reason: z.nullable(z.enum(deskReasons)),
});
export type ProfileView = z.infer<typeof profileView>;

export const ownTimeZone = z.object({
  /** As browsers name it, such as `America/Chicago`. Null until a browser has sent it. */
  time_zone: z.nullable(z.string()),
});

/** A break that the student takes, for exams or a vacation. A guardian's pause is something else: it stops the account. */
export const ownBreak = z.object({
  /** The first day after it; null if there's no break. */
  back_on: z.nullable(day),
});

export const students = {
  'GET /api/student/profile': { summary: 'My profile', access: 'student', response: ownStudentProfile },
  'PATCH /api/student/profile': {
    summary: 'Change sections of my profile',
    access: 'student',
    body: studentChanges,
    response: ownStudentProfile,
  },
  'GET /api/student/birth-month': {
    summary: 'Whether I have to say when I was born before I can apply',
    access: 'student',
    response: z.object({ needed: z.boolean() }),
  },
  'PUT /api/student/birth-month': {
    summary: 'Say when I was born, once, for accounts from before sign-up asked',
    access: 'student',
    body: z.object({ birth_month: birthMonth }),
    errors: ['birth_month_refused'],
  },
  'GET /api/student/time-zone': {
    summary: 'The time zone in which I get no email at night',
    access: 'student',
    response: ownTimeZone,
  },
  'PUT /api/student/time-zone': {
    summary: 'Set the time zone in which I get no email at night',
    access: 'student',
    body: z.object({ time_zone: timeZone }),
  },
  'GET /api/student/break': {
    summary: "Whether I'm on a break, and until when",
    access: 'student',
    response: ownBreak,
  },
  'PUT /api/student/break': {
    summary: 'Take a break until the beginning of a day in my time zone, or choose another day',
    access: 'student',
    body: z.object({ back_on: day }),
    response: ownBreak,
    errors: ['break_day_refused'],
  },
  'DELETE /api/student/break': { summary: 'End my break now', access: 'student' },
  'GET /api/student/profile/preview': {
    summary: 'What a company sees of me before and after accepting me',
    access: 'student',
    query: z.object({ stage: z._default(z.enum(['pending', 'accepted']), 'pending') }),
    response: student,
  },
  'GET /api/student/sharing': {
    summary: 'The companies that see my profile, or one of them, and whether they see my school and handles',
    access: 'student',
    query: z.object({ before: z.optional(id), company_id: z.optional(id) }),
    response: page(sharing),
  },
  'PUT /api/student/sharing/:id': {
    summary: 'Let a company see my school and social handles, or stop it',
    access: 'student',
    params: z.object({ id }),
    body: z.object({ shares_contacts: z.boolean() }),
    response: sharing,
  },
  'GET /api/student/profile-views': {
    summary: 'Who has seen my profile, newest first',
    access: 'student',
    query: z.object({ before: z.optional(id) }),
    response: page(profileView),
  },
  'GET /api/student/blocks': {
    summary: 'The companies that I blocked',
    access: 'student',
    query: z.object({ before: z.optional(id) }),
    response: page(blockedCompany),
  },
  'PUT /api/student/blocks/:id': {
    summary: 'Block a company: ends everything between us, and hides the company from me',
    access: 'student',
    params: z.object({ id }),
  },
  'DELETE /api/student/blocks/:id': {
    summary: 'Unblock a company: I can see it again, but nothing reopens',
    access: 'student',
    params: z.object({ id }),
  },
  'GET /api/student/finished-initiatives': {
    summary: 'Initiatives I finished, with the approved work, newest first',
    access: 'student',
    query: z.object({ before: z.optional(id) }),
    response: page(finishedInitiative),
  },
  'GET /api/student/survey': {
    summary: 'My survey progress',
    access: 'student',
    response: survey,
  },
  'PUT /api/student/survey/:step/skip': {
    summary: 'Skip a survey step (not the first one)',
    access: 'student',
    params: z.object({ step: z.enum(skippableSteps) }),
    response: survey,
  },
  'PUT /api/student/survey/end': {
    summary: 'Finish the survey; unanswered questions stay open',
    access: 'student',
    response: survey,
  },
  'GET /api/student/welcome-quest': {
    summary: 'My progress in the welcome quest',
    access: 'student',
    response: welcomeQuest,
  },
  'PATCH /api/student/welcome-quest': {
    summary: 'Mark the cards as read, dismiss or restore the quest, or mark the celebration as seen',
    access: 'student',
    body: z.partial(z.object({ read: z.literal(true), dismissed: z.boolean(), celebrated: z.literal(true) })),
    response: welcomeQuest,
  },
  'GET /api/students/:id': {
    summary: 'A student: myself, or someone who applied to my company',
    access: 'signed-in',
    params: z.object({ id }),
    response: student,
  },
} satisfies Endpoints;
