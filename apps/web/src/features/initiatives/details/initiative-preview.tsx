// The owner's preview: exactly the student's page, at desktop or phone width.
import type { InitiativeDetails as Details, OwnInitiative } from '@questline/contract';
import { Eye, Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { PreviewedDetails } from './previewed-details.tsx';
import { ReadinessList, type ReadinessCheck } from './readiness-list.tsx';

export const previewSizes = ['desktop', 'phone'] as const;
export type PreviewSize = (typeof previewSizes)[number];

type Props = {
  details: Details;
  own: OwnInitiative;
  size: PreviewSize;
  onSize: (size: PreviewSize) => void;
  /** Edit, Activate. */
  actions: ReactNode;
  renderFix: (what: ReadinessCheck) => ReactNode;
};

export function InitiativePreview({ details, own, size, onSize, actions, renderFix }: Props) {
  const lacks = own.readiness.checks.some(({ done }) => !done);
  return (
    <div className="grid gap-6">
      <div className="sticky top-0 z-20 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line bg-paper px-4 py-3 md:mx-0 md:rounded-card md:border md:bg-surface md:px-5">
        <p className="flex min-w-0 items-center gap-2.5 font-semibold">
          <Eye aria-hidden className="text-ink-soft" />
          Preview of what students see
        </p>
        <SizeSwitch size={size} onSize={onSize} />
        <div className="ml-auto flex flex-wrap gap-3">{actions}</div>
      </div>

      {lacks && (
        <Card className="grid gap-4">
          <h2 className="text-lg">
            {own.readiness.ready ? 'Ready for students. You can still improve it:' : 'Before students see it'}
          </h2>
          <ReadinessList checks={own.readiness.checks} renderFix={renderFix} />
        </Card>
      )}

      <div
        className={cx(
          size === 'phone' &&
            'mx-auto w-full max-w-[26rem] overflow-clip rounded-scene border-[6px] border-ink bg-paper p-4 pb-0',
        )}
      >
        <PreviewedDetails details={details} />
      </div>
    </div>
  );
}

const icons = { desktop: Monitor, phone: Smartphone };
const names = { desktop: 'Desktop', phone: 'Phone' };

/** Hidden on phones. */
const SizeSwitch = ({ size, onSize }: Pick<Props, 'size' | 'onSize'>) => (
  <div role="group" aria-label="Size" className="flex gap-0.5 rounded-control bg-sunken p-1 max-md:hidden">
    {previewSizes.map((one) => {
      const Icon = icons[one];
      return (
        <button
          key={one}
          type="button"
          aria-pressed={one === size}
          onClick={() => onSize(one)}
          className="flex min-h-9 items-center gap-2 rounded-[9px] px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[0_1px_2px_rgb(0_0_0/0.14)]"
        >
          <Icon aria-hidden />
          {names[one]}
        </button>
      );
    })}
  </div>
);
