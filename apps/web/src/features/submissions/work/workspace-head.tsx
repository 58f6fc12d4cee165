import type { Workspace } from '@questline/contract';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { YourTurnBadge } from '../../../ui/your-turn-badge.tsx';

type Props = {
  application: Workspace['application'];
  /** The company's name, linked if its page is visible. */
  companyLink: ReactNode;
  /** Ask a question. */
  action: ReactNode;
  /** The student is on a break. */
  calm: boolean;
  /** The student's next task, if another one is open. */
  next: { place: number; onOpen: () => void } | undefined;
};

/** Company, initiative, whose turn it is and progress. */
export function WorkspaceHead({ application, companyLink, action, calm, next }: Props) {
  const { company, initiative, status, turn, tasks } = application;
  return (
    <header className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-4">
        <p className="flex min-w-0 items-center gap-2.5 font-medium text-ink-soft">
          <LogoTile id={company.id} name={company.company_name} src={company.logo_url} size="small" />
          <span className="min-w-0 truncate">{companyLink}</span>
        </p>
        <div className="shrink-0">{action}</div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{initiative.name}</h2>
        {status === 'completed' && <Badge tone="green">Completed</Badge>}
        {status === 'ended' && <Badge>Ended</Badge>}
        {status === 'accepted' &&
          turn?.whose === 'student' &&
          (next && !calm ? (
            <button type="button" onClick={next.onOpen} className="rounded-tag hover:underline">
              <Badge tone="sun">Your turn: task {next.place}</Badge>
            </button>
          ) : (
            <YourTurnBadge calm={calm} />
          ))}
        {status === 'accepted' && turn?.whose === 'company' && tasks.total > 0 && (
          <Badge icon={<Clock aria-hidden />}>{company.company_name} is reviewing it</Badge>
        )}
        {tasks.total > 0 && status !== 'completed' && (
          // On phones the dots in the task list show it.
          <p className="text-ink-soft tabular-nums max-lg:sr-only">
            {tasks.approved} of {tasks.total} approved
          </p>
        )}
      </div>
    </header>
  );
}
