// An application as the company sees it: the student, their own words, why they fit, Accept and Reject. At least three
// fit on a screen of 1440 by 900.
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
import { DecisionButtons, DecisionNote, NoteButton } from './decision-buttons.tsx';
import { Quote } from './quote.tsx';
import { ReceivedFacts } from './received-facts.tsx';
import { type DecisionProps, useDecision } from './use-decision.ts';

type Props = DecisionProps & {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Some are selected: the filled button is the one that decides all of them. */
  selecting: boolean;
  /** Several of the list can be selected: each card keeps the place for its checkbox. */
  selectable: boolean;
  /** The status that all of them have isn't repeated on each card. */
  sameStatus: boolean;
  /** Link to the initiative, if the list has several. */
  about: ReactNode;
  onProfile: () => void;
  /** Link to the conversation, shown once accepted. */
  message: ReactNode;
};

export function ReceivedCard(props: Props) {
  const { chosen, onChoose, selecting, selectable, sameStatus, about, onProfile, message, ...deciding } =
    props;
  const { application } = deciding;
  const { id, student, status, note, decision_note, decided_by, fit_reasons, can } = application;
  const decision = useDecision(deciding);
  const name = student.full_name;
  return (
    <Card
      tight
      role="article"
      tabIndex={-1}
      data-stop={id}
      aria-labelledby={`application-${id}`}
      className="group/item @container scroll-mt-24 scroll-mb-28 has-[:checked]:border-trail"
    >
      <div className={receivedColumns}>
        <div className="flex h-10 items-center gap-3">
          {selectable && !can.reject && <span className="w-6 @max-4xl:hidden" />}
          {selectable && can.reject && (
            <Checkbox
              data-key="x"
              checked={chosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
              label={<span className="sr-only">Select {name}</span>}
              className="-m-2 -mr-5 p-2"
            />
          )}
          <Avatar id={student.id} name={name} src={student.photo_url} />
        </div>
        <div className="grid min-h-10 min-w-0 content-center gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
            <h2 id={`application-${id}`} title={name} className="text-base leading-snug">
              <span className="sr-only">Application from</span>{' '}
              {/* "View Profile" is the same for the keyboard. */}
              <button
                type="button"
                tabIndex={-1}
                className="line-clamp-2 text-left wrap-anywhere underline-offset-4 hover:underline"
                onClick={onProfile}
              >
                {name}
              </button>
            </h2>
            <span className={sameStatus ? 'sr-only' : 'contents'}>
              <ApplicationStatusBadge status={status} unanswered={application.unanswered} />
            </span>
          </div>
          <ReceivedFacts application={application} about={about} />
        </div>
        {note && (
          <div className="col-span-full @4xl:col-span-1 @4xl:col-start-2">
            <Quote by={`${name} wrote`} lines={fit_reasons.length > 0 ? 2 : 3}>
              {note}
            </Quote>
          </div>
        )}
        <div className="col-span-full grid content-start gap-2.5 empty:hidden @4xl:col-start-2 @4xl:-col-end-1 @4xl:row-start-3 @4xl:pt-1">
          {fit_reasons.length > 0 && <Reasons reasons={fit_reasons} />}
          {decision_note && <Quote by={`${decided_by?.name ?? 'You'} wrote`}>{decision_note}</Quote>}
          {can.reject && <DecisionNote {...deciding} decision={decision} />}
        </div>
        <div className="col-span-full grid content-start gap-x-2 gap-y-1 @4xl:col-span-1 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1">
          <div className="mb-1 empty:hidden @4xl:justify-self-end @4xl:text-right">
            <SinceWhen application={application} />
          </div>
          {can.reject && (
            <div className={pair}>
              <DecisionButtons {...deciding} decision={decision} quiet={selecting} inList />
            </div>
          )}
          <div className={can.reject ? 'flex gap-1 *:grow *:px-2' : pair}>
            <Button
              variant={can.reject ? 'quiet' : 'secondary'}
              data-key="v"
              icon={<UserRound aria-hidden />}
              className={can.reject ? `shrink-0 ${lesser}` : 'whitespace-nowrap'}
              onClick={onProfile}
            >
              View Profile <span className="sr-only">of {name}</span>
            </Button>
            {/* Not while the acceptance can be undone: the student doesn't know about it yet. */}
            {(can.end || status === 'completed') && message}
            {can.reject && <NoteButton {...deciding} className={`shrink-0 ${lesser}`} />}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The decision has its own column, so that the student's words get the rest. */
export const receivedColumns =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 @4xl:grid-cols-[auto_minmax(0,1fr)_18rem] @4xl:grid-rows-[auto_1fr_auto] @4xl:gap-x-4 @4xl:gap-y-1.5';

const pair = 'grid grid-cols-2 gap-2 *:px-2';
const lesser = 'text-sm whitespace-nowrap lg:pointer-fine:min-h-9 [&_svg]:size-4.5';

export const Reasons = ({ reasons }: { reasons: string[] }) => (
  <ul aria-label="Why they fit" className="flex min-w-0 flex-wrap gap-1.5">
    {reasons.map((reason) => (
      <li
        key={reason}
        className="flex max-w-full min-w-0 items-start gap-1.5 rounded-tag bg-trail-soft px-2 py-0.5 text-xs leading-5 font-medium text-trail-strong"
      >
        <Check aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2.5} />
        <span className="min-w-0 wrap-anywhere">{reason}</span>
      </li>
    ))}
  </ul>
);

/** Until when to answer, how long it has been waiting, or who decided it and when. */
export function SinceWhen({ application }: { application: ReceivedApplication }) {
  const { status, applied_at, answer_by, decided_at, decided_by } = application;
  if (status === 'pending' && answer_by)
    return (
      <span className="text-sm">
        <DayDots {...clockOf(applied_at, answer_by)}>{answerByInWords(answer_by)}</DayDots>
      </span>
    );
  const did = status === 'rejected' ? 'Rejected' : 'Accepted';
  const words =
    status === 'pending'
      ? waitedInWords(applied_at)
      : decided_at && `${did} by ${decided_by?.name ?? 'you'} ${timeAgo(decided_at)}`;
  return words && <span className="text-sm text-ink-soft wrap-anywhere">{words}</span>;
}
