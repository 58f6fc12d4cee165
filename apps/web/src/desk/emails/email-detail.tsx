// One recipient whose emails couldn't be delivered, with everything needed to decide.
import type { OpenedFailure } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { BackButton } from '../../ui/layout/back-link.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { FailedItem } from '../queue/failed-item.tsx';
import type { OpenItem } from '../queue/queue-screen.tsx';
import { EmailDecision } from './email-decision.tsx';
import { failureQuery } from './email-queries.ts';
import { EmailRecipient } from './email-recipient.tsx';
import { decisionWords, emailsInWords, kindInWords, reasonOf, recipientOf, sourceOf } from './email-words.ts';

export function EmailDetail({ id, onBack, onClosed }: OpenItem) {
  const query = useQuery(failureQuery(id));
  if (query.data) return <Detail failure={query.data} onBack={onBack} onClosed={onClosed} />;
  if (!query.error) return <SkeletonList of="row" count={4} label="Opening the emails…" />;
  return <FailedItem title="Failed to open the emails" query={query} onBack={onBack} />;
}

type DetailProps = Omit<OpenItem, 'id'> & { failure: OpenedFailure };

function Detail({ failure, onBack, onClosed }: DetailProps) {
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { can, earlier, decision } = failure;
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    ...(can.resend ? [press('s', 'Send again')] : []),
    ...(can.decide ? [press('h', 'Mark as handled')] : []),
    ...(can.read_recipient ? [press('o', 'Show the address')] : []),
    press('b', 'Back to the queue'),
  ];
  useShortcuts({ shortcuts, active: true });
  return (
    <article ref={article} className="grid content-start gap-5">
      <BackButton data-key="b" onClick={onBack}>
        Back
      </BackButton>
      {decision && (
        <Notice tone="info">
          {failure.operator} {decision === 'sent_again' ? 'sent this again' : decisionWords[decision]}{' '}
          {timeAgo(failure.closed_at!)}.
        </Notice>
      )}
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {reasonOf(failure)}
        </h1>
        <p className="text-ink-soft wrap-anywhere">
          {failure.masked ? (
            <>
              <b className="text-ink">{recipientOf(failure)}</b> · {sourceOf(failure)}
            </>
          ) : (
            sourceOf(failure)
          )}
        </p>
        {earlier > 0 && (
          <p className="text-sm text-ink-soft">
            {earlier >= 100 ? '100+' : earlier} earlier {earlier === 1 ? 'decision' : 'decisions'} about the
            same address
          </p>
        )}
      </div>
      {can.read_recipient && <EmailRecipient id={failure.id} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label="Emails" className="grid content-start gap-2">
          <h2 className="text-sm font-semibold text-ink-soft">
            {failure.emails > failure.newest.length && failure.newest.length > 0
              ? `The newest ${failure.newest.length} of ${emailsInWords(failure.emails)}`
              : emailsInWords(failure.emails)}
          </h2>
          <ul className="border-t border-line">
            {failure.newest.map((email) => (
              <li
                key={email.id}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{kindInWords(email.kind)}</span>
                  <span className="block text-sm text-ink-soft">{reasonOf(email)}</span>
                </span>
                {email.finished_at && (
                  <time dateTime={email.finished_at} className="text-sm text-ink-soft">
                    {timeAgo(email.finished_at)}
                  </time>
                )}
              </li>
            ))}
          </ul>
        </section>
        {can.decide && <EmailDecision failure={failure} onClosed={onClosed} />}
      </div>
      <KeyLegend shortcuts={shortcuts} />
    </article>
  );
}
