// The worker's metrics: outcomes of emails and files, in addition to those of every Node process.
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { EmailOutcome } from '../email/email-delivery.ts';

export function createWorkerMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const emails = new Counter({
    name: 'mails_total',
    help: 'Mails by outcome; failed ones are tried again, dead ones are not',
    labelNames: ['outcome', 'kind'],
    registers: [registry],
  });
  const files = new Counter({
    name: 'files_judged_total',
    help: 'Uploads by outcome: ready, why they were refused, failed (tried again) or dead',
    labelNames: ['outcome', 'purpose'],
    registers: [registry],
  });
  const pushes = new Counter({
    name: 'pushes_total',
    help: 'Notifications on devices by outcome: sent, gone (unsubscribed), refused, or held until the morning',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    registry,
    countPush: (outcome: string) => pushes.inc({ outcome }),
    countFile: (outcome: string, purpose: string) => files.inc({ outcome, purpose }),
    countEmail: (outcome: EmailOutcome, kind: string) => emails.inc({ outcome, kind }),
  };
}
