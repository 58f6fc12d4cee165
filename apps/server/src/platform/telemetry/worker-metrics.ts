// The worker's metrics: outcomes of its work, and whether it does maintenance.
import { Counter, Gauge } from 'prom-client';
import type { EmailOutcome } from '../email/email-delivery.ts';
import { createRegistry, watchPools, type Pools } from './registry.ts';

export function createWorkerMetrics() {
  const registry = createRegistry();
  const emails = new Counter({
    name: 'questline_emails_total',
    help: 'Emails by outcome; failed ones are tried again, dead ones are not',
    labelNames: ['outcome', 'kind'],
    registers: [registry],
  });
  const files = new Counter({
    name: 'questline_files_scanned_total',
    help: 'Uploads by outcome: ready, why they were refused, failed (tried again) or dead',
    labelNames: ['outcome', 'purpose'],
    registers: [registry],
  });
  const pushes = new Counter({
    name: 'questline_push_notifications_total',
    help: 'Notifications on devices by outcome: sent, gone (unsubscribed), refused, or held until the morning',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // So that the first one counts as an increase.
  pushes.inc({ outcome: 'sent' }, 0);
  const leader = new Gauge({
    name: 'questline_worker_leader',
    help: 'Whether this worker does maintenance; exactly one does',
    registers: [registry],
  });
  return {
    registry,
    watchPools: (pools: Pools) => watchPools(registry, pools),
    setLeader: (leads: boolean) => leader.set(leads ? 1 : 0),
    countPush: (outcome: string) => pushes.inc({ outcome }),
    countFile: (outcome: string, purpose: string) => files.inc({ outcome, purpose }),
    countEmail: (outcome: EmailOutcome, kind: string) => emails.inc({ outcome, kind }),
  };
}
