// /r/{link}: what a student shows to anyone who has the link.
import type { SharedEntry, SharedRecord } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { productName } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Check, ShieldCheck } from 'lucide-react';
import { failureText } from '../../lib/format/failure-text.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { TagList } from '../../ui/tag.tsx';
import { PathSegment } from '../../ui/trail/trail.tsx';
import { ClosingWords } from './closing-words.tsx';
import { EntryFacts, EntryTasks } from './entry-parts.tsx';
import { CompanyNotVerified } from './not-verified.tsx';
import { RecordSums } from './record-sums.tsx';
import { isDated, periodInWords } from './record-words.ts';
import { verifyPathOf } from './record-addresses.ts';
import { SharedFrame } from './shared-frame.tsx';
import { SharedHero } from './shared-hero.tsx';
import { Stamp } from './stamp.tsx';
import { sharedRecordQuery } from './use-shared.ts';

export function SharedRecordPage({ link }: { link: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedRecordQuery(link));
  usePageTitle(data ? `${data.holder}'s record` : 'Record');
  return <SharedFrame showsStudent={!!data}>{content()}</SharedFrame>;

  function content() {
    if (data) return <Shared record={data} />;
    if (!error) return <Loading />;
    // A link that was replaced says the same as one that never existed.
    if (error instanceof ApiError && error.code === 'not_found')
      return (
        <EmptyState
          scene={<EmptyTrailScene />}
          title="This page isn't available"
          text="The student turned it off or replaced the link. Ask them for a new one."
        />
      );
    return (
      <ErrorState
        title="Failed to load this page"
        text={failureText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
}

const Loading = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading the record…</span>
    <SkeletonCard />
    <SkeletonCard />
  </div>
);

function Shared({ record: { holder, entries } }: { record: SharedRecord }) {
  const isOne = entries.length === 1;
  const companies = new Set(entries.map(({ company }) => company.company_name));
  const initiatives = entries.length === 1 ? '1 initiative' : `${entries.length} initiatives`;
  const withWhom = companies.size === 1 ? 'a real company' : 'real companies';
  return (
    <>
      <SharedHero waypoints={entries.length}>
        {entries.length > 0 && (
          <Stamp icon={<BadgeCheck aria-hidden />} tone="good">
            Verified by {productName}
          </Stamp>
        )}
        <h1 className="text-4xl text-balance wrap-anywhere md:text-5xl">{holder}</h1>
        <p className="max-w-line text-lg">
          {entries.length === 0
            ? `Nothing is on this page yet.`
            : `Finished ${initiatives} with ${withWhom} on ${productName}, approved task by task.`}
        </p>
        {entries.length > 0 && <RecordSums entries={entries} />}
      </SharedHero>
      {entries.length > 0 && (
        <ol aria-label="Finished initiatives, newest first" className={cx(!isOne && 'trail trail-record')}>
          {entries
            .map((entry, place) => ({ entry, place }))
            .map(({ entry, place }) => (
              <li key={place} data-state="done">
                {!isOne && (
                  <>
                    <PathSegment />
                    <span aria-hidden className="trail-pin">
                      <Check strokeWidth={3} />
                    </span>
                  </>
                )}
                <EntryShown entry={entry} />
              </li>
            ))}
        </ol>
      )}
    </>
  );
}

function EntryShown({ entry }: { entry: SharedEntry }) {
  const { company, initiative, skills, closing_words, code } = entry;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-3">
        <LogoTile id={company.company_name} name={company.company_name} src={company.logo_url} />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere md:text-xl">{initiative.name}</h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {company.company_name}
            {isDated(entry) && ` · ${periodInWords(entry)}`}
          </p>
        </div>
      </div>
      <EntryFacts entry={entry} />
      {code && (
        <ButtonLink
          href={verifyPathOf(code)}
          variant="secondary"
          className="justify-self-start max-md:w-full"
          icon={<ShieldCheck aria-hidden />}
        >
          Check the certificate<span className="sr-only"> for {initiative.name}</span>
        </ButtonLink>
      )}
      <EntryTasks entry={entry} />
      {closing_words && <ClosingWords words={closing_words} company={company} />}
      {skills.length > 0 && <TagList tags={skills} show={skills.length} />}
      {!company.verified && <CompanyNotVerified name={company.company_name} />}
    </Card>
  );
}
