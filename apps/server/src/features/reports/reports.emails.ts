// Emails about reports. None of them contains what was reported, or by whom.
import { urgentReport } from '@questline/emails';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { findReport } from './reports.queries.ts';

type Options = { origin: string; operatorEmail: string | undefined };

export const reportsEmails = ({ origin, operatorEmail }: Options) =>
  ({
    'urgent-report': async (id, db) => {
      const report = operatorEmail && (await db.maybe(findReport(id)));
      if (!report || !report.urgent) return undefined;
      const { number, subject } = report;
      return {
        to: operatorEmail,
        ...(await urgentReport({ number, subject, link: `${origin}/desk`, site: origin })),
      };
    },
  }) satisfies Composers;
