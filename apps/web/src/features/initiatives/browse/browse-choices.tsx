// All filters besides the search text: on the left if there is room, else in a dialog.
import { industryNames, initiativeTags } from '@questline/contract/plain';
import { Bookmark, EyeOff, Zap } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import {
  type BrowseFilter,
  type Flag,
  hourBands,
  type OnFilter,
  tagsIn,
  toggleTag,
} from './browse-filter.ts';

type Props = {
  filter: BrowseFilter;
  onFilter: OnFilter;
  /** Shows the filters for saved and applied initiatives, which only students have. */
  forStudent: boolean;
};

const flags: { flag: Flag; name: string; icon: ReactNode; forStudent: boolean }[] = [
  { flag: 'quick_win', name: 'Quick Win', icon: <Zap aria-hidden />, forStudent: false },
  { flag: 'saved', name: 'Saved', icon: <Bookmark aria-hidden />, forStudent: true },
  { flag: 'hide_applied', name: 'Hide applied', icon: <EyeOff aria-hidden />, forStudent: true },
];

export function BrowseChoices({ filter, onFilter, forStudent }: Props) {
  const picked = tagsIn(filter);
  const industry = useId();
  const choose = (category: BrowseFilter['category']) => onFilter((now) => ({ ...now, category }));
  return (
    <div className="grid gap-6">
      <Group name="Show">
        {flags
          .filter((one) => forStudent || !one.forStudent)
          .map(({ flag, name, icon }) => (
            <Chip
              key={flag}
              icon={icon}
              pressed={filter[flag] === 'true'}
              onPress={() =>
                onFilter((now) =>
                  // Saved initiatives are a list of their own.
                  flag === 'saved' ? { saved: 'true' } : { ...now, [flag]: now[flag] ? undefined : 'true' },
                )
              }
            >
              {name}
            </Chip>
          ))}
      </Group>
      <Group name="Hours per week">
        {hourBands.map((band) => (
          <Chip
            key={band}
            pressed={filter.hours === band}
            onPress={() => onFilter((now) => ({ ...now, hours: now.hours === band ? undefined : band }))}
          >
            Up to {band}
          </Chip>
        ))}
      </Group>
      <div className="grid gap-2">
        <label htmlFor={industry} className="text-sm font-semibold">
          Industry
        </label>
        <Select
          id={industry}
          placeholder="All industries"
          options={industryNames.map((name) => ({ value: name, label: name }))}
          value={filter.category ?? ''}
          onChange={({ target }) => choose(industryNames.find((name) => name === target.value))}
        />
      </div>
      <Group name="Tags">
        {initiativeTags.map((tag) => (
          <Chip key={tag} small pressed={picked.includes(tag)} onPress={() => onFilter(toggleTag(tag))}>
            {tag}
          </Chip>
        ))}
      </Group>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="text-sm font-semibold">
        {name}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
