import { Button } from '../../../ui/button.tsx';
import { TagChip } from '../../../ui/tag.tsx';
import { type BrowseFilter, countChoices, type OnFilter, tagsIn, toggleTag } from './browse-filter.ts';

type Props = { filter: BrowseFilter; onFilter: OnFilter; onClear: () => void };

/** The active filters, each with a remove button. */
export function ChosenFilters({ filter, onFilter, onClear }: Props) {
  const count = countChoices(filter);
  if (count === 0) return null;
  const { quick_win, hide_applied, hours, category } = filter;
  const drop = (name: keyof BrowseFilter) => onFilter((now) => ({ ...now, [name]: undefined }));
  return (
    <ul
      aria-label="Active filters"
      className="flex min-w-0 flex-wrap items-center gap-2 @4xl:order-first @4xl:flex-1 @max-4xl:basis-full"
    >
      {quick_win && <Chosen name="Quick Win" onDrop={() => drop('quick_win')} />}
      {hide_applied && <Chosen name="Hide applied" onDrop={() => drop('hide_applied')} />}
      {hours && <Chosen name={`Up to ${hours} hours a week`} onDrop={() => drop('hours')} />}
      {category && <Chosen name={category} onDrop={() => drop('category')} />}
      {tagsIn(filter).map((tag) => (
        <Chosen key={tag} name={tag} onDrop={() => onFilter(toggleTag(tag))} />
      ))}
      {count > 1 && (
        <li>
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </li>
      )}
    </ul>
  );
}

const Chosen = ({ name, onDrop }: { name: string; onDrop: () => void }) => (
  <li className="min-w-0">
    <TagChip onRemove={onDrop}>{name}</TagChip>
  </li>
);
