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
import { YourTurnBadge } from '../../../ui/your-turn-badge.tsx';
import { TaskDots } from '../task-dots.tsx';
import { ApplicationSteps } from './application-steps.tsx';
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
  /** Link to the student's record, if it's completed. */
  record?: ReactNode;
  /** The student is on a break. */
  calm: boolean;
  onWithdraw: () => void;
  onLeave: () => void;
};

export function ApplicationRow(props: Props) {
  const { application, link, continueLink, another, record, calm, onWithdraw, onLeave } = props;
  const { company, status, tasks, can } = application;
  const next = !company.suspended && continueLink;
  return (
    <Card
      lifts
      tight
      className={cx(
        'grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_12rem] md:p-5',
        !!next && !calm && 'border-sun!',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3">
        <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
        <div className="grid content-start gap-1">
          <h2 className="text-lg leading-tight wrap-anywhere">{link}</h2>
          <p className="truncate text-ink-soft">{company.company_name}</p>
        </div>
        <div className="max-md:col-span-2 md:col-start-2">
          <Status application={application} calm={calm} />
        </div>
      </div>
      <div className="grid content-center gap-3.5">
        {can.open && status !== 'pending' && (
          <TaskDots
            approved={tasks.approved}
            total={tasks.total}
            over={status !== 'accepted' || application.turn?.whose === 'company'}
          />
        )}
        <div className="relative z-10 flex flex-wrap items-center gap-2 empty:hidden md:flex-col md:items-stretch max-md:[&>button:first-child]:-ml-3">
          {next}
          {another}
          {record}
          {status === 'pending' && (
            <Button variant="quiet" size="small" onClick={onWithdraw} className="md:self-end">
              Withdraw<span className="sr-only"> application for {application.initiative.name}</span>
            </Button>
          )}
          {can.leave && status !== 'accepted' && (
            <Button variant="quiet" size="small" onClick={onLeave}>
              Stop sharing<span className="sr-only"> with {company.company_name}</span>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Status({ application, calm }: { application: OwnApplication; calm: boolean }) {
  const { status, turn, next_task, needs_revision, company, left_at } = application;
  if (company.suspended && (status === 'pending' || status === 'accepted'))
    return (
      <Line badge={<Badge icon={<CirclePause aria-hidden />}>On hold</Badge>}>
        Our safety team is looking into something. You don't have to do anything, and your work is saved.
      </Line>
    );
  if (turn?.whose === 'guardian')
    return (
      <Line badge={<Badge icon={<Clock aria-hidden />}>{turnInWords(turn)}</Badge>}>
        Applied {timeAgo(application.applied_at)} · We send it to {company.company_name} when your parent or
        guardian agrees
      </Line>
    );
  if (status === 'pending')
    return (
      <ApplicationSteps
        row
        at="sent"
        company={company.company_name}
        applied={timeAgo(application.applied_at)}
        note={answerWords(application)}
      />
    );
  if (status === 'accepted')
    return (
      <Line
        badge={
          <>
            {turn?.whose === 'company' && <Badge icon={<Clock aria-hidden />}>{turnInWords(turn)}</Badge>}
            {needs_revision && !calm ? (
              <Badge tone="red">Needs Revision</Badge>
            ) : (
              turn?.whose === 'student' && <YourTurnBadge calm={calm} />
            )}
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
      <span className="as-typed">“{decision_note}”</span>
      <span className="relative z-10 shrink-0">
        <ReportNote applicationId={id} company={company.company_name} />
      </span>
    </span>
  );

/** What the company promised, or else how soon it usually answers. */
function answerWords({ turn, company: { answers_in_minutes } }: OwnApplication) {
  if (turn?.answer_by) return promisedInWords(turn.answer_by);
  return answers_in_minutes === null ? undefined : `Usually answers in ${waitInWords(answers_in_minutes)}`;
}

const closedWords = { rejected: 'Not this time', withdrawn: 'Withdrawn', ended: 'Ended' };

const Line = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap gap-2">{badge}</div>
    {children && <div className="text-sm text-pretty text-ink-soft">{children}</div>}
  </div>
);
