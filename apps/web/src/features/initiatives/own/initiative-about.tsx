// An initiative's texts, tasks and facts, as its own company sees them.
import type { OwnInitiative, Task } from '@questline/contract';
import { rewardText, submissionTypes, type SubmissionType } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { emptyTexts, InitiativeTexts, TextPart } from '../details/initiative-texts.tsx';
import { finishedTasksQuery } from './finished-tasks.ts';

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
const handedIn: Record<SubmissionType, string> = { text: 'text', link: 'a link', upload: 'a file' };

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Props = {
  initiative: OwnInitiative;
  /** Links that only the page can build: to a step of the editor, and to the work that needs a review. */
  edit: (step: EditorStep, words: ReactNode) => ReactNode;
  review: (words: string) => ReactNode;
};

type EditorStep = 'basics' | 'details' | 'tasks';

/** The About tab of the company's initiative page: one document, and the facts beside it. */
export function InitiativeAbout({ initiative, edit, review }: Props) {
  const missing = missingOf(initiative);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-5">
      <Card className="grid grid-cols-1 gap-6">
        <InitiativeTexts initiative={initiative} />
        <div className="border-t border-line pt-6 first:border-0 first:pt-0">
          <TextPart title="Tasks">
            {initiative.tasks.length === 0 ? (
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p className="text-ink-soft">Add at least one before you activate this initiative.</p>
                {edit('tasks', 'Add tasks')}
              </div>
            ) : (
              // The trail has an inset, for waypoints that are selected.
              <div className="-mx-2 -mb-3 pt-1.5">
                <Tasks initiative={initiative} review={review} />
              </div>
            )}
          </TextPart>
        </div>
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {missing.length > 0 && (
          <div className="grid gap-3 border-b border-line pb-5">
            <div className="grid gap-0.5">
              <h3 className="text-base">Tell students more</h3>
              <p className="text-sm text-ink-soft">They decide faster when they know what to expect.</p>
            </div>
            <ul className="flex flex-wrap gap-2 lg:gap-1.5">
              {missing.map(({ name, step }) => (
                <li key={name}>
                  {edit(
                    step,
                    <>
                      <span className="sr-only">Add</span> {name}
                    </>,
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className="sr-only">Facts</h3>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-1">
            {factsOf(initiative).map(({ name, value }) => (
              <div key={name} className="grid content-start gap-0.5">
                <dt className="text-xs text-ink-soft">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </div>
  );
}

/** What students would like to know, and the step of the editor that asks for it. */
function missingOf(initiative: OwnInitiative): { name: string; step: EditorStep }[] {
  const { tags, weekly_hours, total_hours } = initiative;
  const names = [
    ...emptyTexts(initiative),
    ...(weekly_hours === null && total_hours === null ? ['Time'] : []),
    ...(tags.length === 0 ? ['Tags'] : []),
  ];
  return names.map((name) => ({
    name,
    step: name === 'Description' || name === 'Tags' ? 'basics' : 'details',
  }));
}

function factsOf(initiative: OwnInitiative): { name: string; value: ReactNode }[] {
  const { tags, reward, commission, weekly_hours, total_hours, intake } = initiative;
  const { created_at, created_by, updated_at, updated_by } = initiative;
  const time = [
    weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
    total_hours !== null && `${hoursInWords(total_hours)} in total`,
  ].filter(Boolean);
  return [
    { name: 'Time', value: time.join(', ') },
    // The head shows the places if there is a limit, the deadline and the start.
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

function Tasks({ initiative: { id, tasks, totals }, review }: Pick<Props, 'initiative' | 'review'>) {
  const students = totals.working + totals.finished;
  const { data } = useQuery({ ...finishedTasksQuery(id), enabled: students > 0 });
  const work = new Map(data?.tasks.map((task) => [task.id, task]));
  return (
    <Trail label="Tasks">
      {tasks.map((task) => (
        <AboutTask key={task.id} task={task} students={students} work={work.get(task.id)} review={review} />
      ))}
    </Trail>
  );
}

type TaskProps = Pick<Props, 'review'> & {
  task: Task;
  students: number;
  /** Undefined while nobody is working on the initiative. */
  work: { finished: number; to_review: number } | undefined;
};

const AboutTask = ({ task, students, work, review }: TaskProps) => (
  <Waypoint
    state={work?.finished === students ? 'done' : 'open'}
    share={work && work.finished > 0 && work.finished < students ? work.finished / students : undefined}
    title={
      <span className={cx('block max-w-line text-ink wrap-anywhere', work && 'md:pr-60')}>{task.title}</span>
    }
    note={[
      task.minutes !== null && `About ${minutesInWords(task.minutes)}`,
      // Only if something is left out.
      task.allowed_types.length < submissionTypes.length &&
        `Submit ${anyOf.format(task.allowed_types.map((type) => handedIn[type]))}`,
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
    {/* On phones at the end, otherwise beside the title. */}
    {work && (
      <p className="flex items-center gap-3 text-sm text-ink-soft tabular-nums max-md:mt-1 md:absolute md:top-(--pad) md:right-(--inset)">
        {work.to_review > 0 && review(`${work.to_review} to review`)}
        <span>
          <b className="font-semibold text-ink">{work.finished}</b> of {students} finished
        </span>
      </p>
    )}
  </Waypoint>
);
