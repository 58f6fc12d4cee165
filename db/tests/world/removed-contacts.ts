// What companies of the test data wrote before contact details in it were replaced.
import type { People } from './accounts.ts';
import { daysFromNow, type Insert } from './insert.ts';

export async function buildRemovedContacts(
  insert: Insert,
  { acceptedCompany, acceptedMember, owner }: People,
  { conversationMessages }: { conversationMessages: string[] },
) {
  const removed = (row: Record<string, unknown>) =>
    insert('removed_contacts', {
      place: 'message',
      subject_id: conversationMessages[0],
      company_id: acceptedCompany,
      student_id: owner,
      person_id: acceptedMember,
      company_name: 'Bakery',
      person_name: 'Mia Member',
      original: 'Call me at 555-0142',
      found: JSON.stringify([{ kind: 'phone', start: 0, end: 19 }]),
      ...row,
    });
  const closed = { outcome: 'no_action' };
  return {
    /** By a member of the accepted company, in its first message to the owner. */
    removedContact: await removed({}),
    removedFeedback: await removed({ place: 'feedback' }),
    closedContact: await removed({ ...closed, closed_at: daysFromNow(-364) }),
    oldContact: await removed({ ...closed, closed_at: daysFromNow(-366) }),
  };
}
