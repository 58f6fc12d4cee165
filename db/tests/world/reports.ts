// Reports of the test data.
import type { People } from './accounts.ts';
import { daysFromNow, type Insert } from './insert.ts';

type Subjects = { conversationMessages: string[]; newestWork: string };

export async function buildReports(
  insert: Insert,
  w: People,
  { conversationMessages, newestWork }: Subjects,
) {
  const report = (reporter_id: string, reported_id: string, row: Record<string, unknown>) =>
    insert('reports', {
      reporter_id,
      person_id: reporter_id,
      reported_id,
      subject: 'message',
      subject_id: conversationMessages[0],
      reason: 'outside',
      reported_name: 'Someone',
      snapshot: JSON.stringify({ text: 'Hello' }),
      ...row,
    });
  const closed = { status: 'closed', outcome: 'no_action' };
  const { owner, acceptedCompany, acceptedMember } = w;
  return {
    /** By the owner, about a message of the accepted company. */
    report: await report(owner, acceptedCompany, {}),
    closedReport: await report(owner, acceptedCompany, { ...closed, closed_at: daysFromNow(-364) }),
    oldReport: await report(owner, acceptedCompany, { ...closed, closed_at: daysFromNow(-366) }),
    /** By a member of the accepted company, about the owner's work. */
    memberReport: await report(acceptedCompany, owner, {
      person_id: acceptedMember,
      subject: 'submission',
      subject_id: newestWork,
      reason: 'other',
    }),
  };
}
