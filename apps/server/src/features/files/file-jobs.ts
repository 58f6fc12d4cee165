// Background jobs for complete uploads: one queue to scan them and one for files that could not be scanned.
import { randomUUID } from 'node:crypto';
import type { Job, Jobs, Queue } from '../../platform/jobs/jobs.ts';
import { personKey } from '../../platform/live/invalidation.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import type { Subscriber } from '../../platform/jobs/relay.ts';
import type { Storage } from '../../platform/storage/storage-driver.ts';
import { countPending, listOwners } from './files.queries.ts';
import type { createFileScanner } from './scan-file.ts';
import { removeSwept } from './sweep-files.ts';

const deadFiles: Queue = { name: 'file-dead', retryLimit: 1_000, retryDelay: 5, retryDelayMax: 300 };
const files: Queue = {
  name: 'file',
  // Files survive a storage outage of about an hour.
  retryLimit: 80,
  retryDelay: 2,
  retryDelayMax: 60,
  deadLetter: deadFiles.name,
};
const sweeping: Queue = { name: 'file-sweep', retryLimit: 80, retryDelay: 2, retryDelayMax: 60 };
export const fileQueues: Queue[] = [deadFiles, files, sweeping];

/** One job per event, however often it is relayed. Accounts share the queue fairly: the more pending files an account
 *  has, the later its next one is scanned. */
export const enqueueScan =
  (jobs: Jobs): Subscriber =>
  async (tx, events) => {
    const owners = new Map(
      (await tx.many(listOwners(events.map(({ subject_id }) => subject_id)))).map((row) => [
        row.id,
        row.owner_id,
      ]),
    );
    const counted = await tx.many(countPending([...new Set(owners.values())]));
    const ahead = new Map(counted.map(({ owner_id, pending }) => [owner_id, pending]));
    // From last to first, because each file has one fewer ahead of it.
    const waiting = events.toReversed().map(({ id, subject_id }): Job => {
      const owner = owners.get(subject_id) ?? subject_id;
      const before = Math.max(0, (ahead.get(owner) ?? 1) - 1);
      ahead.set(owner, before);
      return { id, data: { file: subject_id }, priority: -before, group: { id: owner } };
    });
    await jobs.add(tx, files.name, waiting.toReversed());
    return [];
  };

/** Removes unused bytes right away instead of with the next hourly sweep. */
export const enqueueRemoval =
  (jobs: Jobs): Subscriber =>
  async (tx, events) => {
    await jobs.add(
      tx,
      sweeping.name,
      events.map(({ id }) => ({ id, data: {} })),
    );
    return [];
  };

export const removeUploadLater = (jobs: Jobs) => (tx: Statements, id: string, days: number) =>
  jobs.add(tx, sweeping.name, [
    { id: randomUUID(), data: { upload: id }, startAfter: new Date(Date.now() + days * 86_400_000) },
  ]);

/** Refreshes the screen of the owner, who is waiting for the result. */
export const refreshOwners: Subscriber = async (tx, events) => {
  const owners = await tx.many(listOwners(events.map(({ subject_id }) => subject_id)));
  // A photo belongs to a person, everything else to an account.
  return [{ what: 'files', userIds: owners.flatMap(({ owner_id }) => [owner_id, personKey(owner_id)]) }];
};

type FileWork = { scan: ReturnType<typeof createFileScanner>; db: Db; storage: Storage };

/** Decoding takes memory: two at a time, never two from one account, so one slot is always free for other accounts. */
export async function processFiles(jobs: Jobs, { scan: { scan, giveUp }, db, storage }: FileWork) {
  const one = { batchSize: 1, localConcurrency: 1 };
  await jobs.work(files.name, (job) => scan(fileOf(job)), {
    batchSize: 1,
    localConcurrency: 2,
    groupConcurrency: 1,
  });
  await jobs.work(deadFiles.name, (job) => giveUp(fileOf(job)), one);
  await jobs.work(
    sweeping.name,
    ({ data: { upload } }) => (upload ? storage.removeUpload(upload) : removeSwept(db, storage)),
    one,
  );
}

const fileOf = ({ data }: Job) => data['file']!;
