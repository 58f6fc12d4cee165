// Notes of the test data: about the owner by both people of the accepted company and by the pending one, and someone else's.
import type { People } from './accounts.ts';
import type { Insert } from './insert.ts';

export async function buildStudentNotes(insert: Insert, w: People) {
  const note = (company_id: string, person_id: string, student_id: string) =>
    insert('student_notes', { company_id, person_id, student_id, content: 'Asked good questions' });
  return {
    founderNote: await note(w.acceptedCompany, w.acceptedCompany, w.owner),
    memberNote: await note(w.acceptedCompany, w.acceptedMember, w.owner),
    pendingNote: await note(w.pendingCompany, w.pendingCompany, w.owner),
    otherNote: await note(w.otherCompany, w.otherCompany, w.otherStudent),
  };
}
