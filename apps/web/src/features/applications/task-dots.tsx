import { TrailDots } from '../../ui/trail/trail-dots.tsx';

type Props = { approved: number; total: number; over?: boolean };

/** The way through an initiative, small; the words stand below it. */
export const TaskDots = ({ approved, total, over = false }: Props) => (
  <div className="grid gap-1.5">
    <TrailDots done={approved} total={total} over={over} />
    <p className="text-sm text-ink-soft tabular-nums">
      {total === 0 ? 'No tasks yet' : `${approved} of ${total} approved`}
    </p>
  </div>
);
