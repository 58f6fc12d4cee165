import { limits } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkContactDetails } from '../contact-details/contact-details.public.ts';
import { saveHours, setSharing } from '../students/students.public.ts';
import {
  getOffer,
  getOwnApplication,
  insertApplication,
  lockOwnFor,
  sendAgain,
} from './applications.own.queries.ts';
import { applyStep, whyNotApply } from './applications.rules.ts';
import { viewOwnApplication } from './applications.view.ts';

type Sent = {
  client_id: string;
  initiative_id: string;
  note: string | null;
  confirmed_hours: number;
  share_contacts?: boolean | undefined;
  contact_details_confirmed: boolean;
};

/** One application per student and initiative. A repeated request returns the same application, even after its status
 *  has changed. */
export function applyToInitiative(
  db: Db,
  student: Account,
  { initiative_id, share_contacts, contact_details_confirmed: confirmed, ...sent }: Sent,
) {
  const note = { text: sent.note, maxLength: limits.applicationNoteMaxLength };
  checkContactDetails([note], { writer: 'student', confirmed });
  return db.tx(async (tx) => {
    // Sent together: statements of a transaction run in order.
    const [offer, existing] = await Promise.all([
      tx.one(getOffer(initiative_id)),
      tx.maybe(lockOwnFor(student.id, initiative_id)),
    ]);
    const step = applyStep(existing, sent.client_id);
    if (step === 'refuse') throw new Refusal('already_applied', { state: existing!.status });
    if (step === 'repeat') return read(tx, student, existing!.id);

    const refusal = whyNotApply(offer);
    if (refusal) throw new Refusal(refusal);
    const to = { student_id: student.id, initiative_id, company_id: offer.company_id };
    const id = step === 'again' ? existing!.id : (await tx.maybe(insertApplication(to, sent)))?.id;
    if (!id) return findConcurrentApplication(tx, student, { initiative_id, client_id: sent.client_id });
    if (step === 'again') await tx.run(sendAgain(id, sent));
    const [application] = await Promise.all([
      read(tx, student, id),
      share_contacts !== undefined && setSharing(tx, student.id, offer.company_id, share_contacts),
      tx.run(saveHours(student.id, sent.confirmed_hours)),
    ]);
    // One that waits for the guardian is sent when the guardian agrees (keeper.guardian_step).
    if (application.turn?.whose !== 'guardian') await tx.run(recordEvent('application.sent', id, student.id));
    return application;
  });
}

const read = async (tx: Statements, student: Account, id: string) =>
  viewOwnApplication(await tx.one(getOwnApplication(student.id, id)));

/** Another tab, or the same request a moment earlier, may have inserted it first. */
async function findConcurrentApplication(
  tx: Statements,
  student: Account,
  { initiative_id, client_id }: { initiative_id: string; client_id: string },
) {
  const existing = await tx.maybe(lockOwnFor(student.id, initiative_id));
  if (!existing) throw new Refusal('conflict');
  if (existing.client_id !== client_id) throw new Refusal('already_applied', { state: existing.status });
  return read(tx, student, existing.id);
}
