// Emails about reports. None of them contains what was reported, or by whom.
import { contentTakenDown, urgentReport } from '@questline/emails';
import type { Composers } from '../../platform/email/email-delivery.ts';
import { findReport, findTakenDown } from './reports.queries.ts';

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
    'content-taken-down': async (id, db) => {
      const row = await db.maybe(findTakenDown(id));
      if (!row) return undefined;
      const { email: to, reason: why, user_type } = row;
      const link = `${origin}/${user_type === 'student' ? 'feed' : 'company-overview'}`;
      return { to, ...(await contentTakenDown({ why, link, site: origin })) };
    },
  }) satisfies Composers;
