import { Notice } from '../../../ui/feedback/notice.tsx';

const words: Record<string, string> = {
  approved: 'This was already approved',
  needs_revision: 'Changes were already requested',
  reviewed: 'This was already marked as reviewed',
  superseded: 'The student submitted a newer attempt',
};

type Props = { state: string; unsent: string };

/** Shown when someone else already decided. */
export const LateNotice = ({ state, unsent }: Props) => (
  <Notice tone="warn" title={words[state] ?? 'This has already been decided'}>
    <p>Your decision wasn't saved, and the student wasn't notified again.</p>
    {unsent.trim() && <p className="mt-2 as-typed">Your feedback wasn't sent: “{unsent.trim()}”</p>}
  </Notice>
);
