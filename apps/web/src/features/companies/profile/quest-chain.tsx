import type { OpenInitiative } from '@questline/contract';
import { ListOrdered } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChainOrderDialog } from './chain-order-dialog.tsx';
import { CompanyTrail, type StudentsOf } from './company-trail.tsx';

type Props = {
  initiatives: OpenInitiative[];
  link: (initiative: OpenInitiative) => ReactNode;
  students: StudentsOf;
};

/** The unlocked quest chain: the order in which students see the active initiatives. */
export const QuestChain = ({ initiatives, link, students }: Props) =>
  initiatives.length === 0 ? (
    <p className="text-ink-soft">Activate an initiative to make it the first step of your quest chain.</p>
  ) : (
    <>
      <p className="-mt-4 max-w-line text-sm text-ink-soft">
        Students meet your active initiatives in this order.
      </p>
      <CompanyTrail initiatives={initiatives} link={link} students={students} />
    </>
  );

/** Opens the dialog to change the order, if there are several. */
export function ChangeOrder({ initiatives }: Pick<Props, 'initiatives'>) {
  const [ordering, setOrdering] = useState(false);
  if (initiatives.length < 2) return null;
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<ListOrdered aria-hidden />}
        onClick={() => setOrdering(true)}
      >
        Change order
      </Button>
      {ordering && <ChainOrderDialog initiatives={initiatives} onClose={() => setOrdering(false)} />}
    </>
  );
}
