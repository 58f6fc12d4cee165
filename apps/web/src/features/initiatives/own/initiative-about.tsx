// An initiative's texts, tasks and facts, as its own company sees them.
import type { OwnInitiative, Task } from '@questline/contract';
import { rewardText, submissionTypes, type SubmissionType } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { emptyTexts, InitiativeTexts, TextPart } from '../details/initiative-texts.tsx';

const allOf = new Intl.ListFormat('en-US');
const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
const handedIn: Record<SubmissionType, string> = { text: 'text', link: 'a link', upload: 'a file' };

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Props = {
  initiative: OwnInitiative;
  /** Link to a step of the editor, which only the page can build. */
  edit: (step: EditorStep, words: string) => ReactNode;
  /** What needs an answer from the company. */
  turns: ReactNode;
};

type EditorStep = 'basics' | 'details' | 'tasks';

/** The About tab of the company's initiative page: what to do next, one document, and the facts beside it. */
export function InitiativeAbout({ initiative, edit, turns }: Props) {
  const { tasks } = initiative;
  const facts = factsOf(initiative);
  const missing = missingOf(initiative);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
      {turns}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-5">
        <Card className="@container">
          <div className="grid grid-cols-1 gap-6">
            <InitiativeTexts initiative={initiative} beside />
            <div className="border-t border-line pt-6 first:border-0 first:pt-0">
              <TextPart title="Tasks" beside>
                {tasks.length === 0 ? (
                  <div className="grid justify-items-start gap-3">
                    <p className="text-ink-soft">Add at least one before you activate this initiative.</p>
                    {edit('tasks', 'Add tasks')}
                  </div>
                ) : (
                  <ol aria-label="Tasks" className="grid grid-cols-1 gap-6 max-[42rem]:mt-1">
                    {tasks.map((task, i) => (
                      <AboutTask key={task.id} task={task} number={i + 1} />
                    ))}
                  </ol>
                )}
              </TextPart>
            </div>
          </div>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {(facts.length > 0 || missing.length > 0) && (
            <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {facts.length > 0 && <Facts facts={facts} />}
              {missing.length > 0 && (
                <div className="grid justify-items-start gap-3 not-first:border-t not-first:border-line not-first:pt-5">
                  <div className="grid gap-1">
                    <h3 className="text-base">Tell students more</h3>
                    <p className="text-sm text-ink-soft">
                      Add {allOf.format(missing.map(({ words }) => words))}, so they know what to expect.
                    </p>
                  </div>
                  {edit(missing[0]!.step, 'Add details')}
                </div>
              )}
            </Card>
          )}
          <Edited initiative={initiative} />
        </div>
      </div>
    </div>
  );
}

const AboutTask = ({ task, number }: { task: Task; number: number }) => (
  <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
    <span
      aria-hidden
      className="grid size-7 place-items-center rounded-full bg-sunken text-sm font-semibold text-ink-soft tabular-nums"
    >
      {number}
    </span>
    <div className="min-w-0 pt-0.5">
      <p className="max-w-line leading-snug font-semibold wrap-anywhere">{task.title}</p>
      <p className="text-sm text-ink-soft">
        {[
          task.minutes !== null && `About ${minutesInWords(task.minutes)}`,
          // Only if something is left out.
          task.allowed_types.length < submissionTypes.length &&
            `Submit ${anyOf.format(task.allowed_types.map((type) => handedIn[type]))}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {task.instructions && <p className="mt-1.5 max-w-line as-typed">{task.instructions}</p>}
      {task.criteria.length > 0 && (
        <>
          <p className="mt-2 font-semibold">What good looks like</p>
          <ul className="list-disc pl-5">
            {task.criteria.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
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
                className="font-semibold text-trail underline underline-offset-4 wrap-anywhere"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

type Fact = { name: string; value: ReactNode };

const Facts = ({ facts }: { facts: Fact[] }) => (
  <div>
    <h3 className="sr-only">Facts</h3>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-1">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

function factsOf(initiative: OwnInitiative): Fact[] {
  const { tags, reward, commission, weekly_hours, total_hours, intake } = initiative;
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
  ].filter(({ value }) => value);
}

/** For those who share an account: who wrote it, and who changed it last. */
const Edited = ({
  initiative: { created_at, created_by, updated_at, updated_by },
}: Pick<Props, 'initiative'>) => (
  <p className="px-5 text-sm text-ink-soft md:px-6">
    Created <time dateTime={created_at}>{date.format(new Date(created_at))}</time> by{' '}
    {created_by?.name ?? 'you'}.
    {updated_at !== created_at && (
      <>
        {' '}
        Last saved <time dateTime={updated_at}>{timeAgo(updated_at)}</time> by {updated_by?.name ?? 'you'}.
      </>
    )}
  </p>
);

const wordsOf: Record<string, string> = { Overview: 'an overview', Description: 'a description' };

/** What students would like to know, and the step of the editor that asks for it. */
function missingOf(initiative: OwnInitiative): { words: string; step: EditorStep }[] {
  const { tags, weekly_hours, total_hours } = initiative;
  return [
    ...emptyTexts(initiative).map((title) => ({
      words: wordsOf[title] ?? title.toLowerCase(),
      step: title === 'Description' ? ('basics' as const) : ('details' as const),
    })),
    ...(weekly_hours === null && total_hours === null
      ? [{ words: 'the time it takes', step: 'details' as const }]
      : []),
    ...(tags.length === 0 ? [{ words: 'tags', step: 'basics' as const }] : []),
  ];
}
