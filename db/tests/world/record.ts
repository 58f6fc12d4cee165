// The records of two students, and what each shows of it. The owner's entry comes from triggers: every task of the
// initiative they left was approved.
import type { People } from './accounts.ts';
import type { Applications } from './applications.ts';
import type { Offers } from './initiatives.ts';
import type { Insert } from './insert.ts';

export async function buildRecord(insert: Insert, w: People, o: Offers, a: Applications) {
  await insert('record_entries', {
    application_id: a.otherApplication,
    student_id: w.otherStudent,
    initiative_id: o.otherInitiative,
    company_id: w.otherCompany,
    company_name: 'Other company',
    initiative_name: 'Other initiative',
    skills: [],
    tasks: '[]',
    started_at: new Date(),
    finished_at: new Date(),
  });
  // Both have a page, but only the owner shows something.
  const [link, otherLink, code] = ['A'.repeat(22), 'B'.repeat(22), 'A'.repeat(16)];
  await insert('record_pages', { student_id: w.owner, link });
  await insert('record_pages', { student_id: w.otherStudent, link: otherLink });
  const own = { application_id: a.leftApplication, student_id: w.owner };
  await insert('record_page_entries', own);
  await insert('record_credentials', { code, ...own });
  await insert('closing_words', {
    ...own,
    company_id: w.leftCompany,
    person_id: w.leftCompany,
    person_name: 'Rosa Diaz',
    words: 'We would work together again.',
  });
  await insert('credential_status_lists', { number: 7, bits: Buffer.alloc(16_384) });
  return { shared: { link, otherLink, code } };
}
