// /initiative-tasks/{id}: the student's work on an initiative. The open task is in the URL.
import type { Workspace as Space, WorkspaceTask } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Award, Compass, MessageCircleQuestion } from 'lucide-react';
import { LeaveDialog } from '../../../features/applications/own/leave-dialog.tsx';
import { OwnRewards } from '../../../features/rewards/own-rewards.tsx';
import { useOnBreak } from '../../../features/students/break/break-query.ts';
import { Workspace } from '../../../features/submissions/work/workspace.tsx';
import { workspaceQuery } from '../../../features/submissions/work/workspace-query.ts';
import { WorkspaceSkeleton } from '../../../features/submissions/work/workspace-skeleton.tsx';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NotFoundScene } from '../../../ui/scenes/not-found-scene.tsx';
import { LeaveGuard } from '../../leave-guard.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';

export function InitiativeTasksPage() {
  const { id } = useParams({ from: '/student-shell/initiative-tasks/$id' });
  const { task } = useSearch({ from: '/student-shell/initiative-tasks/$id' });
  const navigate = useNavigate({ from: '/initiative-tasks/$id' });
  const { data, error, isFetching, refetch } = useQuery(workspaceQuery(id));
  const calm = useOnBreak();
  const holder = useAccount()?.name ?? '';
  if (isNotFound(error)) return <NotFound />;
  if (!data)
    return error ? (
      <ErrorState
        title="Failed to load your tasks"
        text={`${failureText(error)} Your work is safe.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <WorkspaceSkeleton />
    );
  return (
    <Workspace
      key={id}
      workspace={data}
      taskId={task}
      onOpen={(taskId) => void navigate({ search: { task: taskId }, resetScroll: false })}
      taskLink={taskLink(id)}
      companyLink={companyLink(data.application)}
      ask={
        <RouterButtonLink
          to="/inbox"
          search={{ to: data.application.company.id, about: id }}
          variant={data.application.status === 'accepted' ? 'secondary' : 'quiet'}
          size="small"
          icon={<MessageCircleQuestion aria-hidden />}
        >
          Ask a question
        </RouterButtonLink>
      }
      rewards={
        <OwnRewards
          reward={data.reward}
          rewards={data.rewards}
          companyName={data.application.company.company_name}
        />
      }
      onward={onward}
      holder={holder}
      calm={calm}
      Guard={LeaveGuard}
      LeaveDialog={LeaveDialog}
    />
  );
}

const taskLink = (id: string) => (task: WorkspaceTask) => (
  <Link
    to="/initiative-tasks/$id"
    params={{ id }}
    search={{ task: task.id }}
    resetScroll={false}
    className="stretched wrap-anywhere"
  >
    {task.title}
  </Link>
);

/** A deleted company has no page. */
function companyLink({ company, initiative }: Space['application']) {
  if (initiative.deleted) return company.company_name;
  return (
    <Link to="/company/$id" params={{ id: company.id }} className="underline-offset-4 hover:underline">
      {company.company_name}
    </Link>
  );
}

const onward = (
  <>
    <RouterButtonLink to="/record" icon={<Award aria-hidden />}>
      Get certificate
    </RouterButtonLink>
    <RouterButtonLink to="/incentives" variant="secondary" icon={<Compass aria-hidden />}>
      Find your next initiative
    </RouterButtonLink>
  </>
);

const NotFound = () => (
  <EmptyState
    live="status"
    scene={<NotFoundScene />}
    title="Initiative Not Found"
    text="The initiative you're looking for doesn't exist or you don't have permission to view it."
    action={<RouterButtonLink to="/active">Go to your initiatives</RouterButtonLink>}
  />
);
