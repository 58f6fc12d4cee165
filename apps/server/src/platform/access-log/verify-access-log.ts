// Checks that nobody changed, removed or inserted entries of the record of access.
import type { Db } from '../database/db.ts';
import {
  countAlteredDeskLog,
  countUnsealed,
  digestEntries,
  entriesPerSeal,
  listSeals,
  type SealRow,
} from './access-log.queries.ts';
import { logRetentionDays } from './access-log.retention.ts';
import { type AuditSecrets, beginning, computeSeal } from './seal-access-log.ts';

/** A seal that someone wrote down earlier, or that the worker logged. */
type KnownSeal = { number: number; seal: string };
type Options = { secrets: AuditSecrets; known?: KnownSeal | undefined; now?: Date };

export type Verification = {
  seals: number;
  /** Checked against their seal. */
  entries: number;
  /** Deleted after the retention period; their seals are checked. */
  dropped: number;
  unsealed: number;
  last: KnownSeal | undefined;
  problems: string[];
};

/** The worker seals every minute what is older than five. */
const sealedWithinMs = 3_600_000;
const retentionMs = logRetentionDays * 86_400_000;

export async function verifyAccessLog(
  db: Db,
  { secrets, known, now = new Date() }: Options,
): Promise<Verification> {
  const found: Verification = {
    seals: 0,
    entries: 0,
    dropped: 0,
    unsealed: 0,
    last: undefined,
    problems: [],
  };
  let last: SealRow | undefined;
  let isKnown = known === undefined;
  for await (const seal of readSeals(db)) {
    found.seals++;
    found.problems.push(...problemsOfSeal(seal, last, secrets));
    const { entries, digest } = await db.one(digestEntries(seal.after_number, seal.through_number));
    if (entries === 0 && now.getTime() - Date.parse(seal.sealed_at) > retentionMs)
      found.dropped += seal.entries;
    else {
      found.entries += entries;
      const problem = problemOfEntries(seal, { entries, digest });
      if (problem) found.problems.push(problem);
    }
    if (known?.number === seal.number && known.seal === seal.seal) isKnown = true;
    last = seal;
  }
  found.last = last && { number: last.number, seal: last.seal };
  if (!isKnown) found.problems.push(`Seal ${known!.number} isn't the one you gave, or was removed.`);

  const rest = await db.one(countUnsealed((last ?? beginning).through_number, last?.sealed_at ?? null));
  found.unsealed = rest.entries;
  // A full seal can leave older entries for the next one.
  if (rest.backdated > 0 && last!.entries < entriesPerSeal)
    found.problems.push(
      `${countEntries(rest.backdated)} after the last seal ${rest.backdated === 1 ? 'claims' : 'claim'} to be older.`,
    );
  if (rest.oldest !== null && now.getTime() - Date.parse(rest.oldest) > sealedWithinMs)
    found.problems.push(
      `Entries since ${rest.oldest} aren't sealed. Either the worker isn't running, or seals were removed.`,
    );
  const desk = await db.one(countAlteredDeskLog());
  for (const [count, step] of [
    [desk.changed, 'changed'],
    [desk.added, 'inserted'],
    [desk.removed, 'removed'],
  ] as const)
    if (count)
      found.problems.push(`${count} ${count === 1 ? 'row' : 'rows'} of desk_log ${were(count)} ${step}.`);
  return found;
}

export const countEntries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
const were = (count: number) => (count === 1 ? 'was' : 'were');

async function* readSeals(db: Db) {
  for (let after = 0; ;) {
    const page = await db.many(listSeals(after));
    if (page.length === 0) return;
    yield* page;
    after = page.at(-1)!.number;
  }
}

function problemsOfSeal(seal: SealRow, last: SealRow | undefined, secrets: AuditSecrets): string[] {
  const previous = last ?? beginning;
  if (seal.number !== previous.number + 1 || seal.after_number !== previous.through_number)
    return [`Seals between ${previous.number} and ${seal.number} were removed.`];
  const secret = secrets.find(({ id }) => id === seal.secret_name)?.secret;
  if (secret === undefined)
    return [`Seal ${seal.number} needs the secret "${seal.secret_name}", which isn't in AUDIT_SECRETS.`];
  return computeSeal(secret, seal, previous.seal) === seal.seal
    ? []
    : [`Seal ${seal.number} was changed, or belongs to another secret.`];
}

function problemOfEntries(seal: SealRow, { entries, digest }: Pick<SealRow, 'entries' | 'digest'>) {
  const where = `under seal ${seal.number} (entries ${Number(seal.after_number) + 1} to ${seal.through_number})`;
  const [missing, added] = [seal.entries - entries, entries - seal.entries];
  if (missing > 0) return `${countEntries(missing)} ${were(missing)} removed ${where}.`;
  if (added > 0) return `${countEntries(added)} ${were(added)} inserted ${where}.`;
  return digest === seal.digest ? undefined : `Entries were changed ${where}.`;
}
