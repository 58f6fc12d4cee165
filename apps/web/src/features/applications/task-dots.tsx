import { TrailDots } from '../../ui/trail/trail-dots.tsx';

type Props = { approved: number; total: number; over?: boolean };

/** Progress through an initiative as dots, with the numbers below. */
export const TaskDots = ({ approved, total, over = false }: Props) => (
  <div className="grid gap-1.5">
    {total > 1 && <TrailDots done={approved} total={total} over={over} />}
    <p className="text-sm text-ink-soft tabular-nums">
      {total === 0 ? 'No tasks yet' : `${approved} of ${total} approved`}
    </p>
  </div>
);
