import { Notice } from '../../../ui/feedback/notice.tsx';

const words: Record<string, string> = {
  approved: 'This was approved meanwhile',
  needs_revision: 'A revision was asked for meanwhile',
  reviewed: 'This was marked as reviewed meanwhile',
  superseded: 'The student has handed in a newer attempt',
};

type Props = { state: string; unsent: string };

/** For whoever decided second. */
export const LateNotice = ({ state, unsent }: Props) => (
  <Notice tone="warn" title={words[state] ?? 'This has already been decided'}>
    <p>Your decision was not needed, so the student was told nothing twice.</p>
    {unsent.trim() && <p className="mt-2 as-typed">Your feedback was not sent: “{unsent.trim()}”</p>}
  </Notice>
);
