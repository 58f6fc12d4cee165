import type { RecordInProgress } from '@questline/contract';
import type { ReactNode } from 'react';
import { LogoTile } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';

type Props = { work: RecordInProgress; continueLink: ReactNode };

/** Work that isn't finished yet, and will be added. */
export const InProgressCard = ({ work: { initiative, company, tasks }, continueLink }: Props) => (
  <Card className="grid grid-cols-1 gap-3 border-dashed border-edge! bg-transparent">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug wrap-anywhere md:text-xl">{initiative.name}</h3>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {company.company_name} · {tasks.approved} of {tasks.total} {tasks.total === 1 ? 'task' : 'tasks'}{' '}
            approved
          </p>
        </div>
      </div>
      {continueLink}
    </div>
    <p className="text-sm text-ink-soft">Added to your record once the last task is approved.</p>
  </Card>
);
