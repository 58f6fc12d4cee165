// All companies, filtered by words, industry and open initiatives. The page keeps the filter in the URL.
import type { CompanyCard as Found } from '@questline/contract';
import { industryNames, limits } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Chip } from '../../../ui/chip.tsx';
import { CorrectedSearch } from '../../../ui/forms/corrected-search.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoResults } from '../../../ui/feedback/no-results.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { SearchBand } from '../../../ui/layout/search-band.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { CompanyCard } from './company-card.tsx';
import { CompanyListSkeleton } from './company-list-skeleton.tsx';
import type { CompanyFilter } from './company-filter.ts';
import { foundCompaniesQuery } from '../company-queries.ts';

type Props = {
  filter: CompanyFilter;
  onFilter: (change: (now: CompanyFilter) => CompanyFilter) => void;
  /** The company's name as a link over the whole card (class `stretched`). */
  link: (company: Found) => ReactNode;
};

export function BrowseCompanies({ filter, onFilter, link }: Props) {
  const list = useInfiniteQuery(foundCompaniesQuery(filter));
  const search = (q: string) => onFilter((now) => ({ ...now, q: q || undefined }));
  const choose = (category: CompanyFilter['category']) => onFilter((now) => ({ ...now, category }));
  const [typed, setTyped] = useTypedSearch(filter.q ?? '', search);
  const narrowed = Object.values(filter).some(Boolean);
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchBand
        title="Who would you like to work with?"
        text="Meet the people behind the initiatives. We check every company first."
        compact={narrowed}
      >
        <SearchInput
          label="Search companies"
          value={typed}
          onChange={setTyped}
          maxLength={limits.searchMaxLength}
        />
      </SearchBand>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Industry"
          placeholder="All industries"
          options={industryNames.map((name) => ({ value: name, label: name }))}
          value={filter.category ?? ''}
          onChange={({ target }) => choose(industryNames.find((name) => name === target.value))}
          className="max-md:flex-1 max-md:basis-36 md:w-64"
        />
        <Chip
          icon={<Compass aria-hidden />}
          pressed={filter.open === 'true'}
          onPress={() => onFilter((now) => ({ ...now, open: now.open ? undefined : 'true' }))}
        >
          Open initiatives only
        </Chip>
      </div>
      {list.data && (
        <CorrectedSearch
          searched={filter.q ?? ''}
          corrected={list.data.pages[0]!.corrected}
          onTake={search}
        />
      )}
      <div>
        <PagedList
          list={list}
          failed={{ title: 'Error loading data', text: failureText(list.error) }}
          loading={<CompanyListSkeleton />}
          empty={<Nothing filter={filter} onClear={() => onFilter(() => ({}))} />}
          noun={['company', 'companies']}
        >
          {(items) => (
            <ul
              aria-label="Companies"
              aria-busy={list.isPlaceholderData}
              className={cx(
                'grid gap-3 transition-opacity md:grid-cols-2 md:gap-5 xl:grid-cols-3',
                list.isPlaceholderData && 'opacity-60',
              )}
            >
              {items.map((company) => (
                <li key={company.id} className="grid min-w-0 grid-cols-1 md:row-span-3 md:grid-rows-subgrid">
                  <CompanyCard company={company} link={link(company)} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </div>
  );
}

function Nothing({
  filter: { q, category, open },
  onClear,
}: Pick<Props, 'filter'> & { onClear: () => void }) {
  const title = 'No companies found';
  if (q && !category && !open)
    return (
      <NoResults
        title={title}
        text="Check the spelling, or try fewer words."
        clear="Clear search"
        onClear={onClear}
      />
    );
  if (q || category || open)
    return (
      <NoResults
        title={title}
        text="Try different words or another industry."
        clear={q ? 'Clear search and filters' : 'Clear filters'}
        onClear={onClear}
      />
    );
  return (
    <EmptyState
      scene={<EmptyTrailScene />}
      title={title}
      text="Companies show up here as they join. Check back soon."
    />
  );
}
