// Guardians of the test data. The students are adults, so that nothing else depends on their guardians.
import type { People } from './accounts.ts';
import { daysFromNow, type Insert } from './insert.ts';

export async function buildGuardians(insert: Insert, w: People) {
  const guardian = (student_id: string, email: string, row: object = {}) =>
    insert('guardians', { student_id, email, ends_at: daysFromNow(365), ...row });
  const consent = (student_id: string, row: object = {}) =>
    insert('consent_ledger', {
      student_id,
      guardian_hash: 'x'.repeat(44),
      kind: 'told',
      text_version: '2026-11',
      ...row,
    });
  return {
    guardian: await guardian(w.owner, 'parent@example.org'),
    replacedGuardian: await guardian(w.owner, 'earlier@example.org', { replaced_at: daysFromNow(-8) }),
    otherGuardian: await guardian(w.otherStudent, 'other.parent@example.org'),
    /** The student has been an adult for a month. */
    formerGuardian: await guardian(w.unverifiedStudent, 'former@example.org', { ends_at: daysFromNow(-31) }),
    consent: await consent(w.owner),
    /** Of an account that was deleted three years ago. */
    oldConsent: await consent(w.newStudent, { delete_after: daysFromNow(-1) }),
  };
}
