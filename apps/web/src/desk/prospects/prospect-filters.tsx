import type { ProspectFilter } from '@questline/contract';
import { limits, prospectStatuses } from '@questline/contract/plain';
import { type Ref, useState } from 'react';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Chip } from '../../ui/chip.tsx';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { statusWords } from './prospect-words.ts';

type Props = {
  filter: ProspectFilter;
  onFilter: (filter: ProspectFilter) => void;
  ref: Ref<HTMLDivElement>;
};

/** Which status, which words, and the order. */
export function ProspectFilters({ filter, onFilter, ref }: Props) {
  const [searched, setSearched] = useState(filter.term ?? '');
  const search = (text: string) => {
    setSearched(text);
    const term = text.trim();
    onFilter({ ...filter, term: term.length < limits.deskSearchMinLength ? null : term });
  };
  const [typed, setTyped] = useTypedSearch(searched, search);
  const isTooShort = typed.trim().length > 0 && typed.trim().length < limits.deskSearchMinLength;
  return (
    <div ref={ref} className="grid grid-cols-1 gap-3">
      <SearchInput
        label={filter.kind === 'inquiry' ? 'Search by company, name or email' : 'Search by email'}
        maxLength={limits.emailMaxLength}
        value={typed}
        onChange={setTyped}
      />
      {isTooShort && (
        <p role="status" className="text-sm text-ink-soft">
          Enter at least {limits.deskSearchMinLength} characters.
        </p>
      )}
      <div role="group" aria-label="Status" className="flex flex-wrap gap-2">
        {([null, ...prospectStatuses] as const).map((status) => (
          <Chip
            key={status}
            small
            pressed={filter.status === status}
            onPress={() => onFilter({ ...filter, status })}
          >
            {status ? statusWords[status] : 'All'}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Order" className="flex flex-wrap gap-2">
        {[false, true].map((oldest_first) => (
          <Chip
            key={String(oldest_first)}
            small
            pressed={filter.oldest_first === oldest_first}
            onPress={() => onFilter({ ...filter, oldest_first })}
          >
            {oldest_first ? 'Oldest first' : 'Newest first'}
          </Chip>
        ))}
      </div>
    </div>
  );
}
