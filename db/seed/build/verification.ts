// How operators verified the companies, and one that they suspended for a few hours.
import { codeOfConduct } from '@questline/contract/plain';
import { companies } from '../data/companies.ts';
import type { Ids } from './accounts.ts';
import type { AddedApplication } from './applications.ts';
import { idAt, type Clock } from './clock.ts';
import type { Row } from './rows.ts';
import type { Scenario } from './scenario.ts';

/** Declined the first time. */
const declinedFirst = 'rewoven';
/** Its latest change was declined, and nobody on the team has seen it yet. */
const declinedChange = 'second-spin';
/** Wants another name. */
const renamed = { slug: 'meeple-corner', company_name: 'Meeple Corner Games' };
/** Suspended for a few hours. */
const suspended = 'harbor-lane';

type Named = (typeof companies)[number] & { name: string };

export function reviewRows(clock: Clock, ids: Ids): Row[] {
  const named = companies.filter((it): it is Named => it.name !== null);
  const review = ({ slug, name, website, contact, joined }: Named, days: number, more: Row = {}): Row => {
    const at = clock.ago(Math.max(joined - days, 0.5), `review:${slug}:${days}`);
    const decided = more['status'] !== 'in_review';
    return {
      id: idAt(`review:${slug}:${days}`, at),
      company_id: ids.get(slug),
      person_id: ids.get(slug),
      company_name: name,
      website: website ?? null,
      legal_name: slug === 'kiln-and-clay' ? contact : `${name} LLC`,
      country: 'US',
      registration_number: slug === 'kiln-and-clay' ? null : '00-0000000',
      contact_role: 'Owner',
      conduct: codeOfConduct.version,
      status: 'verified',
      reason: null,
      note: null,
      created_at: at,
      decided_at: decided ? new Date(at.getTime() + 5 * 3_600_000) : null,
      ...more,
    };
  };
  const find = (slug: string) => named.find((it) => it.slug === slug)!;
  const declined = {
    status: 'declined',
    reason: 'website',
    note: 'The website shows an error. Is it still yours?',
  };
  return [
    ...named.map((it) => review(it, it.slug === declinedFirst ? 1.5 : 0.2)),
    review(find(declinedFirst), 0.2, declined),
    review(find(declinedChange), 62, { ...declined, website: 'https://second-spin.example' }),
    review(find(renamed.slug), 41.5, { status: 'in_review', company_name: renamed.company_name }),
  ];
}

export function addReviews(
  clock: Clock,
  ids: Ids,
  scenario: Scenario,
  applications: AddedApplication[],
): void {
  for (const row of reviewRows(clock, ids)) {
    if (row['status'] === 'in_review') continue;
    const [subject, at] = [row['company_id'] as string, row['decided_at'] as Date];
    const verified = row['status'] === 'verified';
    const isLatest = subject === ids.get(declinedChange) && !verified;
    const notified = [
      {
        user: subject,
        kind: verified ? ('company_verified' as const) : ('company_declined' as const),
        ...((isLatest || subject === ids.get('kestrel-radio')) && { unread: true }),
      },
    ];
    const event = verified ? ('company.verified' as const) : ('company.declined' as const);
    scenario.events.push({ at, event, subject, actor: null, notified });
  }
  const subject = ids.get(suspended)!;
  // The last of them has turned off the notification about the company's return.
  const open = applications.filter(({ key, acceptedAt }) => key.startsWith(`${suspended}/`) && acceptedAt);
  const about = (
    kind: 'company_suspended' | 'company_restored',
    some: AddedApplication[],
    unread: AddedApplication,
  ) => some.map((it) => ({ user: it.studentId, about: it.id, kind, unread: it === unread }));
  const [last, second] = [open.at(-1)!, open.at(-2)!];
  scenario.events.push({
    at: clock.ago(0.6, 'suspended'),
    event: 'company.suspended',
    subject,
    actor: null,
    notified: about('company_suspended', open, last),
  });
  scenario.events.push({
    at: clock.ago(0.4, 'restored'),
    event: 'company.restored',
    subject,
    actor: null,
    notified: about('company_restored', open.slice(0, -1), second),
  });
}
