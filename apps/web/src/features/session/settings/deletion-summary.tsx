// Explains what deleting the account does. See db/policies/session-deletion.sql and docs/decisions/0017.
import { nameOf, type UserType } from '@questline/contract/plain';

const words: Record<UserType, { goes: string[]; stays: string[] }> = {
  student: {
    goes: [
      'Your name, photo, profile, school, handles, drafts and notifications are deleted immediately.',
      'Pending applications are withdrawn. Active initiatives end, and the companies are notified.',
    ],
    stays: [
      `Work you submitted and messages you sent stay with the company that received them, under the name “${nameOf('student', null)}”. What you wrote in them doesn't change.`,
    ],
  },
  company: {
    goes: [
      'Your name, profile, logo, drafts and notifications are deleted immediately.',
      'All your initiatives are deleted. Applications and active work end, and students are notified.',
    ],
    stays: [
      `Students keep their work, your feedback and your messages, under the name “${nameOf('company', null)}”.`,
    ],
  },
};

export function DeletionSummary({ type }: { type: UserType }) {
  const { goes, stays } = words[type];
  return (
    <div className="grid gap-3">
      <List
        title="What's deleted"
        points={[...goes, "You're signed out everywhere. You can use your email for a new account."]}
      />
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
