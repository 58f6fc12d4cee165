// What a guardian does with the link from an email, as app_auth: the functions in the database reach only one student.
import { guardianTextVersion, type GuardianPage, type GuardianStep } from '@questline/contract';
import { anonymous } from '../../platform/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readLink, readOldLink } from './guardian-link.ts';
import type { GuardiansDeps } from './guardians.deps.ts';
import { emailsPerGuardian, linksPerGuardian } from './guardians.limits.ts';
import {
  endCollaboration,
  findGuardianEmail,
  findSummary,
  listCollaborations,
  requestLink,
  takeStep,
  type GuardianLink,
} from './guardians.queries.ts';
import { viewPage } from './guardians.view.ts';

function open({ links }: GuardiansDeps, token: string): GuardianLink {
  const link = readLink(links, token, new Date());
  if (!link) throw new Refusal('link_expired');
  return link;
}

async function read({ authDatabase, mode }: GuardiansDeps, link: GuardianLink): Promise<GuardianPage> {
  const db = authDatabase.as(anonymous);
  const [summary, rows] = await Promise.all([db.maybe(findSummary(link)), db.many(listCollaborations(link))]);
  if (!summary) throw new Refusal('link_expired');
  return viewPage({ link, summary, rows, mode });
}

export const readPage = async (deps: GuardiansDeps, token: string) => read(deps, open(deps, token));

export async function step(deps: GuardiansDeps, token: string, what: GuardianStep) {
  const link = open(deps, token);
  const { valid } = await deps.authDatabase.as(anonymous).one(takeStep(link, what, guardianTextVersion));
  if (!valid) throw new Refusal('link_expired');
  return read(deps, link);
}

export async function end(deps: GuardiansDeps, token: string, applicationId: string) {
  const link = open(deps, token);
  const { ended } = await deps.authDatabase
    .as(anonymous)
    .one(endCollaboration(link, applicationId, guardianTextVersion));
  // Reading refuses if the link isn't valid.
  const page = await read(deps, link);
  if (!ended) throw new Refusal('not_found');
  return page;
}

/** The answer is the same for a forged link, and for an email that the student has replaced. */
export async function sendNewLink({ authDatabase, links, rateLimit }: GuardiansDeps, token: string) {
  const link = readOldLink(links, token, new Date());
  if (!link) return;
  const db = authDatabase.as(anonymous);
  await rateLimit.admit(db, linksPerGuardian(link.guardianId));
  const { email } = await db.one(findGuardianEmail(link.guardianId));
  if (!email) return;
  await rateLimit.admit(db, emailsPerGuardian(email));
  await db.run(requestLink(link.guardianId));
}
