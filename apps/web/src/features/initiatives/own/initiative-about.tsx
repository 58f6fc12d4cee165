// An initiative's texts, tasks and facts, as its own company sees them.
import type { OwnInitiative, Task } from '@questline/contract';
import { rewardText } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { emptyTexts, InitiativeTexts, TextPart } from '../details/initiative-texts.tsx';
import { submissionKinds } from '../details/submission-kinds.ts';
import { finishedTasksQuery } from './finished-tasks.ts';
import { ShareLink } from './share-link.tsx';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const list = new Intl.ListFormat('en-US');

type Props = {
  initiative: OwnInitiative;
  /** Links to a step of the editor, which only the page can build. */
  edit: (step: 'basics' | 'details' | 'tasks', words: string) => ReactNode;
};

/** The About tab of the company's initiative page: one document, and the facts beside it. */
export function InitiativeAbout({ initiative, edit }: Props) {
  const missing = missingOf(initiative);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-5">
      <Card className="grid grid-cols-1 gap-6">
        <InitiativeTexts initiative={initiative} as={TextPart} />
        {initiative.tasks.length === 0 ? (
          <Hint link={edit('tasks', 'Add tasks')}>
            No tasks yet. Add at least one before you activate this initiative.
          </Hint>
        ) : (
          <div className="border-t border-line pt-6">
            <TextPart title="Tasks">
              <div className="pt-1.5">
                <Tasks initiative={initiative} />
              </div>
            </TextPart>
          </div>
        )}
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {missing && (
          <Hint link={edit(missing.step, 'Add details')}>
            Students decide faster when they know more. Not specified yet: {list.format(missing.names)}.
          </Hint>
        )}
        <Card>
          <h3 className="sr-only">Facts</h3>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-1">
            {factsOf(initiative).map(({ name, value }) => (
              <div key={name} className="grid content-start gap-1">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {/* On wide screens, it's in the head of the page. */}
          <div className="mt-4 lg:hidden">
            <ShareLink id={initiative.id} active={initiative.status === 'active'} />
          </div>
        </Card>
      </div>
    </div>
  );
}

/** What students would like to know, and the step of the editor that asks for it first. */
function missingOf(initiative: OwnInitiative) {
  const { tags, weekly_hours, total_hours } = initiative;
  const texts = emptyTexts(initiative);
  const names = [
    ...texts,
    ...(weekly_hours === null && total_hours === null ? ['Time'] : []),
    ...(tags.length === 0 ? ['Tags'] : []),
  ];
  const inBasics = names.every((name) => name === 'Description' || name === 'Tags');
  return names.length > 0 && { names, step: inBasics ? ('basics' as const) : ('details' as const) };
}

const Hint = ({ link, children }: { link: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-[1.5px] border-dashed border-edge px-4 py-3">
    <p className="max-w-line min-w-0 flex-1 basis-60 text-ink-soft">{children}</p>
    {link}
  </div>
);

function factsOf(initiative: OwnInitiative): { name: string; value: ReactNode }[] {
  const { tags, reward, commission, weekly_hours, total_hours, intake } = initiative;
  const { created_at, created_by, updated_at, updated_by } = initiative;
  const time = [
    weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
    total_hours !== null && `${hoursInWords(total_hours)} total`,
  ].filter(Boolean);
  return [
    { name: 'Time', value: time.join(', ') },
    // A limit is in the head of the page.
    { name: 'Places', value: intake.places === null && 'No limit' },
    { name: 'Reward', value: reward && rewardText(reward) },
    { name: 'Commission', value: commission },
    { name: 'Tags', value: tags.length > 0 && <TagList tags={tags} show={tags.length} /> },
    {
      name: 'Created',
      value: (
        <>
          <time dateTime={created_at}>{date.format(new Date(created_at))}</time> by{' '}
          {created_by?.name ?? 'you'}
        </>
      ),
    },
    {
      name: 'Last saved',
      value: updated_at !== created_at && (
        <>
          <time dateTime={updated_at}>{timeAgo(updated_at)}</time> by {updated_by?.name ?? 'you'}
        </>
      ),
    },
  ].filter(({ value }) => value);
}

function Tasks({ initiative: { id, tasks, totals } }: Pick<Props, 'initiative'>) {
  const { data } = useQuery({
    ...finishedTasksQuery(id),
    enabled: totals.working + totals.finished > 0,
  });
  const finished = new Map(data?.tasks.map((task) => [task.id, task.finished]));
  const students = totals.working + totals.finished;
  return (
    <Trail label="Tasks">
      {tasks.map((task) => (
        <AboutTask
          key={task.id}
          task={task}
          done={students > 0 && finished.get(task.id) === students}
          finished={finished.has(task.id) ? `${finished.get(task.id)} of ${students} finished` : undefined}
        />
      ))}
    </Trail>
  );
}

type TaskProps = {
  task: Task;
  /** By everyone. */
  done: boolean;
  /** How many students finished it; undefined while nobody is working. */
  finished: string | undefined;
};

const AboutTask = ({ task, done, finished }: TaskProps) => (
  <Waypoint
    state={done ? 'done' : 'open'}
    title={<span className="block max-w-line wrap-anywhere text-ink">{task.title}</span>}
    note={[
      task.minutes !== null && `About ${minutesInWords(task.minutes)}`,
      task.allowed_types.map((type) => submissionKinds[type].label).join(', '),
      finished,
    ]
      .filter(Boolean)
      .join(' · ')}
  >
    {task.instructions && <p className="mt-2 max-w-line as-typed">{task.instructions}</p>}
    {task.criteria.length > 0 && (
      <>
        <p className="mt-2 font-semibold">What good looks like</p>
        <ul className="list-disc pl-5">
          {task.criteria.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </>
    )}
    {task.resources.length > 0 && (
      <ul aria-label={`Links for ${task.title}`} className="mt-2 grid gap-1">
        {task.resources.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold text-trail underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    )}
  </Waypoint>
);
