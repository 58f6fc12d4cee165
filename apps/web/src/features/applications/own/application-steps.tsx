import { DotsOf } from '../../../ui/trail/trail-dots.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';

type Props = {
  /** Waiting for the guardian, waiting for the company, or accepted. */
  at: 'waiting' | 'sent' | 'accepted';
  company: string;
  /** How long ago. */
  applied?: string;
  /** A note about the company's answer. */
  note?: string | undefined;
  /** Small, and on one line where there's room. */
  row?: boolean;
};

/** The stages of an application: sent, answered, then the tasks. */
export const ApplicationSteps = ({ at, company, applied, note, row = false }: Props) => (
  <Trail label="Application progress" direction={row ? 'across' : 'down'} small={row}>
    <Waypoint state="done" title="You applied" note={applied} />
    {at === 'waiting' && <Waypoint state="waiting" title="Your parent or guardian agrees" />}
    {at === 'accepted' ? (
      <Waypoint state="done" title={`${company} accepted you`} note={note} />
    ) : (
      <Waypoint
        state={at === 'sent' ? 'waiting' : 'open'}
        title={at === 'sent' ? `${company} is reviewing it` : `${company} reviews it`}
        note={note}
      />
    )}
    <Waypoint state={at === 'accepted' ? 'current' : 'open'} title="Your tasks" />
  </Trail>
);

type SentProps = Pick<Props, 'company' | 'note'> & { applied: string };

/** The same for one application of a list, short enough for phones. */
export const SentSteps = ({ company, applied, note }: SentProps) => (
  <>
    <div className="max-md:hidden">
      <ApplicationSteps row at="sent" company={company} applied={applied} note={note} />
    </div>
    <div className="grid gap-2 text-sm text-ink-soft md:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-base font-semibold text-ink">In review</span>
        Applied {applied}
      </p>
      <DotsOf states={['done', 'waiting', 'open']} />
      {note && <p>{note}</p>}
    </div>
  </>
);
