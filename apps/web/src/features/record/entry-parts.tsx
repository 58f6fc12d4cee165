// The parts of a finished initiative that its student and others see alike.
import type { ShownEntry } from '@questline/contract';
import { Check, Flag, Hourglass, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { workInWords } from '../../lib/format/durations.ts';
import { Trail, Waypoint } from '../../ui/trail/trail.tsx';
import { approvedOn } from './record-words.ts';

type Props = { entry: ShownEntry };

export const EntryTasks = ({ entry: { initiative, tasks } }: Props) => (
  <Trail label={`Approved tasks of ${initiative.name}`} direction="rows" small>
    {tasks
      .map(({ title, approved_at }, place) => ({ title, approved_at, place }))
      .map(({ title, approved_at, place }) => (
        <Waypoint
          key={place}
          state="done"
          title={<Title>{title}</Title>}
          note={approved_at && approvedOn(approved_at)}
        />
      ))}
  </Trail>
);

const Title = ({ children }: { children: string }) => (
  <span className="line-clamp-3 text-sm wrap-anywhere">{children}</span>
);

const factsLook = 'flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:text-trail';

export function EntryFacts({ entry: { minutes, criteria, revisions } }: Props) {
  if (minutes === null && !criteria && revisions === 0) return null;
  return (
    <ul className={factsLook}>
      {minutes !== null && (
        <Fact icon={<Hourglass aria-hidden />} figure={`About ${workInWords(minutes)}`} of="of work" />
      )}
      {criteria && (
        <Fact icon={<Check aria-hidden />} figure={`${criteria.met} of ${criteria.of}`} of="criteria met" />
      )}
      {revisions > 0 && (
        <Fact
          icon={<Pencil aria-hidden />}
          figure={`${revisions} ${revisions === 1 ? 'revision' : 'revisions'}`}
          of="along the way"
        />
      )}
    </ul>
  );
}

/** "4 tasks", "About 6.5 hours" and the skills, for an entry that isn't open. */
export const EntryInShort = ({ entry: { tasks, minutes, skills } }: Props) => (
  <ul className={factsLook}>
    <Fact icon={<Flag aria-hidden />} figure={tasks.length === 1 ? '1 task' : `${tasks.length} tasks`} />
    {minutes !== null && <Fact icon={<Hourglass aria-hidden />} figure={`About ${workInWords(minutes)}`} />}
    {skills.length > 0 && <li className="wrap-anywhere">{skills.join(', ')}</li>}
  </ul>
);

const Fact = ({ icon, figure, of }: { icon: ReactNode; figure: string; of?: string }) => (
  <li className="flex items-center gap-1.5">
    {icon}
    <span>
      <b className="font-semibold text-ink tabular-nums">{figure}</b> {of}
    </span>
  </li>
);
