// Applications of the test data.
import type { People } from './accounts.ts';
import type { Offers } from './initiatives.ts';
import type { As, Insert } from './insert.ts';

export type Applications = Awaited<ReturnType<typeof buildApplications>>;

export async function buildApplications(insert: Insert, as: As, w: People, o: Offers) {
  const apply = (student_id: string, company_id: string, initiative_id: string) =>
    insert('initiative_applications', { student_id, company_id, initiative_id, note: 'I’d love to help' });
  const step = async (actor: string, application: string, status: string) => {
    await as(actor, `update initiative_applications set status = '${status}' where id = '${application}'`);
    return application;
  };

  const accepted = await apply(w.owner, w.acceptedCompany, o.acceptedInitiative);
  await step(w.acceptedCompany, accepted, 'accepted');
  const pending = await apply(w.owner, w.pendingCompany, o.pendingInitiative);
  const rejected = await apply(w.owner, w.rejectedCompany, o.rejectedInitiative);
  await step(w.rejectedCompany, rejected, 'rejected');
  await step(
    w.rejectedCompany,
    await apply(w.owner, w.rejectedCompany, o.otherRejectedInitiative),
    'rejected',
  );
  const left = await apply(w.owner, w.leftCompany, o.leftInitiative);
  await step(w.leftCompany, left, 'accepted');
  const ended = await apply(w.owner, w.endedCompany, o.endedInitiative);
  await step(w.endedCompany, ended, 'accepted');
  await step(w.endedCompany, ended, 'ended');
  await as(w.endedCompany, `update initiatives set status = 'inactive' where id = '${o.endedInitiative}'`);
  const withdrawn = await apply(w.owner, w.withdrawnCompany, o.withdrawnInitiative);
  await step(w.owner, withdrawn, 'withdrawn');

  // Accepted before the company deleted the initiative.
  const ofDeleted = await apply(w.owner, w.acceptedCompany, o.deletedInitiative);
  await step(w.acceptedCompany, ofDeleted, 'accepted');
  await as(w.acceptedCompany, `select keeper.delete_initiative('${o.deletedInitiative}')`);

  // Withdrawn from an initiative that is paused now, and by a student whose email isn't verified.
  const withdrawnFromPaused = await apply(w.otherStudent, w.acceptedCompany, o.pausedInitiative);
  await step(w.otherStudent, withdrawnFromPaused, 'withdrawn');
  const withdrawnByUnverified = await apply(w.unverifiedStudent, w.acceptedCompany, o.openInitiative);
  await step(w.unverifiedStudent, withdrawnByUnverified, 'withdrawn');

  const others = await apply(w.otherStudent, w.otherCompany, o.otherInitiative);
  await step(w.otherCompany, others, 'accepted');
  // Both sides are unverified but have a tie, so neither can do what needs a verified email.
  const unverified = await apply(w.unverifiedStudent, w.unverifiedCompany, o.unverifiedInitiative);
  await step(w.unverifiedCompany, unverified, 'accepted');

  // With everyone, so that the stage alone decides who sees school and handles. Nobody shares with the unverified company.
  for (const company_id of [
    w.acceptedCompany,
    w.pendingCompany,
    w.rejectedCompany,
    w.endedCompany,
    w.leftCompany,
    w.withdrawnCompany,
  ])
    await insert('shared_contacts', { student_id: w.owner, company_id });
  await insert('shared_contacts', { student_id: w.otherStudent, company_id: w.otherCompany });

  return {
    acceptedApplication: accepted,
    pendingApplication: pending,
    rejectedApplication: rejected,
    endedApplication: ended,
    leftApplication: left,
    withdrawnApplication: withdrawn,
    deletedInitiativeApplication: ofDeleted,
    withdrawnFromPaused,
    withdrawnByUnverified,
    otherApplication: others,
    unverifiedApplication: unverified,
  };
}
