// An application as the company sees it: the student, why they fit, their note, Accept and Reject. At least three fit on
// a screen of 1440 by 900.
import type { ReceivedApplication } from '@questline/contract';
import { Check, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerByInWords, clockOf } from '../../../lib/format/answer-clock.ts';
import { waitedInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DayDots } from '../../../ui/trail/day-dots.tsx';
import { ApplicationStatusBadge } from './application-status.tsx';
import { DecisionButtons, DecisionNote } from './decision-buttons.tsx';
import { Quote } from './quote.tsx';
import { ReceivedFacts } from './received-facts.tsx';
import { type DecisionProps, useDecision } from './use-decision.ts';

type Props = DecisionProps & {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onProfile: () => void;
  /** Link to the conversation, shown once accepted. */
  message: ReactNode;
};

export function ReceivedCard({ chosen, onChoose, onProfile, message, ...deciding }: Props) {
  const { application } = deciding;
  const { id, student, initiative, status, note, decision_note, decided_by, fit_reasons, can } = application;
  const { applied_at, answer_by } = application;
  const decision = useDecision(deciding);
  const name = student.full_name;
  return (
    <Card
      tight
      role="article"
      tabIndex={-1}
      data-stop={id}
      aria-labelledby={`application-${id}`}
      className="@container scroll-mt-24 scroll-mb-28 has-[:checked]:border-trail"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 @5xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto]">
        <div className="flex min-w-0 items-start gap-3">
          <Avatar id={student.id} name={name} src={student.photo_url} />
          <div className="min-w-0 grow">
            <h2 id={`application-${id}`} className="line-clamp-2 text-base leading-snug wrap-anywhere">
              Application from {name}
            </h2>
            <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{initiative.name}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <ApplicationStatusBadge status={status} unanswered={application.unanswered} />
              {status === 'pending' && answer_by ? (
                <span className="text-sm">
                  <DayDots {...clockOf(applied_at, answer_by)}>{answerByInWords(answer_by)}</DayDots>
                </span>
              ) : (
                <span className="text-sm text-ink-soft">{sinceWhen(application)}</span>
              )}
            </div>
          </div>
        </div>
        {can.reject && (
          <Checkbox
            data-key="x"
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            label={<span className="sr-only">Select {name}</span>}
            className="-m-2 h-fit p-2 @5xl:col-start-3"
          />
        )}
        <div className="col-span-full grid content-start gap-2 empty:hidden @5xl:col-span-1 @5xl:col-start-2 @5xl:row-start-1">
          {fit_reasons.length > 0 && <Reasons reasons={fit_reasons} />}
          {note && (
            <Quote by={`${name} wrote`} short>
              {note}
            </Quote>
          )}
          {decision_note && <Quote by={`${decided_by?.name ?? 'You'} wrote`}>{decision_note}</Quote>}
        </div>
        {can.reject && (
          <div className="col-span-full empty:hidden">
            <DecisionNote {...deciding} decision={decision} />
          </div>
        )}
        <div className="col-span-full grid items-end justify-between gap-x-6 gap-y-3 @5xl:flex">
          <ReceivedFacts application={application} />
          <div className="grid shrink-0 grid-cols-2 gap-2 max-md:[&>button]:px-2 md:flex md:justify-end md:[&>*]:px-3.5">
            <Button variant="secondary" data-key="v" icon={<UserRound aria-hidden />} onClick={onProfile}>
              View Profile <span className="sr-only">of {name}</span>
            </Button>
            {/* Not while the acceptance can be undone: the student doesn't know about it yet. */}
            {(can.end || status === 'completed') && message}
            {can.reject && <DecisionButtons {...deciding} decision={decision} />}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** One line on wide screens, so that cards stay low: the words that don't fit are cut. */
const Reasons = ({ reasons }: { reasons: string[] }) => (
  <ul aria-label="Why they fit" className="flex min-w-0 flex-wrap gap-1.5 @5xl:flex-nowrap">
    {reasons.map((reason) => (
      <li
        key={reason}
        title={reason}
        className="flex min-w-0 items-start gap-1.5 rounded-tag bg-trail-soft px-2 py-0.5 text-sm font-medium text-trail-strong @5xl:text-xs @5xl:leading-5"
      >
        <Check aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2.5} />
        <span className="min-w-0 @5xl:truncate">{reason}</span>
      </li>
    ))}
  </ul>
);

/** How long it has been waiting, or who decided it and when. With a promise, the dots say it. */
function sinceWhen({ status, applied_at, decided_at, decided_by }: ReceivedApplication) {
  if (status === 'pending') return waitedInWords(applied_at);
  const did = status === 'rejected' ? 'Rejected' : 'Accepted';
  return decided_at && `${did} by ${decided_by?.name ?? 'you'} ${timeAgo(decided_at)}`;
}
