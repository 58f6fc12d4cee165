import type { ReactNode } from 'react';
import { type WaypointState, PathSegment } from './trail.tsx';

/** What happened and when, in the given order. */
export const Timeline = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol aria-label={label} className="trail trail-story">
    {children}
  </ol>
);

type EventProps = {
  state?: WaypointState;
  title: ReactNode;
  /** Machine-readable time, and the same as text. */
  at: string;
  when: string;
  children?: ReactNode;
};

export const TimelineEvent = ({ state = 'open', title, at, when, children }: EventProps) => (
  <li data-state={state}>
    <PathSegment />
    <span aria-hidden className="trail-pin" />
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {when}
        </time>
      </div>
      {children && <div className="mt-1 text-ink-soft">{children}</div>}
    </div>
  </li>
);
