// The initiatives that a student saved, as a list to choose from.
import type { InitiativeCard } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoResults } from '../../../ui/feedback/no-results.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { type BrowseFilter, isNarrowed, type OnFilter } from './browse-filter.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { foundInitiativesQuery } from './found-initiatives.ts';
import { SavedRow, SavedSkeletons } from './saved-row.tsx';

type Props = {
  filter: BrowseFilter;
  onFilter: OnFilter;
  /** Links, which only the page can build. */
  link: (initiative: InitiativeCard) => ReactNode;
  companyLink: (initiative: InitiativeCard) => ReactNode;
};

/** Fewer are found faster by looking. */
const worthSearching = 6;

export function SavedInitiatives({ filter, onFilter, link, companyLink }: Props) {
  const list = useInfiniteQuery(foundInitiativesQuery({ ...filter, sort: filter.sort ?? 'best_fit' }));
  const [typed, setTyped] = useTypedSearch(filter.q ?? '', (q) =>
    onFilter((now) => ({ ...now, q: q || undefined })),
  );
  const items = itemsOf(list.data);
  const narrowed = isNarrowed({ ...filter, saved: undefined });
  const isEmpty = items?.length === 0 && !narrowed && !list.isPlaceholderData;
  // The field keeps the focus while a cleared search loads.
  const canSearch = narrowed || list.isPlaceholderData || (!!items && items.length > worthSearching);
  const all = (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      icon={<Compass aria-hidden />}
      onClick={() => onFilter(({ sort }) => ({ sort }))}
    >
      See all initiatives
    </Button>
  );
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h2 className="text-xl md:text-2xl">Saved</h2>
          {!isEmpty && <p className="mt-1 text-ink-soft max-md:hidden">Most recently saved first.</p>}
        </div>
        {canSearch && (
          <div className="w-full max-md:order-1 md:w-72">
            <SearchInput
              label="Search saved initiatives"
              value={typed}
              onChange={setTyped}
              maxLength={limits.searchMaxLength}
            />
          </div>
        )}
        {!isEmpty && all}
      </div>
      <ChosenFilters
        filter={{ ...filter, saved: undefined }}
        onFilter={onFilter}
        onClear={() => onFilter(({ saved }) => ({ saved }))}
      />
      <PagedList
        list={list}
        failed={{ title: 'Error loading data', text: failureText(list.error) }}
        loading={<SavedSkeletons />}
        empty={
          isEmpty ? (
            <EmptyState
              live="status"
              scene={<EmptyTrailScene />}
              title="Nothing saved yet"
              text="Select the bookmark on an initiative to save it for later. Saved initiatives show up here."
              action={all}
            />
          ) : (
            <NoResults
              title="No initiatives match"
              text="Try different words or fewer filters."
              onClear={() => onFilter(({ saved }) => ({ saved }))}
            />
          )
        }
        noun={['initiative', 'initiatives']}
      >
        {(items) => (
          <ul
            aria-label="Initiatives"
            aria-busy={list.isPlaceholderData}
            className={cx(
              'divide-y divide-line overflow-clip rounded-card border border-line bg-surface transition-opacity',
              list.isPlaceholderData && 'opacity-60',
            )}
          >
            {items.map((initiative) => (
              <SavedRow
                key={initiative.id}
                initiative={initiative}
                link={link(initiative)}
                companyLink={companyLink(initiative)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
