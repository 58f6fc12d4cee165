// The health of the platform: whether everything is working first, then the figures.
import type { Health } from '@questline/contract';
import { healthProblems, type HealthProblem } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedNotice, Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { followLink } from '../desk-location.ts';
import { Fact } from '../fact.tsx';
import { EmailBars } from './email-bars.tsx';
import { healthQuery } from './health-queries.ts';
import { countOf, headlineOf, problemWords, sizeOf, waitOf } from './health-words.ts';
import { JobTable } from './job-table.tsx';

export function HealthScreen() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(healthQuery);
  return (
    <section aria-label="Health" className="grid max-w-[56rem] gap-6">
      <h1 className="text-xl">Health</h1>
      {error && data && (
        <Notice tone="danger" title="These figures are out of date">
          {failureText(error)}
        </Notice>
      )}
      {data ? (
        <Figures health={data} now={new Date(dataUpdatedAt)} />
      ) : error ? (
        <FailedNotice title="Failed to load the figures" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="row" count={4} label="Loading the figures…" />
      )}
    </section>
  );
}

function Figures({ health, now }: { health: Health; now: Date }) {
  const { processes, events, backup } = health;
  return (
    <>
      <Answer problems={health.problems} />
      <Card tight>
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Fact label="Worker last seen">
            {health.worker_seen_at ? timeAgo(health.worker_seen_at, now) : 'Not within a day'}
          </Fact>
          <Fact label="Live connections">{health.live_connections.toLocaleString('en-US')}</Fact>
          <Fact label="Events waiting">
            {countOf(events.waiting)}
            {events.oldest && ` for ${waitOf(events.oldest, now)}`}
          </Fact>
          <Fact label="Last backup">
            {backup
              ? `${timeAgo(backup.finished_at, now)}, ${sizeOf(backup.bytes)}`
              : 'No backup recorded yet'}
          </Fact>
          <Fact label="Size of the database">{sizeOf(health.database_bytes)}</Fact>
          <Fact label="Database version">{health.schema}</Fact>
        </dl>
      </Card>
      <Part title="Emails per day">
        <EmailBars emails={health.emails} />
      </Part>
      <Part title="Jobs">
        <JobTable jobs={health.jobs} now={now} />
      </Part>
      <Part title="Processes">
        {processes.length === 0 ? (
          <p className="text-ink-soft">No process has reported within the last minute.</p>
        ) : (
          <ul className="border-t border-line">
            {processes.map((process) => (
              <li
                key={`${process.kind} ${process.started_at}`}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
              >
                <span>
                  <b>{process.kind === 'api' ? 'API' : 'Worker'}</b> {process.version}
                </span>
                <span className="text-sm text-ink-soft">
                  {process.kind === 'api' && `${process.streams.toLocaleString('en-US')} live · `}
                  started {timeAgo(process.started_at, now)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

/** One sentence, and what to do. */
function Answer({ problems }: { problems: HealthProblem[] }) {
  const broken = problems.some((problem) => healthProblems[problem] === 'broken');
  const Icon = problems.length ? TriangleAlert : CircleCheck;
  return (
    <div
      className={cx(
        'grid gap-3 rounded-card border-[1.5px] p-4',
        broken
          ? 'border-coral-strong bg-coral-soft'
          : problems.length
            ? 'border-sun bg-sun-soft/45'
            : 'border-line bg-trail-soft',
      )}
    >
      <p role="status" className="flex items-center gap-2.5 text-lg font-semibold">
        <Icon aria-hidden className={cx('size-6 shrink-0', broken && 'text-coral-strong')} />
        {headlineOf(problems)}
      </p>
      {problems.length > 0 && (
        <ul className="grid gap-2">
          {problems.map((problem) => (
            <li key={problem}>
              <b>{problemWords[problem].title}</b> {problemWords[problem].todo}{' '}
              {problem === 'emails_undelivered' && (
                <a
                  href="/desk/emails"
                  onClick={followLink}
                  className="font-semibold text-trail-strong underline"
                >
                  Open them
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid min-w-0 gap-3">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);
