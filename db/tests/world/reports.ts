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
  const review = (company_id: string, more = {}) =>
    insert('company_reviews', {
      company_id,
      person_id: company_id,
      company_name: 'Reviewed Ltd',
      legal_name: 'Reviewed Limited',
      country: 'US',
      contact_role: 'Owner',
      conduct: '2026-11',
      ...more,
    });
  return {
    /** The open one of the company in review. */
    review: await review(w.companyInReview),
    /** With which the pending company was verified. */
    verifiedReview: await review(w.pendingCompany, { status: 'verified', decided_at: new Date() }),
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
