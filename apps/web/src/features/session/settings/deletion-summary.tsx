// What a deletion does, in plain words. db/policies/session-deletion.sql does it, and docs/decisions/0017 says why.
import { nameOf, type UserType } from '@questline/contract/plain';

const words: Record<UserType, { goes: string[]; stays: string[] }> = {
  student: {
    goes: [
      'Your name, photo, profile, school and handles, drafts and notifications, at once.',
      'Applications that wait for an answer are withdrawn. What you are working on ends, and the company is told.',
    ],
    stays: [
      `Work you handed in and messages you sent stay with the company that got them, signed '${nameOf('student', null)}'. What you wrote in them stays as it is.`,
    ],
  },
  company: {
    goes: [
      'Your name, profile, logo, drafts and notifications, at once.',
      'All your initiatives are deleted. Applications and running work end, and students are told.',
    ],
    stays: [
      `Students keep what they did for you, your feedback and your messages, signed '${nameOf('company', null)}'.`,
    ],
  },
};

export function DeletionSummary({ type }: { type: UserType }) {
  const { goes, stays } = words[type];
  return (
    <div className="grid gap-3">
      <List
        title="What goes"
        points={[...goes, 'You are signed out everywhere. Your email address is free for a new account.']}
      />
      <List title="What stays, because others rely on it" points={stays} />
      <p className="font-semibold text-ink">This cannot be undone.</p>
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
