// In the settings: which companies see what of the student, and the choice to share school and handles.
import type { Sharing } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CirclePause, Eye } from 'lucide-react';
import { failureText } from '../../lib/format/failure-text.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { BlockedCompanies } from './blocked-companies.tsx';
import { sharingQuery } from './student-queries.ts';
import { useChangeSharing } from './use-change-sharing.ts';

export function SharingSection() {
  const list = useInfiniteQuery(sharingQuery);
  return (
    <PageSection
      title="Who sees what"
      text="Companies see your profile after you apply. You decide for each one whether it also sees your school and social handles. No company ever sees your email."
    >
      <PagedList
        list={list}
        failed={{ title: 'Failed to load who sees your profile', text: failureText(list.error) }}
        part
        loading={<SkeletonList of="row" count={2} label="Loading who sees your profile…" />}
        empty={
          <p className="flex items-center gap-3 text-ink-soft">
            <Eye aria-hidden />
            No company sees your current profile.
          </p>
        }
        noun={['company', 'companies']}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="flex items-start gap-4 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0"
              >
                <LogoTile id={item.id} name={nameOf('company', item.company_name)} src={item.logo_url} />
                <Company sharing={item} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <BlockedCompanies />
    </PageSection>
  );
}

function Company({ sharing }: { sharing: Sharing }) {
  const { mutate } = useChangeSharing();
  const name = nameOf('company', sharing.company_name);
  const current = sharing.stage === 'pending' || sharing.stage === 'accepted';
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {sharing.suspended && <Badge icon={<CirclePause aria-hidden />}>On hold</Badge>}
      </p>
      <p className="text-sm text-ink-soft">{seen(sharing)}</p>
      {current && (
        <Switch
          className="mt-1"
          label="Share my school and social handles"
          aria-label={`Share my school and social handles with ${name}`}
          checked={sharing.shares_contacts}
          onChange={({ currentTarget }) => mutate({ id: sharing.id, shares_contacts: currentTarget.checked })}
        />
      )}
    </div>
  );
}

function seen({ stage, shares_contacts, suspended }: Sharing): string {
  if (suspended)
    return "Can't see anything of yours right now. Our safety team is looking into something, and you don't have to do anything.";
  if (stage === 'accepted')
    return shares_contacts
      ? 'Sees your profile, photo, school and social handles.'
      : 'Sees your profile and photo.';
  if (stage === 'pending') return 'Sees your profile and photo while it decides about your application.';
  return 'Keeps a copy of your profile from when you worked together or applied. Sees no photo, school or handles.';
}
