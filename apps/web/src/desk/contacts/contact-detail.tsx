// Removed contact details with everything needed to decide.
import type { OpenedContact } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { deskApi } from '../desk-queries.ts';
import { KeyLegend } from '../key-legend.tsx';
import { ClaimBar } from '../queue/claim-bar.tsx';
import { FailedItem } from '../queue/failed-item.tsx';
import type { OpenItem } from '../queue/queue-screen.tsx';
import { ContactDecision } from './contact-decision.tsx';
import { ContactOriginal } from './contact-original.tsx';
import { contactQuery } from './contact-queries.ts';
import { kindsInWords, sourceOf } from './contact-words.ts';

export function ContactDetail({ id, onBack, onClosed }: OpenItem) {
  const query = useQuery(contactQuery(id));
  if (query.data) return <Detail contact={query.data} onBack={onBack} onClosed={onClosed} />;
  if (!query.error) return <SkeletonList of="row" count={4} label="Opening the original…" />;
  return <FailedItem title="Failed to open the original" query={query} onBack={onBack} />;
}

type DetailProps = Omit<OpenItem, 'id'> & { contact: OpenedContact };

function Detail({ contact, onBack, onClosed }: DetailProps) {
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    ...(contact.place === 'message' ? [press('c', 'Close the conversation')] : []),
    press('w', 'Warn the company'),
    press('t', 'Talk to the company'),
    press('Mod+Enter', 'Close with the chosen actions'),
    press('n', 'No action needed'),
    press('u', 'Release it'),
    press('b', 'Back to the queue'),
  ];
  useShortcuts({ shortcuts, active: true });
  const { claim, can, student, earlier, outcome } = contact;
  return (
    <article ref={article} className="grid gap-5">
      <ClaimBar
        claim={claim}
        decided={
          outcome && `This is closed: ${outcome === 'action' ? 'we took action' : 'no action needed'}.`
        }
        release={() => deskApi('POST /api/desk/contacts/:id/release', { params: { id: contact.id } })}
        onBack={onBack}
      >
        {contact.urgent && <Badge tone="coral">Urgent</Badge>}
        <span className="font-semibold tabular-nums">C-{contact.number}</span>
      </ClaimBar>
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {kindsInWords(contact.kinds)}
        </h1>
        <p className="text-ink-soft wrap-anywhere">
          {sourceOf(contact)} to <b className="text-ink">{student ?? 'a deleted account'}</b>.
        </p>
        {earlier.count > 0 && (
          <p className="text-sm text-ink-soft">
            Earlier ones by this company: {earlier.count >= 100 ? '100+' : earlier.count},{' '}
            {earlier.with_action} with action
          </p>
        )}
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactOriginal contact={contact} />
        {can.decide && (
          <ContactDecision
            contact={contact}
            onClosed={(words) => onClosed(`C-${contact.number} is closed: ${words}.`)}
          />
        )}
      </div>
      {can.decide && <KeyLegend shortcuts={shortcuts} />}
    </article>
  );
}
