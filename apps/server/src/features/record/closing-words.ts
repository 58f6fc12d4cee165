import { limits } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { checkContactDetails, keepOriginal } from '../contact-details/contact-details.public.ts';
import { insertClosingWords } from './record-sharing.queries.ts';

type Form = { words: string; contact_details_confirmed: boolean };

/** Once for each finished initiative. Contact details are refused until the company confirms, and then replaced. */
export async function writeClosingWords(
  db: Db,
  company: SignedIn,
  applicationId: string,
  { words, contact_details_confirmed: confirmed }: Form,
): Promise<void> {
  const { texts, original } = checkContactDetails(
    [{ text: words, maxLength: limits.closingWordsMaxLength }],
    {
      writer: 'company',
      confirmed,
    },
  );
  await db.tx(async (tx) => {
    const { student_id } = await tx.one(insertClosingWords(company.id, applicationId, texts[0]!));
    const written = { place: 'closing_words', subject_id: applicationId, company_id: company.id } as const;
    if (original) await tx.run(keepOriginal({ ...written, student_id }, original));
    await tx.run(recordEvent('record.commented', applicationId, company.id));
  });
}
