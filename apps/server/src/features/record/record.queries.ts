// Queries for a student's record. Row level security in db/policies/record.sql decides who may see a row.
import { limits, type RecordTexts } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import { companyLogo, companyVerified } from '../../platform/database/kept-names.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const listEntries = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('record_entries as e')
    // Names are from the time of finishing; the logo and the verification are today's.
    .leftJoin('company_profiles as c', 'c.id', 'e.company_id')
    .leftJoin('closing_words as w', 'w.application_id', 'e.application_id')
    .leftJoin('record_page_entries as shown', 'shown.application_id', 'e.application_id')
    .leftJoin('record_credentials as issued', (join) =>
      join.onRef('issued.application_id', '=', 'e.application_id').on('issued.withdrawn_at', 'is', null),
    )
    .select(['e.application_id', 'e.initiative_id', 'e.initiative_name', 'e.company_id', 'e.company_name'])
    .select(['e.skills', 'e.tasks', 'e.started_at', 'e.finished_at'])
    .select(companyLogo.as('logo_url'))
    .select(['e.resume_text', 'e.college_text'])
    .select(['w.words as closing_words', 'w.person_name as closing_by'])
    .select(['issued.code', 'issued.issued_at'])
    .select(sql<boolean>`shown.application_id is not null`.as('on_page'))
    .select(companyVerified.as('company_verified'))
    .where('e.student_id', '=', studentId)
    .orderBy('e.finished_at', 'desc')
    .orderBy('e.application_id')
    .limit(sql.lit(limits.recordEntries)),
);

export const saveTexts = (studentId: string, applicationId: string, texts: RecordTexts) =>
  query
    .updateTable('record_entries')
    .set(texts)
    .where('student_id', '=', studentId)
    .where('application_id', '=', applicationId)
    .returning('application_id');

export const listInProgress = preparedRead((studentId: Param<string>) =>
  query
    .selectFrom('initiative_applications as a')
    .innerJoin('initiatives as i', 'i.id', 'a.initiative_id')
    .innerJoin('company_profiles as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.initiative_id', 'a.tasks_approved', 'i.name as initiative_name', 'i.task_count'])
    .select(['a.company_id', 'c.company_name', 'c.logo_url'])
    .where('a.student_id', '=', studentId)
    .where('a.status', '=', sql.lit('accepted'))
    .orderBy('a.id', 'desc')
    .limit(sql.lit(limits.recordInProgress)),
);
