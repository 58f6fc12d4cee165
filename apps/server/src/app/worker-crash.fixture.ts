// The worker as a process that a test can kill. Signing up also notifies, so that both kinds of effect are seen.
import { query } from '../platform/db.ts';
import { createLog } from '../platform/log.ts';
import { mailFor } from '../platform/mail-queue.ts';
import type { Subscriber } from '../platform/relay.ts';
import { startWorker, subscribers } from './worker-app.ts';

const notify: Subscriber = async (tx, events) => {
  const rows = events.map(({ id, subject_id }) => ({
    user_id: subject_id,
    kind: 'quest_step_completed' as const,
    subject_id,
    event_id: id,
  }));
  await tx.run(query.insertInto('notifications').values(rows));
  return [];
};

const log = createLog({ process: 'worker', level: 'debug' });
await startWorker(JSON.parse(process.argv[2]!), {
  log,
  countMail: () => {},
  subscribe: (jobs) => ({ ...subscribers(jobs), 'user.signed_up': [mailFor(jobs)('verify-email'), notify] }),
});
log.info('working');
