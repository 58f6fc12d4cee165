// The list of the waitlist or of inquiries, with its filter.
import type { ListedProspect, ProspectFilter } from '@questline/contract';
import { prospectKinds } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Building2, Mail } from 'lucide-react';
import { useRef } from 'react';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { itemsOf, PagedList } from '../../ui/lists/paged-list.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { ProspectExport } from './prospect-export.tsx';
import { ProspectFilters } from './prospect-filters.tsx';
import { newProspectsQuery, prospectListQuery } from './prospect-queries.ts';
import { kindWords, nameOf, pilotWords, statusWords } from './prospect-words.ts';

type Props = {
  filter: ProspectFilter;
  onFilter: (filter: ProspectFilter) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
};

export function ProspectList({ filter, onFilter, openId, onOpen }: Props) {
  const { data: fresh } = useQuery(newProspectsQuery);
  const pages = useInfiniteQuery(prospectListQuery(filter));
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const { step } = useListFocus(list, itemsOf(pages.data));
  const shortcuts = [
    { key: 'j', does: 'Next one', run: () => step(1) },
    { key: 'k', does: 'Previous one', run: () => step(-1) },
    { key: '/', does: 'Search', run: () => search.current?.querySelector('input')?.focus() },
  ];
  useShortcuts({ shortcuts, active: !openId });
  const isFiltered = filter.term !== null || filter.status !== 'new';
  return (
    <Tabs
      label="Which list"
      tabs={prospectKinds.map((kind) => ({
        value: kind,
        label: kindWords[kind].many,
        count: fresh?.[kind] ?? 0,
      }))}
      value={filter.kind}
      onChange={(kind) => onFilter({ ...filter, kind })}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <ProspectFilters ref={search} filter={filter} onFilter={onFilter} />
        <PagedList
          list={pages}
          failed={{ title: 'Failed to load the list' }}
          loading={<SkeletonList of="row" count={4} label="Loading the list…" />}
          empty={
            <p role="status" className="text-ink-soft">
              {isFiltered
                ? 'Nothing matches. Try another status or search.'
                : `You're all caught up. ${kindWords[filter.kind].empty}`}
            </p>
          }
          noun={filter.kind === 'waitlist' ? ['entry', 'entries'] : ['inquiry', 'inquiries']}
        >
          {(items) => (
            <div ref={list}>
              <ul aria-label={kindWords[filter.kind].many} className="border-t border-line">
                {items.map((item) => (
                  <QueueItem
                    key={item.id}
                    path="/desk/waitlist"
                    item={{ ...item, claim: null }}
                    icon={item.kind === 'inquiry' ? Building2 : Mail}
                    title={nameOf(item)}
                    text={detailsOf(item)}
                    isOpen={item.id === openId}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </div>
          )}
        </PagedList>
        <ProspectExport filter={filter} />
        {!openId && <KeyLegend shortcuts={shortcuts} />}
      </div>
    </Tabs>
  );
}

const detailsOf = ({ kind, status, pilot_interest, contact_name, email }: ListedProspect) =>
  [statusWords[status], ...(kind === 'inquiry' ? [contact_name, email] : [pilotWords(pilot_interest)])].join(
    ' · ',
  );
