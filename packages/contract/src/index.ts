// The whole contract. Browsers import types from here; their values come from plain.ts and client.ts.
import { receivedApplications } from './applications-company.ts';
import { applications } from './applications.ts';
import { companies } from './companies.ts';
import type { Endpoints } from './endpoint.ts';
import { home } from './home.ts';
import { files } from './files.ts';
import { initiativeDrafts } from './initiative-drafts.ts';
import { ownInitiatives } from './initiatives-own.ts';
import { initiatives } from './initiatives.ts';
import { inquiries } from './inquiries.ts';
import { matching } from './matching.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { sessionExport } from './session-export.ts';
import { session } from './session.ts';
import { students } from './students.ts';
import { reviews } from './submissions-review.ts';
import { feedbackSnippets } from './submissions-snippets.ts';
import { submissions } from './submissions.ts';
import { waitlist } from './waitlist.ts';

/** All endpoints: each domain spreads its own table in here. */
export const endpoints = {
  ...session,
  ...sessionExport,
  ...students,
  ...companies,
  ...matching,
  ...initiatives,
  ...ownInitiatives,
  ...initiativeDrafts,
  ...home,
  ...applications,
  ...receivedApplications,
  ...submissions,
  ...reviews,
  ...feedbackSnippets,
  ...files,
  ...waitlist,
  ...inquiries,
  ...messages,
  ...notifications,
} satisfies Endpoints;
export type Api = typeof endpoints;

export * from './applications-company.ts';
export * from './applications.ts';
export * from './companies.ts';
export * from './endpoint.ts';
export * from './home.ts';
export * from './files.ts';
export * from './initiative-drafts.ts';
export * from './initiatives-own.ts';
export * from './initiatives.ts';
export * from './inquiries.ts';
export * from './json-schema.ts';
export * from './matching.ts';
export * from './messages.ts';
export * from './notifications.ts';
export * from './openapi.ts';
export * from './plain.ts';
export * from './session-export.ts';
export * from './session.ts';
export * from './shapes.ts';
export * from './students.ts';
export * from './submissions-review.ts';
export * from './submissions-snippets.ts';
export * from './submissions.ts';
export * from './tasks.ts';
export * from './waitlist.ts';
