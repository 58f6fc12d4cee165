import type { Workspace } from '@questline/contract';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { turnInWords } from '../../../lib/format/whose-turn.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';

type Props = {
  application: Workspace['application'];
  /** The company's name, linked if its page is visible. */
  companyLink: ReactNode;
  /** Ask a question. */
  action: ReactNode;
};

/** Company, initiative, whose turn it is and progress. */
export function WorkspaceHead({ application, companyLink, action }: Props) {
  const { company, initiative, status, turn, tasks } = application;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:flex-nowrap">
      <div className="grid min-w-0 gap-2">
        <p className="flex min-w-0 items-center gap-2.5 font-medium text-ink-soft">
          <LogoTile id={company.id} name={company.company_name} src={company.logo_url} size="small" />
          <span className="min-w-0 truncate">{companyLink}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{initiative.name}</h2>
          {status === 'completed' && <Badge tone="green">Completed</Badge>}
          {status === 'ended' && <Badge>Ended</Badge>}
          {status === 'accepted' && turn?.whose === 'student' && (
            <Badge tone="sun">{turnInWords(turn)}</Badge>
          )}
          {status === 'accepted' && turn?.whose === 'company' && (
            <Badge icon={<Clock aria-hidden />}>{turnInWords(turn)}</Badge>
          )}
        </div>
      </div>
      <div className="flex min-w-0 items-center gap-x-6 lg:shrink-0">
        {tasks.total > 0 && (
          // On phones the dots in the task list show it.
          <div className="min-w-0 max-lg:sr-only">
            <ProgressBar
              inline
              value={tasks.approved}
              max={tasks.total}
              figure={`${tasks.approved} of ${tasks.total} approved`}
            />
          </div>
        )}
        <div className="shrink-0">{action}</div>
      </div>
    </header>
  );
}
