// One of the student's own applications: its progress, and whose turn it is.
import type { OwnApplication } from '@questline/contract';
import { CirclePause, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { promisedInWords } from '../../../lib/format/answer-clock.ts';
import { waitInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { turnInWords } from '../../../lib/format/whose-turn.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { TaskDots } from '../task-dots.tsx';
import { ReportNote } from './report-note.tsx';
import { unansweredText } from './unanswered-text.ts';

type Props = {
  application: OwnApplication;
  /** The initiative's name, as the link over the whole row (class `stretched`). */
  link: ReactNode;
  /** Link to what the student has to do next. */
  continueLink?: ReactNode;
  /** Link to other initiatives, if the company didn't answer. */
  another?: ReactNode;
  onWithdraw: () => void;
  onLeave: () => void;
};

export function ApplicationRow({ application, link, continueLink, another, onWithdraw, onLeave }: Props) {
  const { company, status, tasks, can } = application;
  const next = !company.suspended && continueLink;
  return (
    <Card
      lifts
      tight
      className={cx(
        'grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] md:p-5',
        !!next && 'border-l-[5px] border-l-sun',
      )}
    >
      <div className="flex min-w-0 gap-4">
        <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
        <div className="grid min-w-0 content-start gap-1">
          <h2 className="text-lg leading-tight wrap-anywhere">{link}</h2>
          <p className="truncate text-ink-soft">{company.company_name}</p>
          <Status application={application} />
        </div>
      </div>
      <div className="grid content-center gap-3.5">
        {status === 'pending' ? (
          <div className="relative z-10 md:justify-self-end">
            <Button variant="secondary" size="small" onClick={onWithdraw}>
              Withdraw<span className="sr-only"> application for {application.initiative.name}</span>
            </Button>
          </div>
        ) : (
          can.open && (
            <>
              <TaskDots
                approved={tasks.approved}
                total={tasks.total}
                over={status !== 'accepted' || application.turn?.whose === 'company'}
              />
              {next && <div className="relative z-10">{next}</div>}
            </>
          )
        )}
        {another && <div className="relative z-10 md:justify-self-end">{another}</div>}
        {can.leave && status !== 'accepted' && (
          <div className="relative z-10 md:justify-self-end">
            <Button variant="quiet" size="small" onClick={onLeave}>
              Stop sharing<span className="sr-only"> with {company.company_name}</span>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Status({ application }: { application: OwnApplication }) {
  const { status, turn, next_task, needs_revision, company, left_at } = application;
  if (company.suspended && (status === 'pending' || status === 'accepted'))
    return (
      <Line badge={<Badge icon={<CirclePause aria-hidden />}>On hold</Badge>}>
        Our safety team is looking into something. You don't have to do anything, and your work is saved.
      </Line>
    );
  if (status === 'pending')
    return (
      <Line badge={turn && <Waiting turn={turn} />}>
        {[
          `Applied ${timeAgo(application.applied_at)}`,
          turn?.whose === 'guardian' &&
            `We send it to ${company.company_name} when your parent or guardian agrees`,
          turn?.whose === 'company' && answerWords(application),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Line>
    );
  if (status === 'accepted')
    return (
      <Line
        badge={
          <>
            {turn?.whose === 'student' && <Badge tone="sun">{turnInWords(turn)}</Badge>}
            {turn?.whose === 'company' && <Waiting turn={turn} />}
            {needs_revision && <Badge tone="red">Needs Revision</Badge>}
          </>
        }
      >
        {next_task && (
          <>
            Next: <span className="font-semibold text-ink">{next_task.title}</span>
          </>
        )}
        {turn?.whose === 'company' && turn.answer_by && promisedInWords(turn.answer_by)}
        {application.can.finish && `${company.company_name} removed the remaining tasks`}
      </Line>
    );
  if (status === 'completed')
    return (
      <Line
        badge={
          <>
            <Badge tone="green">Completed</Badge>
            {left_at && <Badge>Sharing stopped</Badge>}
          </>
        }
      >
        {application.finished_at && `Finished ${timeAgo(application.finished_at)}`}
        {left_at && <DecisionNote application={application} />}
      </Line>
    );
  return (
    <Line
      badge={
        <>
          <Badge>{application.unanswered ? 'No answer' : closedWords[status]}</Badge>
          {left_at && <Badge>Sharing stopped</Badge>}
        </>
      }
    >
      {application.unanswered && unansweredText}
      <DecisionNote application={application} />
    </Line>
  );
}

/** In the history, because students who blocked the company no longer see the initiative's page. */
const DecisionNote = ({ application: { id, company, decision_note } }: { application: OwnApplication }) =>
  decision_note && (
    <span className="flex items-start justify-between gap-2">
      <span className="line-clamp-3 as-typed">“{decision_note}”</span>
      <span className="relative z-10 shrink-0">
        <ReportNote applicationId={id} company={company.company_name} />
      </span>
    </span>
  );

/** What the company promised, or else how soon it usually answers. */
function answerWords({ turn, company: { answers_in_minutes } }: OwnApplication) {
  if (turn?.answer_by) return promisedInWords(turn.answer_by);
  return answers_in_minutes !== null && `Usually answers in ${waitInWords(answers_in_minutes)}`;
}

const closedWords = { rejected: 'Not this time', withdrawn: 'Withdrawn', ended: 'Ended' };

const Waiting = ({ turn }: { turn: NonNullable<OwnApplication['turn']> }) => (
  <Badge icon={<Clock aria-hidden />}>{turnInWords(turn)}</Badge>
);

const Line = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <div className="mt-2 grid gap-2">
    <div className="flex flex-wrap gap-2">{badge}</div>
    {children && <div className="text-sm text-pretty text-ink-soft">{children}</div>}
  </div>
);
