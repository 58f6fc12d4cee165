// One waitlist entry or inquiry: what it says, notes, and inviting or closing it.
import type { OpenedProspect } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { BackButton } from '../../ui/layout/back-link.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { Fact, Facts } from '../fact.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { FailedItem } from '../queue/failed-item.tsx';
import type { OpenItem } from '../queue/queue-screen.tsx';
import { ProspectNotes } from './prospect-notes.tsx';
import { prospectQuery } from './prospect-queries.ts';
import { ProspectSteps } from './prospect-steps.tsx';
import { nameOf, pilotWords, statusTones, statusWords } from './prospect-words.ts';

export function ProspectDetail({ id, onBack }: OpenItem) {
  const query = useQuery(prospectQuery(id));
  if (query.data) return <Detail prospect={query.data} onBack={onBack} />;
  if (!query.error) return <SkeletonList of="row" count={4} label="Opening…" />;
  return <FailedItem title="Failed to open it" query={query} onBack={onBack} />;
}

type DetailProps = { prospect: OpenedProspect; onBack: () => void };

function Detail({ prospect, onBack }: DetailProps) {
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, status, can } = prospect;
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    ...(can.invite && kind === 'waitlist' ? [press('s', 'Invite as a student')] : []),
    ...(can.invite ? [press('c', 'Invite as a company')] : []),
    ...(can.cancel ? [press('x', 'Cancel the invitation')] : []),
    ...(can.close ? [press('e', 'Not a fit')] : []),
    ...(can.reopen ? [press('r', 'Reopen')] : []),
    { key: 'n', does: 'Write a note', run: () => note.current?.focus() },
    press('Mod+Enter', 'Add the note'),
    press('b', 'Back to the list'),
  ];
  useShortcuts({ shortcuts, active: true });
  return (
    <article ref={article} className="grid grid-cols-1 content-start gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <BackButton data-key="b" onClick={onBack}>
          Back
        </BackButton>
        <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
      </div>
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {nameOf(prospect)}
        </h1>
        <p className="text-ink-soft">
          {kind === 'waitlist' ? `Joined the waitlist ` : 'Sent an inquiry '}
          <time dateTime={prospect.created_at}>{timeAgo(prospect.created_at)}</time>
          {kind === 'waitlist' && ` · ${pilotWords(prospect.pilot_interest)}`}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          {kind === 'inquiry' && <Inquiry prospect={prospect} />}
          <ProspectNotes prospect={prospect} ref={note} />
        </div>
        <ProspectSteps prospect={prospect} />
      </div>
      <KeyLegend shortcuts={shortcuts} />
    </article>
  );
}

const Inquiry = ({ prospect }: { prospect: OpenedProspect }) => (
  <>
    <Card tight>
      <Facts>
        <Fact label="Contact">{prospect.contact_name}</Fact>
        <Fact label="Email">{prospect.email}</Fact>
        <Fact label="Website">{prospect.website ?? 'None'}</Fact>
        {prospect.wishes.length > 0 && (
          <Fact label="What students would do">{prospect.wishes.join(', ')}</Fact>
        )}
      </Facts>
    </Card>
    <section aria-label="Message" className="grid gap-1">
      <h2 className="text-sm font-semibold text-ink-soft">Message</h2>
      <p className="max-w-line as-typed">{prospect.message}</p>
    </section>
  </>
);
