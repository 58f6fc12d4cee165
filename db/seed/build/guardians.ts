// Guardians of the students, who are all under 18, and the entries in the consent ledger that naming them made.
import { createHash } from 'node:crypto';
import { students } from '../data/students.ts';
import { birthMonth, type Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';

const guardianEmail = (slug: string) => `parent.of.${slug.replace('-', '.')}@families.example`;

const hashOf = (entry: string, email: string) =>
  createHash('sha256').update(`${entry} ${email}`).digest('base64');

export function guardianRows(clock: Clock, ids: Ids) {
  const named = students
    .filter((it) => !it.unverified)
    .map((it) => {
      const [year, month] = birthMonth(clock, it).split('-').map(Number) as [number, number];
      // Half an hour after signing up, which is before the first application.
      const at = new Date(clock.ago(it.joined, `joined:${it.slug}`).getTime() + 1_800_000);
      return {
        id: idAt(`guardian:${it.slug}`, at),
        entry: idAt(`consent:${it.slug}`, at),
        student_id: ids.get(it.slug),
        email: guardianEmail(it.slug),
        ends_at: new Date(Date.UTC(year + 18, month)),
        at,
      };
    });
  return {
    guardians: named.map(({ id, student_id, email, ends_at, at }) => ({
      id,
      student_id,
      email,
      ends_at,
      created_at: at,
      sent_at: at,
    })),
    consents: named.map(({ entry, student_id, email, at }) => ({
      id: entry,
      student_id,
      guardian_hash: hashOf(entry, email),
      kind: 'told',
      text_version: '2026-11',
      created_at: at,
    })),
  };
}
