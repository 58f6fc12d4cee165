// The companies on the guardian's page: what is open in full, what is over in one line each.
import type { Collaboration, GuardianPage } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { type ReactNode, useState } from 'react';
import { hoursInWords } from '../../lib/format/durations.ts';
import { forHowLong, timeAgo } from '../../lib/format/time-ago.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { TrailDots } from '../../ui/trail/trail-dots.tsx';
import { useEnding } from './use-guardian-page.ts';

type Props = { page: GuardianPage; token: string };

export function Collaborations({ page, token }: Props) {
  const [asked, setAsked] = useState<Collaboration>();
  const ending = useEnding(token);
  const name = page.student.first_name;
  const isPending = asked?.status === 'pending';
  const open = page.collaborations.filter(isOpen);
  const over = page.collaborations.filter((it) => !isOpen(it));
  return (
    <>
      {open.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {open.map((it) => (
            <li key={it.id} className="min-w-0">
              <Open collaboration={it} onEnd={() => setAsked(it)} />
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {over.map((it) => (
            <li
              key={it.id}
              className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-line p-4"
            >
              <Names
                collaboration={it}
                text={`${messagesOf(it)}${it.ended_at ? `, ended ${timeAgo(it.ended_at)}` : ''}`}
              />
              <Badge>{overWords(it)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isKept) => isKept || setAsked(undefined)}
        title={isPending ? 'Withdraw this application?' : 'End this collaboration?'}
        loses={
          isPending
            ? `${asked.company.company_name} no longer sees ${name}'s application for “${asked.initiative_name}”.`
            : `${name} can't submit work for “${asked?.initiative_name}” anymore, and ${asked?.company.company_name} can't write about it. The company only sees that ${name} left. Work and feedback stay in ${name}'s history. This can't be undone.`
        }
        action={isPending ? 'Withdraw application' : 'End collaboration'}
        busy={ending.isPending && 'Ending…'}
        onConfirm={() => asked && ending.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
      />
    </>
  );
}

const isOpen = ({ can, status }: Collaboration) => can.end && status !== 'completed';

const messagesOf = ({ messages }: Collaboration) =>
  messages >= limits.countMax
    ? `${limits.countMax.toLocaleString('en-US')}+ messages`
    : `${messages} ${messages === 1 ? 'message' : 'messages'}`;

function overWords({ status, unanswered }: Collaboration) {
  if (unanswered) return 'No answer';
  return status === 'completed' ? 'Finished' : status === 'rejected' ? 'Declined' : 'Ended';
}

function Open({ collaboration, onEnd }: { collaboration: Collaboration; onEnd: () => void }) {
  const { status, waiting, applied_at, accepted_at, hours, tasks, initiative_name } = collaboration;
  const isPending = status === 'pending';
  const since = forHowLong(isPending ? applied_at : (accepted_at ?? applied_at)) ?? 'since today';
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Names collaboration={collaboration} text={initiative_name} />
        {waiting ? (
          <Badge tone="sun">Waiting for you</Badge>
        ) : isPending ? (
          <Badge tone="yellow">Applied</Badge>
        ) : (
          <Badge tone="green">Working together</Badge>
        )}
      </div>
      <dl className="grid grid-cols-1 gap-2">
        {!waiting && <Fact name={isPending ? 'Waiting for an answer' : 'Working together'}>{since}</Fact>}
        {hours !== null && <Fact name={isPending ? 'Would take' : 'Time'}>{hoursInWords(hours)} a week</Fact>}
        <Fact name="Messages">{messagesOf(collaboration).replace(/ messages?$/, '')}</Fact>
      </dl>
      {!isPending && tasks.total > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <TrailDots done={tasks.approved} total={tasks.total} />
          <p className="text-sm text-ink-soft tabular-nums">
            {tasks.approved} of {tasks.total} tasks approved
          </p>
        </div>
      )}
      <Button variant={isPending ? 'secondary' : 'caution'} wide onClick={onEnd}>
        {isPending ? 'Withdraw this application' : 'End this collaboration'}
        <span className="sr-only">: {initiative_name}</span>
      </Button>
    </Card>
  );
}

const Names = ({ collaboration: { company }, text }: { collaboration: Collaboration; text: string }) => (
  <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
    <LogoTile id={company.company_name} name={company.company_name} src={company.logo_url} />
    <div className="min-w-0">
      <h3 className="text-base leading-snug wrap-anywhere">{company.company_name}</h3>
      <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
    </div>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);
