// An initiative's texts, tasks and facts, as its own company sees them.
import type { OwnInitiative } from '@questline/contract';
import { rewardText } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { InitiativeBanner } from '../details/initiative-banner.tsx';
import { emptyTexts, InitiativeTexts, TextPart } from '../details/initiative-texts.tsx';
import { submissionKinds } from '../details/submission-kinds.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const list = new Intl.ListFormat('en-US');

type Props = {
  initiative: OwnInitiative;
  /** Links to a step of the editor, which only the page can build. */
  edit: (step: 'basics' | 'details' | 'tasks', words: string) => ReactNode;
};

/** The About tab of the company's initiative page: one document, and the facts beside it. */
export function InitiativeAbout({ initiative, edit }: Props) {
  const empty = emptyTexts(initiative);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-5">
      <Card className="grid grid-cols-1 gap-6">
        {initiative.banner_url && <InitiativeBanner src={initiative.banner_url} />}
        <InitiativeTexts initiative={initiative} as={TextPart} />
        {empty.length > 0 && (
          <Hint link={edit(empty.includes('Description') ? 'basics' : 'details', 'Add details')}>
            Students decide faster when they know more. Not written yet: {list.format(empty)}.
          </Hint>
        )}
        {initiative.tasks.length === 0 ? (
          <Hint link={edit('tasks', 'Add tasks')}>
            No tasks yet. Add at least one before you activate this initiative.
          </Hint>
        ) : (
          <div className="border-t border-line pt-6">
            <TextPart title="Tasks">
              <div className="pt-1.5">
                <Tasks tasks={initiative.tasks} />
              </div>
            </TextPart>
          </div>
        )}
      </Card>
      <Facts initiative={initiative} />
    </div>
  );
}

const Hint = ({ link, children }: { link: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-[1.5px] border-dashed border-edge px-4 py-3">
    <p className="max-w-line min-w-0 flex-1 basis-60 text-ink-soft">{children}</p>
    {link}
  </div>
);

function Facts({ initiative }: Pick<Props, 'initiative'>) {
  const { tags, reward, commission, weekly_hours, total_hours, intake } = initiative;
  const { created_at, created_by, updated_at, updated_by } = initiative;
  const time = [
    weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
    total_hours !== null && `${hoursInWords(total_hours)} total`,
  ].filter(Boolean);
  return (
    <Card>
      <h3 className="sr-only">Facts</h3>
      <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-1">
        <Fact name="Time">{time.join(', ')}</Fact>
        <Fact name="Places">{intake.places ?? 'No limit'}</Fact>
        {(reward || !commission) && <Fact name="Reward">{reward && rewardText(reward)}</Fact>}
        {commission && <Fact name="Commission">{commission}</Fact>}
        <Fact name="Tags">{tags.length > 0 && <TagList tags={tags} show={tags.length} />}</Fact>
        <Fact name="Created">
          <time dateTime={created_at}>{date.format(new Date(created_at))}</time> by{' '}
          {created_by?.name ?? 'you'}
        </Fact>
        {updated_at !== created_at && (
          <Fact name="Last saved">
            <time dateTime={updated_at}>{timeAgo(updated_at)}</time> by {updated_by?.name ?? 'you'}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere">
      {children || <span className="font-normal text-ink-soft">Not specified</span>}
    </dd>
  </div>
);

const Tasks = ({ tasks }: Pick<OwnInitiative, 'tasks'>) => (
  <Trail label="Tasks">
    {tasks.map((task) => (
      <Waypoint
        key={task.id}
        state="open"
        title={<span className="wrap-anywhere text-ink">{task.title}</span>}
        note={[
          task.minutes !== null && `About ${minutesInWords(task.minutes)}`,
          task.allowed_types.map((type) => submissionKinds[type].label).join(', '),
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
    ))}
  </Trail>
);
