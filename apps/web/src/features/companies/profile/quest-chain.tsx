import type { OpenInitiative } from '@questline/contract';
import { ListOrdered } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChainOrderDialog } from './chain-order-dialog.tsx';
import { CompanyTrail } from './company-trail.tsx';

type Props = { initiatives: OpenInitiative[]; link: (initiative: OpenInitiative) => ReactNode };

/** The unlocked quest chain: the order in which students see the active initiatives. */
export function QuestChain({ initiatives, link }: Props) {
  const [ordering, setOrdering] = useState(false);
  if (initiatives.length === 0)
    return (
      <p className="text-ink-soft">Activate an initiative to make it the first step of your quest chain.</p>
    );
  return (
    <div className="-mt-4 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-line text-sm text-ink-soft">
          Students see your active initiatives in this order.
        </p>
        {initiatives.length > 1 && (
          <Button
            size="small"
            variant="secondary"
            icon={<ListOrdered aria-hidden />}
            onClick={() => setOrdering(true)}
          >
            Change order
          </Button>
        )}
      </div>
      <CompanyTrail initiatives={initiatives} link={link} />
      {ordering && <ChainOrderDialog initiatives={initiatives} onClose={() => setOrdering(false)} />}
    </div>
  );
}
