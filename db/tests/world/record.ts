// Another student's record. The owner's comes from triggers: every task of the initiative they left was approved.
import type { People } from './accounts.ts';
import type { Applications } from './applications.ts';
import type { Offers } from './initiatives.ts';
import type { Insert } from './insert.ts';

export const buildRecord = (insert: Insert, w: People, o: Offers, a: Applications) =>
  insert('record_entries', {
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
