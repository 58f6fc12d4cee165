import type { People } from './accounts.ts';
import type { Offers } from './initiatives.ts';
import type { As, Insert } from './insert.ts';

export type Applications = Awaited<ReturnType<typeof buildApplications>>;

export async function buildApplications(insert: Insert, as: As, w: People, o: Offers) {
  const apply = (student_id: string, company_id: string, initiative_id: string) =>
    insert('initiative_applications', { student_id, company_id, initiative_id, note: 'I would love to' });
  const step = async (actor: string, application: string, status: string) => {
    await as(actor, `update initiative_applications set status = '${status}' where id = '${application}'`);
    return application;
  };

  const accepted = await apply(w.owner, w.acceptedCompany, o.quest);
  await step(w.acceptedCompany, accepted, 'accepted');
  const pending = await apply(w.owner, w.pendingCompany, o.pendingOne);
  const rejected = await apply(w.owner, w.rejectedCompany, o.rejectedOne);
  await step(w.rejectedCompany, rejected, 'rejected');
  await step(w.rejectedCompany, await apply(w.owner, w.rejectedCompany, o.silentOne), 'rejected');
  const left = await apply(w.owner, w.leftCompany, o.leftOne);
  await step(w.leftCompany, left, 'accepted');
  const ended = await apply(w.owner, w.endedCompany, o.endedOne);
  await step(w.endedCompany, ended, 'accepted');
  await step(w.endedCompany, ended, 'ended');
  await as(w.endedCompany, `update initiatives set status = 'inactive' where id = '${o.endedOne}'`);
  const withdrawn = await apply(w.owner, w.withdrawnCompany, o.withdrawnOne);
  await step(w.owner, withdrawn, 'withdrawn');

  // Accepted once, then the company deleted the initiative.
  const gone = await apply(w.owner, w.acceptedCompany, o.gone);
  await step(w.acceptedCompany, gone, 'accepted');
  await as(w.acceptedCompany, `select keeper.delete_initiative('${o.gone}')`);

  // Withdrawn, and what they were for has closed, or the address is no longer verified.
  const withdrawnFromPaused = await apply(w.otherStudent, w.acceptedCompany, o.paused);
  await step(w.otherStudent, withdrawnFromPaused, 'withdrawn');
  const withdrawnByUnverified = await apply(w.unverifiedStudent, w.acceptedCompany, o.fresh);
  await step(w.unverifiedStudent, withdrawnByUnverified, 'withdrawn');

  const others = await apply(w.otherStudent, w.otherCompany, o.otherOne);
  await step(w.otherCompany, others, 'accepted');
  // Both sides unverified, though tied: what only a verified address may do, neither can.
  const unverified = await apply(w.unverifiedStudent, w.unverifiedCompany, o.unverifiedOne);
  await step(w.unverifiedCompany, unverified, 'accepted');

  return {
    acceptedApplication: accepted,
    pendingApplication: pending,
    rejectedApplication: rejected,
    endedApplication: ended,
    leftApplication: left,
    withdrawnApplication: withdrawn,
    goneApplication: gone,
    withdrawnFromPaused,
    withdrawnByUnverified,
    otherApplication: others,
    unverifiedApplication: unverified,
  };
}
