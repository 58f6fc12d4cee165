// Complete uploads as jobs: one queue for looking at them, and one for those that could not be looked at.
import type { Job, Jobs, Queue } from '../../platform/jobs.ts';
import type { Subscriber } from '../../platform/relay.ts';
import { listOwners } from './files.queries.ts';
import type { createJudge } from './judge-file.ts';

const deadFiles: Queue = { name: 'file-dead', retryLimit: 1_000, retryDelay: 5, retryDelayMax: 300 };
const files: Queue = {
  name: 'file',
  // A store that is down for an hour still gets its files.
  retryLimit: 80,
  retryDelay: 2,
  retryDelayMax: 60,
  deadLetter: deadFiles.name,
};
export const fileQueues: Queue[] = [deadFiles, files];

/** An event is one job, however often it is relayed. */
export const judgeLater =
  (jobs: Jobs): Subscriber =>
  async (tx, events) => {
    await jobs.add(
      tx,
      files.name,
      events.map(({ id, subject_id }) => ({ id, data: { file: subject_id } })),
    );
    return [];
  };

/** Whoever brought it is waiting for the word. */
export const tellOwners: Subscriber = async (tx, events) => {
  const owners = await tx.many(listOwners(events.map(({ subject_id }) => subject_id)));
  return [{ what: 'files', userIds: owners.map(({ owner_id }) => owner_id) }];
};

/** Decoding takes memory: one at a time, and two while one of them waits for the store. */
export async function workOnFiles(jobs: Jobs, { judge, giveUp }: ReturnType<typeof createJudge>) {
  await jobs.work(files.name, (job) => judge(fileOf(job)), { batchSize: 1, localConcurrency: 2 });
  await jobs.work(deadFiles.name, (job) => giveUp(fileOf(job)), { batchSize: 1, localConcurrency: 1 });
}

const fileOf = ({ data }: Job) => data['file']!;
