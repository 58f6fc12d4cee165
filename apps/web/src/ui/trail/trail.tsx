// Progress as waypoints joined by a dotted path. For screen readers, a numbered list that includes each state.
import { Check, Clock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type WaypointState = 'done' | 'current' | 'open';

type TrailProps = {
  label: string;
  /** From 768 px, `across` is one horizontal line and `rows` continues after every fourth waypoint. Below that, every
   *  trail is vertical. */
  direction?: 'down' | 'across' | 'rows';
  large?: boolean;
  /** Dots instead of pins. */
  small?: boolean;
  children: ReactNode;
};

export function Trail({ label, direction = 'down', large, small, children }: TrailProps) {
  return (
    <ol
      aria-label={label}
      className={cx(
        'trail',
        direction !== 'down' && 'trail-across',
        direction === 'rows' && 'trail-rows',
        large && 'trail-large',
        small && 'trail-small',
      )}
    >
      {children}
    </ol>
  );
}

const words = { done: 'Done: ', current: 'Current: ', waiting: 'Waiting: ', open: 'Not done yet: ' };

type WaypointProps = {
  /** `waiting`: done by this person and now with someone else. */
  state: WaypointState | 'waiting';
  /** A heading, or a link with the class `stretched`. */
  title: ReactNode;
  /** Instead of its number. */
  icon?: ReactNode;
  note?: ReactNode;
  /** This waypoint is open next to the trail. */
  selected?: boolean;
  /** Draws the path after it as done, even if there is still something to do here. */
  reached?: boolean;
  /** How much of it is done, from 0 to 1: an arc of its ring. */
  share?: number | undefined;
  children?: ReactNode;
};

export function Waypoint({ state, title, icon, note, selected, reached, share, children }: WaypointProps) {
  return (
    <li
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      data-selected={selected || undefined}
      data-reached={reached || undefined}
      data-share={share}
      style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
    >
      <PathSegment />
      <span aria-hidden className="trail-pin">
        {icon ?? (state === 'done' && <Check strokeWidth={3} />)}
        {state === 'waiting' && <Clock strokeWidth={2.5} />}
      </span>
      <div className="trail-text">
        <div className={cx('leading-snug font-semibold', state === 'open' && 'text-ink-soft')}>
          <span className="sr-only">{words[state]}</span>
          {title}
        </div>
        {note && <div className="text-sm text-ink-soft">{note}</div>}
        {children}
      </div>
    </li>
  );
}

/** Stretches between two pins; the dots keep their size and shape. */
export const PathSegment = () => (
  <span aria-hidden className="trail-way">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d="M0 50C28 0 72 100 100 50" vectorEffect="non-scaling-stroke" />
    </svg>
  </span>
);
