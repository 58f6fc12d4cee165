// An initiative's image, texts and tasks, as its own company sees them.
import type { OwnInitiative } from '@questline/contract';
import { minutesInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { InitiativeBanner } from '../details/initiative-banner.tsx';
import { InitiativeTexts, TextCard } from '../details/initiative-texts.tsx';
import { submissionKinds } from '../details/submission-kinds.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The About tab of the company's initiative page. */
export function InitiativeAbout({ initiative }: { initiative: OwnInitiative }) {
  const { created_at, created_by, updated_at, updated_by, tags } = initiative;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {initiative.banner_url && <InitiativeBanner src={initiative.banner_url} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {tags.length > 0 && <TagList tags={tags} show={tags.length} />}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            <time dateTime={created_at}>Created {date.format(new Date(created_at))}</time> by{' '}
            {created_by?.name ?? 'you'}
          </span>
          {updated_at !== created_at && (
            <span>
              <time dateTime={updated_at}>Saved {timeAgo(updated_at)}</time> by {updated_by?.name ?? 'you'}
            </span>
          )}
        </p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
        <InitiativeTexts
          initiative={initiative}
          hole={<p className="text-ink-soft">Nothing written yet.</p>}
        />
      </div>
      <TextCard title="Tasks">
        {initiative.tasks.length === 0 ? (
          <p className="text-ink-soft">No tasks yet. Add at least one before you activate this initiative.</p>
        ) : (
          <Tasks tasks={initiative.tasks} />
        )}
      </TextCard>
    </div>
  );
}

const Tasks = ({ tasks }: Pick<OwnInitiative, 'tasks'>) => (
  <Trail label="Tasks">
    {tasks.map((task) => (
      <Waypoint
        key={task.id}
        state="open"
        title={<span className="text-ink">{task.title}</span>}
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
