// One company with everything needed to decide whether students may see it.
import type { OpenedReview } from '@questline/contract';
import { companySignals } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { deskApi } from '../desk-queries.ts';
import { Fact, Facts } from '../fact.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { ClaimBar } from '../queue/claim-bar.tsx';
import { FailedItem } from '../queue/failed-item.tsx';
import type { OpenItem } from '../queue/queue-screen.tsx';
import { CompanyDecision } from './company-decision.tsx';
import { reviewQuery } from './company-queries.ts';
import { countryName } from './company-words.ts';

export function CompanyReview({ id, onBack, onClosed }: OpenItem) {
  const query = useQuery(reviewQuery(id));
  if (query.data) return <Review review={query.data} onBack={onBack} onClosed={onClosed} />;
  if (!query.error) return <SkeletonList of="row" count={4} label="Opening the company…" />;
  return <FailedItem title="Failed to open the company" query={query} onBack={onBack} />;
}

type Props = Omit<OpenItem, 'id'> & { review: OpenedReview };

const decidedWords: Record<NonNullable<OpenedReview['decided']>, string> = {
  verified: 'This company is verified.',
  declined: 'This submission was declined.',
  replaced: 'The company has changed what it submitted. Go back and open the new one.',
};

function Review({ review, onBack, onClosed }: Props) {
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    press('v', 'Verify the company'),
    press('d', 'Decline it'),
    press('u', 'Release it'),
    press('b', 'Back to the queue'),
  ];
  useShortcuts({ shortcuts, active: true });
  const { decided, can, is_change } = review;
  return (
    <article ref={article} className="grid grid-cols-1 content-start gap-5">
      <ClaimBar
        claim={review.claim}
        decided={decided && decidedWords[decided]}
        release={() => deskApi('POST /api/desk/companies/:id/release', { params: { id: review.id } })}
        onBack={onBack}
      >
        <Badge tone={is_change ? 'blue' : 'neutral'}>{is_change ? 'Change' : 'New company'}</Badge>
      </ClaimBar>
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {review.company_name}
        </h1>
        <p className="text-ink-soft">
          Submitted by <b className="text-ink">{review.person ?? 'a deleted account'}</b>,{' '}
          {review.contact_role}, <time dateTime={review.created_at}>{timeAgo(review.created_at)}</time>
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          <Signals review={review} />
          <Card tight>
            <Facts>
              {is_change && <Fact label="Students see now">{review.visible_name ?? 'No name'}</Fact>}
              {is_change && <Fact label="Website now">{review.visible_website ?? 'None'}</Fact>}
              <Fact label="Legal name">{review.legal_name}</Fact>
              <Fact label="Country">{countryName(review.country)}</Fact>
              <Fact label="Website">{review.website ?? 'None'}</Fact>
              <Fact label="Registration number">{review.registration_number ?? 'Sole trader'}</Fact>
              <Fact label="Email domain">{review.email_domain ?? 'Unknown'}</Fact>
              <Fact label="Signed up">{timeAgo(review.company_since)}</Fact>
              <Fact label="Active initiatives">{review.open_initiatives}</Fact>
            </Facts>
          </Card>
          {review.mission && <Words title="Mission" text={review.mission} />}
          {review.description && <Words title="Description" text={review.description} />}
        </div>
        {can.decide && <CompanyDecision review={review} onClosed={onClosed} />}
      </div>
      {can.decide && <KeyLegend shortcuts={shortcuts} />}
    </article>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title} className="grid gap-1">
    <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
    <p className="max-w-line as-typed">{text}</p>
  </section>
);

function Signals({ review: { signals, similar_names } }: { review: OpenedReview }) {
  return (
    <section aria-label="Signals" className="grid gap-2">
      <h2 className="text-sm font-semibold text-ink-soft">Signals</h2>
      {signals.length === 0 && <p className="text-ink-soft">Nothing stands out.</p>}
      <ul className="grid gap-2">
        {signals.map((signal) => {
          const { good, text } = companySignals[signal];
          const Icon = good ? CircleCheck : CircleAlert;
          return (
            <li key={signal} className="flex items-start gap-2.5">
              <Icon
                aria-hidden
                className={good ? 'mt-0.5 size-4.5 text-trail-strong' : 'mt-0.5 size-4.5 text-coral-strong'}
              />
              <span className="min-w-0 wrap-anywhere">
                {text}
                {signal === 'similar_name' && (
                  <span className="block text-sm as-typed text-ink-soft">
                    {similar_names
                      .map(({ company_name, listed }) => `${company_name}${listed ? '' : ' (hidden)'}`)
                      .join('\n')}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
