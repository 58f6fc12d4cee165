import type { ShownEntry } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workInWords } from '../../lib/format/durations.ts';
import { About } from '../../ui/about.tsx';
import { cx } from '../../ui/cx.ts';
import { recordQuery } from './record-queries.ts';
import { recordSums } from './record-words.ts';

type Props = {
  entries: readonly ShownEntry[];
  /** Where they aren't the main thing: smaller, and without the skills. */
  inline?: boolean;
};

/** The sums of all finished initiatives. */
export function RecordSums({ entries, inline = false }: Props) {
  const { initiatives, tasks, minutes, skills } = recordSums(entries);
  const [worked, unit] = workInWords(minutes).split(' ');
  const all: [figure: ReactNode, of: string][] = [
    [initiatives, initiatives === 1 ? 'initiative' : 'initiatives'],
    [tasks, tasks === 1 ? 'task approved' : 'tasks approved'],
    [minutes && <About key="hours">{worked}</About>, `${unit} of work`],
    [inline ? 0 : skills, skills === 1 ? 'skill practiced' : 'skills practiced'],
  ];
  const sums = all.filter(([figure], i) => !!figure || i < 2);
  const look = looks[inline ? 'inline' : 'large'];
  return (
    <dl
      className={cx(
        'md:flex md:gap-x-8',
        look.list,
        !inline && (sums.length === 3 ? inARow : 'grid grid-cols-[auto_auto]'),
      )}
    >
      {sums.map(([figure, of]) => (
        <div key={of} className={cx('flex', look.sum)}>
          <dt className="text-sm text-ink-soft">{of}</dt>
          <dd className={cx('font-head font-bold whitespace-nowrap tabular-nums', look.figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Three figures fit in one row of a phone, except on the narrowest. */
const inARow = 'flex flex-wrap justify-between gap-x-3 md:justify-start';

const looks = {
  large: {
    list: 'gap-4',
    sum: 'flex-col-reverse justify-end',
    figure: 'text-xl md:text-2xl',
  },
  inline: {
    list: `${inARow} gap-y-2`,
    sum: 'flex-col-reverse justify-end',
    figure: 'text-lg md:text-2xl',
  },
};

/** The student's sums with a link to the record, once something is finished. */
export function OwnSums({ link }: { link: ReactNode }) {
  const { data } = useQuery(recordQuery);
  if (!data?.entries.length) return null;
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-trail-soft p-4">
      <RecordSums inline entries={data.entries} />
      {link}
    </div>
  );
}
