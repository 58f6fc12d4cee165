// All initiatives with search, filters and sorting. The page keeps the filter in the URL.
import type { InitiativeCard } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bookmark, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import { Button } from '../../../ui/button.tsx';
import { CorrectedSearch } from '../../../ui/forms/corrected-search.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { NoResults } from '../../../ui/feedback/no-results.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { SearchBand } from '../../../ui/layout/search-band.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BrowseChoices } from './browse-choices.tsx';
import { type BrowseFilter, countChoices, isNarrowed, type OnFilter } from './browse-filter.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FoundList, FoundSkeletons } from './found-list.tsx';
import { foundInitiativesQuery } from './found-initiatives.ts';
import { SavedInitiatives } from './saved-initiatives.tsx';

type Props = {
  filter: BrowseFilter;
  onFilter: OnFilter;
  /** Best fit, saved initiatives and applications exist only for students. */
  forStudent: boolean;
  /** Links, which only the page can build. */
  link: (initiative: InitiativeCard) => ReactNode;
  companyLink: (initiative: InitiativeCard) => ReactNode;
  /** Link to the survey, for students without answers. */
  survey: ReactNode;
};

export const BrowseInitiatives = (props: Props) =>
  props.forStudent && props.filter.saved ? <SavedInitiatives {...props} /> : <AllInitiatives {...props} />;

function AllInitiatives({ filter, onFilter, forStudent, link, companyLink, survey }: Props) {
  const list = useInfiniteQuery(
    foundInitiativesQuery({ ...filter, sort: filter.sort ?? (forStudent ? 'best_fit' : 'newest') }),
  );
  const search = (q: string) => onFilter((now) => ({ ...now, q: q || undefined }));
  const [typed, setTyped] = useTypedSearch(filter.q ?? '', search);
  const order = (sort: BrowseFilter['sort']) => onFilter((now) => ({ ...now, sort }));
  const clear = () => onFilter(({ sort }) => ({ sort }));
  const items = itemsOf(list.data);
  const narrowed = isNarrowed(filter);
  const sort = (
    <Select
      aria-label="Sort"
      options={[
        { value: 'best_fit', label: 'Best fit' },
        { value: 'newest', label: 'Newest' },
      ]}
      value={filter.sort ?? 'best_fit'}
      onChange={({ target }) => order(target.value === 'newest' ? 'newest' : undefined)}
    />
  );
  const unknown = forStudent && !!items?.length && items.every(({ fit }) => fit === null);
  const shown = list.isPlaceholderData ? 'initiatives' : countInWords(items?.length, list.hasNextPage);
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <SearchBand {...heads[forStudent ? 'student' : 'company']} compact={narrowed}>
        <SearchInput
          label="Search initiatives"
          value={typed}
          onChange={setTyped}
          maxLength={limits.searchMaxLength}
        />
      </SearchBand>
      <div className="grid gap-x-8 gap-y-5 @4xl:grid-cols-[15rem_minmax(0,1fr)] @4xl:items-start">
        <section aria-label="Filters" className="@max-4xl:hidden">
          <BrowseChoices filter={filter} onFilter={onFilter} forStudent={forStudent} />
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <FilterSheet {...{ filter, onFilter, forStudent, shown, sort, onClear: clear }} />
            {forStudent && (
              <div className="@4xl:hidden">
                <Button
                  variant="secondary"
                  icon={<Bookmark aria-hidden />}
                  onClick={() => onFilter(() => ({ saved: 'true' }))}
                >
                  Saved
                </Button>
              </div>
            )}
            {countChoices(filter) === 0 && (
              <p className="mr-auto min-w-0 text-ink-soft @max-4xl:hidden">
                {!!items?.length && orderOf(filter, forStudent, items)}
              </p>
            )}
            {forStudent && <div className="w-36 @max-4xl:hidden">{sort}</div>}
            <ChosenFilters filter={filter} onFilter={onFilter} onClear={clear} />
          </div>
          {list.data && (
            <CorrectedSearch
              searched={filter.q ?? ''}
              corrected={list.data.pages[0]!.corrected}
              onTake={search}
            />
          )}
          {unknown && survey}
          <div className="@container">
            <PagedList
              list={list}
              failed={{ title: 'Error loading data', text: failureText(list.error) }}
              loading={<FoundSkeletons />}
              empty={<Nothing narrowed={narrowed} onClear={clear} />}
              noun={['initiative', 'initiatives']}
            >
              {(items) => (
                <FoundList
                  items={items}
                  busy={list.isPlaceholderData}
                  link={link}
                  {...(forStudent && { companyLink })}
                />
              )}
            </PagedList>
          </div>
        </div>
      </div>
    </div>
  );
}

const heads = {
  student: { title: 'What would you like to try?', text: 'Real work with real companies, at your pace.' },
  company: { title: 'What companies offer', text: 'This is what students see.' },
};

/** Where none matches an answer, only the words of a search say what matches best. */
function orderOf({ sort, q }: BrowseFilter, forStudent: boolean, items: readonly InitiativeCard[]) {
  if (sort === 'newest' || !forStudent) return 'Newest first.';
  const matches = items.some(
    ({ fit }) => fit && fit.tags.length + fit.industry.length + fit.skills.length > 0,
  );
  if (matches) return 'Best matches first, based on your answers.';
  return q ? 'Best matches first.' : undefined;
}

/** The number of those that are loaded, with a plus if there are more. */
const countInWords = (count: number | undefined, more: boolean) =>
  count === undefined
    ? 'initiatives'
    : `${count}${more ? '+' : ''} ${count === 1 && !more ? 'initiative' : 'initiatives'}`;

type NothingProps = { narrowed: boolean; onClear: () => void };

function Nothing({ narrowed, onClear }: NothingProps) {
  if (narrowed)
    return (
      <NoResults
        title="No initiatives match"
        text="Try different words or fewer filters."
        onClear={onClear}
      />
    );
  return (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="No initiatives yet"
      text="Companies are preparing the first ones. Check back soon."
    />
  );
}

type SheetProps = Pick<Props, 'filter' | 'onFilter' | 'forStudent'> & {
  shown: string;
  sort: ReactNode;
  onClear: () => void;
};

/** The filters and the order as a dialog, on narrow screens. */
function FilterSheet({ filter, onFilter, forStudent, shown, sort, onClear }: SheetProps) {
  const [open, setOpen] = useState(false);
  const count = countChoices(filter);
  return (
    <div className="@4xl:hidden">
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <>
            {count > 0 && (
              <Button variant="quiet" onClick={onClear}>
                Clear filters
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>Show {shown}</Button>
          </>
        }
      >
        <div className="grid gap-6">
          {forStudent && (
            <div className="grid gap-2">
              <p aria-hidden className="text-sm font-semibold">
                Sort
              </p>
              {sort}
            </div>
          )}
          <BrowseChoices filter={filter} onFilter={onFilter} forStudent={forStudent} />
        </div>
      </Dialog>
    </div>
  );
}
