import type { ShownEntry } from '@questline/contract';
import { minutesInWords } from '../../lib/format/durations.ts';
import { recordSums } from './record-words.ts';

/** The sums of all finished initiatives. */
export function RecordSums({ entries }: { entries: readonly ShownEntry[] }) {
  const { initiatives, tasks, minutes, skills } = recordSums(entries);
  return (
    <dl className="grid grid-cols-2 gap-4 md:flex md:gap-x-8">
      <Sum figure={initiatives} of={initiatives === 1 ? 'initiative' : 'initiatives'} />
      <Sum figure={tasks} of={tasks === 1 ? 'task approved' : 'tasks approved'} />
      {minutes > 0 && <Sum figure={minutesInWords(minutes)} of="of work, estimated" />}
      {skills > 0 && <Sum figure={skills} of={skills === 1 ? 'skill' : 'skills'} />}
    </dl>
  );
}

const Sum = ({ figure, of }: { figure: number | string; of: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-ink-soft">{of}</dt>
    <dd className="font-head text-2xl font-bold whitespace-nowrap tabular-nums">{figure}</dd>
  </div>
);
