// An initiative's texts, tasks, banner and facts, as its own company sees them.
import type { OwnInitiative } from '@questline/contract';
import { rewardText } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { InitiativeBanner } from '../details/initiative-banner.tsx';
import { emptyTexts, InitiativeTexts, TextCard } from '../details/initiative-texts.tsx';
import { submissionKinds } from '../details/submission-kinds.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const list = new Intl.ListFormat('en-US');

type Props = {
  initiative: OwnInitiative;
  /** Links to a step of the editor, which only the page can build. */
  edit: (step: 'basics' | 'details' | 'tasks', words: string) => ReactNode;
};

/** The About tab of the company's initiative page. */
export function InitiativeAbout({ initiative, edit }: Props) {
  const empty = emptyTexts(initiative);
  const hasFacts = hasFactsOf(initiative);
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:gap-5',
        hasFacts && 'lg:grid-cols-[minmax(0,1fr)_18rem]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <InitiativeTexts initiative={initiative} />
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
          <TextCard title="Tasks">
            <Tasks tasks={initiative.tasks} />
          </TextCard>
        )}
      </div>
      {hasFacts ? <Facts initiative={initiative} /> : <Dates initiative={initiative} />}
    </div>
  );
}

const Hint = ({ link, children }: { link: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-[1.5px] border-dashed border-edge px-5 py-4">
    <p className="max-w-line min-w-0 flex-1 basis-60 text-ink-soft">{children}</p>
    {link}
  </div>
);

/** Who created it and when is not worth a box. */
const hasFactsOf = ({ banner_url, tags, weekly_hours, total_hours, reward, commission }: OwnInitiative) =>
  tags.length > 0 ||
  [banner_url, weekly_hours, total_hours, reward, commission].some((it) => it !== null && it !== '');

function Facts({ initiative }: Pick<Props, 'initiative'>) {
  const { tags } = initiative;
  const { reward, commission, weekly_hours, total_hours } = initiative;
  return (
    <Card tight className="grid grid-cols-1 gap-4">
      {initiative.banner_url && <InitiativeBanner src={initiative.banner_url} />}
      <dl className="grid gap-x-6 gap-y-3.5 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {tags.length > 0 && (
          <Fact name="Tags">
            <TagList tags={tags} show={tags.length} />
          </Fact>
        )}
        {(weekly_hours !== null || total_hours !== null) && (
          <Fact name="Time">
            {[
              weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
              total_hours !== null && `${hoursInWords(total_hours)} total`,
            ]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
        {reward && <Fact name="Reward">{rewardText(reward)}</Fact>}
        {commission && <Fact name="Commission">{commission}</Fact>}
        <DateFacts initiative={initiative} />
      </dl>
    </Card>
  );
}

const Dates = ({ initiative }: Pick<Props, 'initiative'>) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-3 px-1 text-sm">
    <DateFacts initiative={initiative} />
  </dl>
);

const DateFacts = ({
  initiative: { created_at, created_by, updated_at, updated_by },
}: Pick<Props, 'initiative'>) => (
  <>
    <Fact name="Created">
      <time dateTime={created_at}>{date.format(new Date(created_at))}</time> by {created_by?.name ?? 'you'}
    </Fact>
    {updated_at !== created_at && (
      <Fact name="Last saved">
        <time dateTime={updated_at}>{timeAgo(updated_at)}</time> by {updated_by?.name ?? 'you'}
      </Fact>
    )}
  </>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
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
