// The worker's figures: what became of mails, beside those of every Node process.
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { MailOutcome } from './mail-delivery.ts';

export function createMailMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails by outcome; failed ones are tried again, dead ones are not',
    labelNames: ['outcome', 'kind'],
    registers: [registry],
  });
  return {
    registry,
    countMail: (outcome: MailOutcome, kind: string) => mails.inc({ outcome, kind }),
  };
}
