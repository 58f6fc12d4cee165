// One of the student's own applications: its progress, and whose turn it is.
import type { OwnApplication, RecordEntry } from '@questline/contract';
import { ChevronRight, CirclePause, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { promisedInWords } from '../../../lib/format/answer-clock.ts';
import { hoursInWords, waitInWords, workInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { turnInWords } from '../../../lib/format/whose-turn.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { YourTurnBadge } from '../../../ui/your-turn-badge.tsx';
import { TaskDots } from '../task-dots.tsx';
import { SentSteps } from './application-steps.tsx';
import { DecisionNote, Quote } from './quote.tsx';
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
  /** What the record says about it. */
  entry?: RecordEntry | undefined;
  /** The student is on a break. */
  calm: boolean;
  onWithdraw: () => void;
  onLeave: () => void;
};

export function ApplicationRow(props: Props) {
  const { application, link, continueLink, another, record, entry, calm, onWithdraw, onLeave } = props;
  const { company, initiative, status, tasks, can } = application;
  const next = !company.suspended && continueLink;
  const main = next || another || record;
  return (
    <Card
      lifts
      tight
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-4 md:p-5',
        !!next && !calm && 'border-sun!',
      )}
    >
      <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
      <div className={cx('grid content-center', !!main && 'max-md:col-span-2')}>
        <h2 className="text-lg leading-tight wrap-anywhere">{link}</h2>
        <p className="truncate text-ink-soft">{company.company_name}</p>
        {status === 'accepted' && initiative.weekly_hours !== null && (
          <p className="text-sm text-ink-soft tabular-nums">{hoursInWords(initiative.weekly_hours)} a week</p>
        )}
      </div>
      <div className="col-span-full grid grid-cols-1 gap-4 md:col-start-2">
        <Status application={application} entry={entry} calm={calm} />
        {can.open && status !== 'pending' && status !== 'completed' && tasks.total !== 1 && (
          <TaskDots
            approved={tasks.approved}
            total={tasks.total}
            over={calm || status !== 'accepted' || application.turn?.whose === 'company'}
          />
        )}
      </div>
      {!main && <ChevronRight aria-hidden className="col-start-3 row-start-1 self-center text-ink-soft" />}
      {main && (
        <div className="relative z-10 col-span-full max-md:grid md:col-span-1 md:col-start-3 md:row-start-1">
          {main}
        </div>
      )}
      {status === 'pending' && (
        <Quiet onClick={onWithdraw}>
          Withdraw<span className="sr-only"> application for {application.initiative.name}</span>
        </Quiet>
      )}
      {can.leave && status !== 'accepted' && (
        <Quiet onClick={onLeave}>Stop sharing my profile with {company.company_name}</Quiet>
      )}
    </Card>
  );
}

/** At the foot of the card, its words below those above. */
const Quiet = (props: { onClick: () => void; children: ReactNode }) => (
  <div className="relative z-10 col-span-full -my-2 -ml-3 md:col-start-2 md:mt-0">
    <Button variant="quiet" size="small" {...props} />
  </div>
);

type StatusProps = Pick<Props, 'application' | 'entry' | 'calm'>;

function Status({ application, entry, calm }: StatusProps) {
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
      <SentSteps
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
  const done = status === 'completed';
  return (
    <>
      <Line
        badge={
          <>
            {done ? (
              <Badge tone="green">
                {application.finished_at ? `Finished ${timeAgo(application.finished_at)}` : 'Completed'}
              </Badge>
            ) : (
              <Badge>{application.unanswered ? 'No answer' : closedWords[status]}</Badge>
            )}
            {left_at && <Badge>Sharing stopped</Badge>}
          </>
        }
      >
        {application.unanswered && unansweredText}
        {done && doneInWords(application, entry)}
      </Line>
      {done && entry?.closing_words && (
        <Quote from={[...new Set([entry.closing_words.by, company.company_name])].join(' · ')}>
          {entry.closing_words.text}
        </Quote>
      )}
      {/* In the history, because students who blocked the company no longer see the initiative's page. */}
      {(!done || left_at) && (
        <DecisionNote id={application.id} company={company.company_name} note={application.decision_note} />
      )}
    </>
  );
}

/** What the company promised, or else how soon it usually answers. */
function answerWords({ turn, company: { answers_in_minutes } }: OwnApplication) {
  if (turn?.answer_by) return promisedInWords(turn.answer_by);
  return answers_in_minutes === null ? undefined : `Usually answers in ${waitInWords(answers_in_minutes)}`;
}

/** "4 tasks · about 6.5 hours" */
function doneInWords({ tasks: { total } }: OwnApplication, entry: RecordEntry | undefined) {
  const tasks = `${total} ${total === 1 ? 'task' : 'tasks'}`;
  return entry?.minutes ? `${tasks} · about ${workInWords(entry.minutes)}` : tasks;
}

const closedWords = { rejected: 'Not this time', withdrawn: 'Withdrawn', ended: 'Ended' };

const Line = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <div className="flex flex-wrap gap-2">{badge}</div>
    {children && <div className="text-sm text-pretty text-ink-soft">{children}</div>}
  </div>
);
