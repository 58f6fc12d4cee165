// The whole contract. Browser code only imports types from here; values come from plain.ts and client.ts.
import { receivedApplications } from './endpoints/applications-company.ts';
import { studentNotes } from './endpoints/applications-notes.ts';
import { applications } from './endpoints/applications.ts';
import { companiesVerification } from './endpoints/companies-verification.ts';
import { companies } from './endpoints/companies.ts';
import type { Endpoints } from './http/endpoint.ts';
import { guardians } from './endpoints/guardians.ts';
import { home } from './endpoints/home.ts';
import { files } from './endpoints/files.ts';
import { initiativeDrafts } from './endpoints/initiative-drafts.ts';
import { ownInitiatives } from './endpoints/initiatives-own.ts';
import { initiatives } from './endpoints/initiatives.ts';
import { inquiries } from './endpoints/inquiries.ts';
import { matching } from './endpoints/matching.ts';
import { messages } from './endpoints/messages.ts';
import { notifications } from './endpoints/notifications.ts';
import { push } from './endpoints/push.ts';
import { reports } from './endpoints/reports.ts';
import { record } from './endpoints/record.ts';
import { rewards } from './endpoints/rewards.ts';
import { sessionEmail } from './endpoints/session-email.ts';
import { sessionExport } from './endpoints/session-export.ts';
import { invitations } from './endpoints/session-invitations.ts';
import { session } from './endpoints/session.ts';
import { shell } from './endpoints/shell.ts';
import { students } from './endpoints/students.ts';
import { reviews } from './endpoints/submissions-review.ts';
import { feedbackSnippets } from './endpoints/submissions-snippets.ts';
import { submissions } from './endpoints/submissions.ts';
import { team } from './endpoints/team.ts';
import { waitlist } from './endpoints/waitlist.ts';

export const endpoints = {
  ...session,
  ...sessionExport,
  ...sessionEmail,
  ...invitations,
  ...students,
  ...guardians,
  ...companies,
  ...companiesVerification,
  ...team,
  ...matching,
  ...initiatives,
  ...ownInitiatives,
  ...initiativeDrafts,
  ...home,
  ...applications,
  ...receivedApplications,
  ...studentNotes,
  ...submissions,
  ...reviews,
  ...feedbackSnippets,
  ...record,
  ...rewards,
  ...files,
  ...waitlist,
  ...inquiries,
  ...messages,
  ...notifications,
  ...push,
  ...reports,
  ...shell,
} satisfies Endpoints;
export type Api = typeof endpoints;

export * from './endpoints/applications-company.ts';
export * from './endpoints/applications-notes.ts';
export * from './endpoints/applications.ts';
export * from './endpoints/companies-verification.ts';
export * from './endpoints/companies.ts';
export * from './endpoints/desk-accounts.ts';
export * from './endpoints/desk-companies.ts';
export * from './endpoints/desk-contacts.ts';
export * from './endpoints/desk-operators.ts';
export * from './endpoints/desk-prospects.ts';
export * from './endpoints/desk-emails.ts';
export * from './endpoints/desk-health.ts';
export * from './endpoints/desk-reports.ts';
export * from './endpoints/desk.ts';
export * from './http/endpoint.ts';
export * from './endpoints/guardians.ts';
export * from './endpoints/home.ts';
export * from './endpoints/files.ts';
export * from './endpoints/initiative-drafts.ts';
export * from './endpoints/initiatives-own.ts';
export * from './endpoints/initiatives.ts';
export * from './endpoints/inquiries.ts';
export * from './http/json-schema.ts';
export * from './endpoints/matching.ts';
export * from './endpoints/messages.ts';
export * from './endpoints/notifications.ts';
export * from './endpoints/push.ts';
export * from './http/openapi.ts';
export * from './plain.ts';
export * from './endpoints/reports.ts';
export * from './endpoints/record.ts';
export * from './endpoints/rewards.ts';
export * from './schemas.ts';
export * from './endpoints/session-email.ts';
export * from './endpoints/session-export.ts';
export * from './endpoints/session-invitations.ts';
export * from './endpoints/session.ts';
export * from './http/shapes.ts';
export * from './endpoints/shell.ts';
export * from './endpoints/students.ts';
export * from './endpoints/submissions-review.ts';
export * from './endpoints/submissions-snippets.ts';
export * from './endpoints/submissions.ts';
export * from './endpoints/tasks.ts';
export * from './endpoints/team.ts';
export * from './endpoints/waitlist.ts';
