// One email correction. The account is private, so the lead says why before it opens.
import type { ListedCorrection } from '@questline/contract';
import { emailProofs } from '@questline/contract/plain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { BackButton } from '../../ui/layout/back-link.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { followLink } from '../desk-location.ts';
import { deskApi } from '../desk-queries.ts';
import { KeyLegend } from '../key-legend.tsx';
import { FailedItem } from '../queue/failed-item.tsx';
import type { OpenItem } from '../queue/queue-screen.tsx';
import { everydayReasons, type Why } from '../reason-fields.tsx';
import { OpenPrivate } from '../open-private.tsx';
import { CorrectionDecision } from './correction-decision.tsx';
import { correctionsQuery } from './correction-queries.ts';
import { CorrectedAccount } from './corrected-account.tsx';

export function CorrectionDetail({ id, ...open }: OpenItem) {
  const query = useQuery(correctionsQuery);
  const correction = query.data?.find((item) => item.id === id);
  if (correction) return <Detail correction={correction} {...open} />;
  if (query.error)
    return <FailedItem title="Failed to open the correction" query={query} onBack={open.onBack} />;
  if (!query.data) return <SkeletonList of="row" count={4} label="Opening the correction…" />;
  return (
    <div className="grid content-start gap-4">
      <BackButton onClick={open.onBack}>Back</BackButton>
      <Notice tone="info">Someone else decided about this correction, or it was requested again.</Notice>
    </div>
  );
}

type Props = Omit<OpenItem, 'id'> & { correction: ListedCorrection };

function Detail({ correction, onBack, onClosed }: Props) {
  const { id, is_student, proof, requested_by, created_at, can } = correction;
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const account = useMutation({
    mutationFn: (why: Why) =>
      deskApi('POST /api/desk/accounts/:kind/:id/opening', { params: { kind: 'person', id }, body: why }),
  });
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    ...(!can.approve
      ? [press('d', 'Withdraw the request')]
      : account.data
        ? [press('a', 'Approve the new email'), press('d', 'Decline it')]
        : [press('o', 'Open the account')]),
    press('b', 'Back to the queue'),
  ];
  useShortcuts({ shortcuts, active: true });
  return (
    <article ref={article} className="grid grid-cols-1 content-start gap-5">
      <BackButton data-key="b" onClick={onBack}>
        Back
      </BackButton>
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {is_student ? "A student's email" : 'The email of a person at a company'}
        </h1>
        <p className="text-ink-soft">
          Requested by <b className="text-ink">{requested_by.you ? 'you' : requested_by.name}</b>,{' '}
          <time dateTime={created_at}>{timeAgo(created_at)}</time>. Proof: {emailProofs[proof]}
        </p>
      </div>
      {!can.approve && (
        <Notice tone="info" title="Another lead has to approve this one">
          You requested it, and nobody approves their own request. If you're the only lead, add another one
          under{' '}
          <a
            href="/desk/operators"
            onClick={followLink}
            className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
          >
            Operators
          </a>
          .
        </Notice>
      )}
      {can.approve && !account.data && (
        <OpenPrivate
          label="Open the account"
          question="Why are you opening this account?"
          help="You'll see the name and both emails. What you answer is recorded, and students can see it in Settings."
          shortcut="o"
          reasons={everydayReasons}
          busy={account.isPending}
          error={account.error}
          onOpen={account.mutate}
        />
      )}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {account.data && <CorrectedAccount account={account.data} />}
        {(account.data || !can.approve) && <CorrectionDecision correction={correction} onClosed={onClosed} />}
      </div>
      <KeyLegend shortcuts={shortcuts} />
    </article>
  );
}
