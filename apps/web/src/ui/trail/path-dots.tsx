import { cx } from '../cx.ts';

type Props = {
  /** The waypoint that the path leads to is reached. */
  reached: boolean;
  /** The width: one dot for each 6 px. */
  className: string;
};

/** The dotted path between two waypoints of a small trail. */
export const PathDots = ({ reached, className }: Props) => (
  <span className={cx('path-dots', reached ? 'text-trail' : 'text-edge', className)} />
);
