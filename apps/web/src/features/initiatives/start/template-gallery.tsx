import { isQuickWin } from '@questline/contract/hours';
import { ArrowRight, Clock, ListChecks, PackageOpen, Search, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NoResults } from '../../../ui/feedback/no-results.tsx';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';
import {
  goalNames,
  type InitiativeTemplate,
  lengthNames,
  templateMatches,
  type TemplateFilter,
} from './templates.ts';

type Props = {
  templates: readonly InitiativeTemplate[];
  filter: TemplateFilter;
  onFilter: (change: Partial<TemplateFilter>) => void;
  onOpen: (slug: string) => void;
};

/** Initiative templates, filtered by goal and length. */
export function TemplateGallery({ templates, filter, onFilter, onOpen }: Props) {
  const shown = templates.filter((template) => templateMatches(template, filter));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Choices
          label="What you want"
          any="All goals"
          names={goalNames}
          value={filter.goal}
          onChange={(goal) => onFilter({ goal })}
        />
        <Choices
          label="How long it takes"
          any="Any length"
          names={lengthNames}
          value={filter.length}
          onChange={(length) => onFilter({ length })}
        />
      </div>
      {shown.length === 0 ? (
        <NoResults
          title="No templates match"
          onClear={() => onFilter({ goal: undefined, length: undefined })}
        />
      ) : (
        <ul aria-label="Templates" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((template) => (
            <li key={template.slug} className="grid">
              <TemplateCard template={template} onOpen={() => onOpen(template.slug)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const goalIcons = { 'find-out': Search, make: PackageOpen, sell: Store };

function TemplateCard({ template, onOpen }: { template: InitiativeTemplate; onOpen: () => void }) {
  const { goal, content } = template;
  const Icon = goalIcons[goal];
  return (
    <Card lifts className="group flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-sm font-semibold text-trail">
          <Icon aria-hidden />
          {goalNames[goal]}
        </p>
        {isQuickWin(content.total_hours) && <QuickWinBadge />}
      </div>
      <h3 className="text-lg leading-tight">
        <button type="button" className="stretched text-left" onClick={onOpen}>
          {content.name}
        </button>
      </h3>
      <p className="text-ink-soft">{content.description}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-ink-soft">
        <Figure icon={<ListChecks aria-hidden />}>{content.tasks.length} tasks</Figure>
        <Figure icon={<Clock aria-hidden />}>About {hoursInWords(content.total_hours)}</Figure>
        <ArrowRight
          aria-hidden
          className="ml-auto size-5 text-trail transition-transform group-hover:translate-x-0.5"
        />
      </p>
    </Card>
  );
}

const Figure = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-1.5">
    {icon}
    {children}
  </span>
);

type ChoicesProps<Value extends string> = {
  label: string;
  any: string;
  names: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** Chips to pick one value or any. */
function Choices<Value extends string>({ label, any, names, value, onChange }: ChoicesProps<Value>) {
  const all = [[undefined, any], ...Object.entries(names)] as [Value | undefined, string][];
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {all.map(([one, name]) => (
        <Chip key={name} pressed={one === value} onPress={() => onChange(one)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
