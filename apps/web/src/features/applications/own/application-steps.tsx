import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';

type Props = {
  /** Waiting for the guardian, waiting for the company, or accepted. */
  at: 'waiting' | 'sent' | 'accepted';
  company: string;
  /** A note about the company's answer. */
  note?: string;
};

/** The stages of an application: sent, answered, then the tasks. */
export const ApplicationSteps = ({ at, company, note }: Props) => (
  <Trail label="Application progress">
    <Waypoint state="done" title="You applied" />
    {at === 'waiting' && <Waypoint state="current" title="Your parent or guardian agrees" />}
    {at === 'accepted' ? (
      <Waypoint state="done" title={`${company} accepted you`} note={note} />
    ) : (
      <Waypoint state={at === 'sent' ? 'current' : 'open'} title={`${company} reviews it`} note={note} />
    )}
    <Waypoint state={at === 'accepted' ? 'current' : 'open'} title="Your tasks" />
  </Trail>
);
