// In the settings: who has opened the student's profile, newest first.
import type { DeskReason, ProfileView, ViewedPart } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff, ShieldCheck } from 'lucide-react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { profileViewsQuery } from './student-queries.ts';

export function ProfileViewsSection() {
  const list = useInfiniteQuery(profileViewsQuery);
  return (
    <PageSection
      title="Who has seen my profile"
      text="People who opened your profile, your application or your work. Each of them appears once a day. We keep this list for two years."
    >
      <PagedList
        list={list}
        failed={{ title: 'Failed to load who has seen your profile', text: failureText(list.error) }}
        part
        loading={<SkeletonList of="row" count={2} label="Loading who has seen your profile…" />}
        empty={
          <p className="flex items-center gap-3 text-ink-soft">
            <EyeOff aria-hidden className="shrink-0" />
            Nobody has opened your profile yet. When a company you applied to does, you'll see it here.
          </p>
        }
        noun={['entry', 'entries']}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="flex items-start gap-4 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0"
              >
                <Entry view={item} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </PageSection>
  );
}

function Entry({ view: { at, part, company, person, reason } }: { view: ProfileView }) {
  const name = company && nameOf('company', company.company_name);
  return (
    <>
      {company ? (
        <LogoTile id={company.id} name={name!} src={company.logo_url} />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-[26%] bg-sky-soft text-sky">
          <ShieldCheck aria-hidden className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {company ? [person, name].filter(Boolean).join(' · ') : 'Questline safety team'}
        </p>
        <p className="text-sm text-ink-soft">
          {opened[part]}
          {reason && ` ${reasons[reason]}`} · <time dateTime={at}>{timeAgo(at)}</time>
        </p>
      </div>
    </>
  );
}

const opened: Record<ViewedPart, string> = {
  profile: 'Opened your profile',
  contacts: 'Opened your profile with your school and social handles',
  application: 'Opened your application',
  work: 'Opened your work',
  messages: 'Read one of your conversations',
  account: 'Opened your account',
  report: "Exported a report that you're part of",
  files: 'Opened your photo or a file you submitted',
};

const reasons: Record<DeskReason, string> = {
  report: 'because of a report',
  danger: 'because someone might be in danger',
  legal: 'because of a legal request',
  support: 'because you asked for help',
  other: 'for another reason',
};
