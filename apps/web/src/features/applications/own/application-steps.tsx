import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';

type Props = {
  /** Waiting for the company, or accepted. */
  at: 'sent' | 'accepted';
  company: string;
  /** A note about the company's answer. */
  note?: string;
};

/** The stages of an application: sent, answered, then the tasks. */
export const ApplicationSteps = ({ at, company, note }: Props) => (
  <Trail label="Application progress">
    <Waypoint state="done" title="You applied" />
    {at === 'sent' ? (
      <Waypoint state="current" title={`${company} reviews it`} note={note} />
    ) : (
      <Waypoint state="done" title={`${company} accepted you`} note={note} />
    )}
    <Waypoint state={at === 'sent' ? 'open' : 'current'} title="Your tasks" />
  </Trail>
);
