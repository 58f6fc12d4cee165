// An application as the company sees it: the student, why they fit, their note, Accept and Reject.
import type { ReceivedApplication } from '@questline/contract';
import { Check, MessageSquarePlus, UserRound, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { waitedInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ApplicationStatusBadge } from './application-status.tsx';
import { useDecide } from './decide.ts';
import { PersonalNote } from './personal-note.tsx';
import { ReceivedFacts } from './received-facts.tsx';
import { RejectDialog } from './reject-dialog.tsx';

type Props = {
  application: ReceivedApplication;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onProfile: () => void;
  /** Link to the conversation, shown once accepted. */
  message: ReactNode;
  onDecided: () => void;
};

export function ReceivedCard({ application, chosen, onChoose, onProfile, message, onDecided }: Props) {
  const { id, student, initiative, status, note, decision_note, decided_by, fit_reasons, can } = application;
  const [line, setLine] = useState<string>();
  const [rejecting, setRejecting] = useState(false);
  const { decide, deciding, warned } = useDecide(application, {
    onDecided,
    onSettled: () => setRejecting(false),
  });
  const name = student.full_name;
  return (
    <Card
      tight
      role="article"
      tabIndex={-1}
      data-stop={id}
      aria-labelledby={`application-${id}`}
      className="grid scroll-mt-24 scroll-mb-28 gap-4 has-[:checked]:border-trail md:p-5"
    >
      <div className="flex items-start gap-3 md:gap-4">
        <Avatar id={student.id} name={name} src={student.photo_url} size="large" />
        <div className="min-w-0 grow">
          <h2 id={`application-${id}`} className="text-lg leading-tight wrap-anywhere">
            Application from {name}
          </h2>
          <p className="mt-0.5 text-ink-soft wrap-anywhere">{initiative.name}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <ApplicationStatusBadge status={status} />
            <span className="text-sm text-ink-soft">{sinceWhen(application)}</span>
          </div>
        </div>
        {can.accept && (
          <Checkbox
            data-key="x"
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            label={<span className="sr-only">Select {name}</span>}
            className="-m-2 p-2"
          />
        )}
      </div>
      <ReceivedFacts application={application} />
      {fit_reasons.length > 0 && (
        <ul aria-label="Why they fit" className="flex flex-wrap gap-2">
          {fit_reasons.map((reason) => (
            <li
              key={reason}
              className="flex items-start gap-1.5 rounded-tag bg-trail-soft px-2.5 py-1 text-sm font-medium text-trail-strong"
            >
              <Check aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2.5} />
              {reason}
            </li>
          ))}
        </ul>
      )}
      {note && <Quote by={`${name} wrote`}>{note}</Quote>}
      {decision_note && <Quote by={`${decided_by?.name ?? 'You'} wrote`}>{decision_note}</Quote>}
      {line !== undefined && can.accept && (
        <PersonalNote
          value={line}
          onChange={setLine}
          help={`${name} sees it with your decision.`}
          warned={warned?.decision === 'accepted' ? warned : undefined}
          onConfirm={(made) => decide({ ...made, confirmed: true })}
        />
      )}
      <div className="grid grid-cols-2 gap-2 border-t border-line pt-4 max-md:[&>button]:px-2 md:flex md:flex-wrap md:items-center">
        <Button variant="secondary" data-key="v" icon={<UserRound aria-hidden />} onClick={onProfile}>
          View Profile <span className="sr-only">of {name}</span>
        </Button>
        {(status === 'accepted' || status === 'completed') && message}
        {can.accept && (
          <>
            <Button
              variant="quiet"
              data-key="w"
              icon={<MessageSquarePlus aria-hidden />}
              aria-expanded={line !== undefined}
              onClick={() => setLine(line === undefined ? '' : undefined)}
            >
              Add a note
            </Button>
            <span aria-hidden className="grow max-md:hidden" />
            <Button
              variant="secondary"
              data-key="r"
              icon={<X aria-hidden />}
              busy={deciding === 'rejected' && 'Rejecting…'}
              onClick={() => setRejecting(true)}
            >
              Reject <span className="sr-only">{name}</span>
            </Button>
            <Button
              data-key="a"
              icon={<Check aria-hidden />}
              busy={deciding === 'accepted' && 'Accepting…'}
              onClick={() => decide({ decision: 'accepted', note: line ?? '' })}
            >
              Accept <span className="sr-only">{name}</span>
            </Button>
          </>
        )}
      </div>
      <RejectDialog
        open={rejecting}
        onClose={() => setRejecting(false)}
        name={name}
        initiative={initiative.name}
        note={line ?? ''}
        onNote={setLine}
        busy={deciding === 'rejected'}
        warned={warned?.decision === 'rejected' ? warned : undefined}
        onReject={(confirmed) => decide({ decision: 'rejected', note: line ?? '', confirmed })}
      />
    </Card>
  );
}

/** How long it has been waiting, or who decided it and when. */
function sinceWhen({ status, applied_at, decided_at, decided_by }: ReceivedApplication) {
  if (status === 'pending') return waitedInWords(applied_at);
  const did = status === 'rejected' ? 'Rejected' : 'Accepted';
  return decided_at && `${did} by ${decided_by?.name ?? 'you'} ${timeAgo(decided_at)}`;
}

const Quote = ({ by, children }: { by: string; children: string }) => (
  <figure className="rounded-[14px] bg-sunken px-4 py-3">
    <figcaption className="text-xs text-ink-soft">{by}</figcaption>
    <blockquote className="mt-0.5 max-w-[70ch] as-typed">{children}</blockquote>
  </figure>
);
