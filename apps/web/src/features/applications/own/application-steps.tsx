import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';

type Props = {
  /** Waiting for the company, or accepted. */
  at: 'sent' | 'accepted';
  company: string;
  /** About the answer that is waited for, or that came. */
  waits?: string;
};

/** The way of an application: sent, answered, and then the work. */
export const ApplicationSteps = ({ at, company, waits }: Props) => (
  <Trail label="How your application stands">
    <Waypoint state="done" title="You applied" />
    {at === 'sent' ? (
      <Waypoint state="current" title={`${company} reads it`} note={waits} />
    ) : (
      <Waypoint state="done" title={`${company} accepted you`} note={waits} />
    )}
    <Waypoint state={at === 'sent' ? 'open' : 'current'} title="Your tasks" />
  </Trail>
);
