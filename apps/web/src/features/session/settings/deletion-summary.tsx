// Explains what a deletion does. See db/policies/session-deletion.sql and docs/decisions/0017.
import { limits, nameOf } from '@questline/contract/plain';

/** A student's account, the account of someone on a company's team, or the company. */
export type Deletion = 'student' | 'person' | 'company';

const emailIsFree = "You're signed out everywhere. You can use your email for a new account.";

const words: Record<Deletion, { goes: string[]; stays: string[] }> = {
  student: {
    goes: [
      'Your name, photo, profile, school, handles, drafts and notifications are deleted immediately.',
      'So are your messages, the work you submitted and its files. Export your data first if you want to keep them.',
      'Pending applications are withdrawn. Active initiatives end, and the companies are notified.',
      emailIsFree,
    ],
    stays: [
      `Companies keep their own messages, feedback and decisions, under the name “${nameOf('student', null)}”.`,
      'If something you sent was reported, we keep a copy of it for up to a year after the report is closed.',
    ],
  },
  person: {
    goes: [
      'Your email, password, username, photo, settings and notifications are deleted immediately.',
      'You leave the team.',
      emailIsFree,
    ],
    stays: [
      'The company with its initiatives, applications and conversations.',
      'What you wrote for the company, under your name. Your drafts pass to an owner.',
    ],
  },
  company: {
    goes: [
      'The name, profile, logo and drafts of the company, and your own account with your name and photo, are deleted immediately.',
      'All initiatives are deleted. Applications and active work end, and students are notified.',
      emailIsFree,
    ],
    stays: [
      `Students keep their work, your feedback and your messages, under the name “${nameOf('company', null)}”.`,
    ],
  },
};

/** `others`: how many more people are on the team. */
const lostAccess = (others: number) =>
  others === 0
    ? []
    : [
        others === 1
          ? `You and 1 other person lose access. The other person's account is deleted after ${limits.withoutCompanyDays} days, unless they join another company.`
          : `You and ${others} other people lose access. The other people's accounts are deleted after ${limits.withoutCompanyDays} days, unless they join another company.`,
      ];

export function DeletionSummary({ what, others }: { what: Deletion; others: number }) {
  const { goes, stays } = words[what];
  return (
    <div className="grid gap-3">
      <List title="What's deleted" points={what === 'company' ? [...lostAccess(others), ...goes] : goes} />
      <List title="What stays, because others rely on it" points={stays} />
      <p className="font-semibold text-ink">This can't be undone.</p>
    </div>
  );
}

const List = ({ title, points }: { title: string; points: string[] }) => (
  <div>
    <p className="font-semibold text-ink">{title}</p>
    <ul className="list-disc pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
