// /active: the student's applications. The chosen tab is in the URL.
import type { OwnApplication } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight, Award, Compass } from 'lucide-react';
import { ApplicationList } from '../../../features/applications/own/application-list.tsx';
import { turnInWords } from '../../../features/home/turn-words.ts';
import { AcceptancePanel } from '../../../features/notifications/acceptance-panel.tsx';
import { RecordSums } from '../../../features/record/record-sums.tsx';
import { recordQuery } from '../../../features/record/record-queries.ts';
import { BreakNotice, TakeBreakButton } from '../../../features/students/break/break-controls.tsx';
import { useOnBreak } from '../../../features/students/break/break-query.ts';
import { Card } from '../../../ui/card.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ServerPathLink } from '../../shell/server-path-link.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';
import { applicationLink } from '../shared/initiative-links.tsx';

export function ActivePage() {
  const { tab = 'in_progress' } = useSearch({ from: '/student-shell/active' });
  const navigate = useNavigate({ from: '/active' });
  const account = useAccount();
  const calm = useOnBreak();
  const own = useQuery({ ...recordQuery, enabled: tab === 'completed' });
  const tabs = [
    { value: 'in_progress', label: 'In Progress' },
    { value: 'applied', label: 'Applied' },
    { value: 'completed', label: 'Completed' },
    { value: 'closed', label: 'Closed' },
  ] as const;
  if (!account) return null;
  return (
    <>
      {/* In progress, the initiative has a card. During a break, it can wait. */}
      {tab !== 'in_progress' && !calm && <AcceptancePanel Link={ServerPathLink} />}
      <div className="mb-5 empty:hidden">
        <BreakNotice />
      </div>
      <Tabs
        label="Active Initiatives"
        tabs={tabs}
        value={tab}
        onChange={(next) =>
          void navigate({ search: next === 'in_progress' ? {} : { tab: next }, replace: true })
        }
      >
        {tab === 'completed' && !!own.data?.entries.length && (
          <Card tight className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:px-5">
            <RecordSums inline entries={own.data.entries} />
            <RouterButtonLink
              to="/record"
              size="small"
              className="max-md:w-full"
              icon={<Award aria-hidden />}
            >
              My record
            </RouterButtonLink>
          </Card>
        )}
        <ApplicationList
          key={tab}
          tab={tab}
          link={applicationLink}
          continueLink={continueLink(calm)}
          browse={browse}
          findAnother={findAnother}
          record={record}
          entryOf={({ id }) => own.data?.entries.find((entry) => entry.id === id)}
          limitLink={limitLink(account.id)}
          messageLink={messageLink}
          takeBreak={<TakeBreakButton />}
          calm={calm}
        />
      </Tabs>
    </>
  );
}

type Look = 'primary' | 'secondary';

const continueLink =
  (calm: boolean) =>
  ({ initiative, next_task, needs_revision, tasks }: OwnApplication, isFirst: boolean) => (
    <RouterButtonLink
      to="/initiative-tasks/$id"
      params={{ id: initiative.id }}
      search={{ task: next_task?.id }}
      size="small"
      variant={isFirst && !calm ? 'primary' : 'secondary'}
      iconAfter={<ArrowRight aria-hidden />}
    >
      {next_task
        ? turnInWords({ kind: needs_revision ? 'revision' : 'task', tasks_approved: tasks.approved })
        : 'Continue'}
      <span className="sr-only">: {next_task?.title ?? initiative.name}</span>
    </RouterButtonLink>
  );

const limitLink = (userId: string) => (words: string) => (
  <RouterButtonLink
    to="/profile/$userId"
    params={{ userId }}
    search={{ edit: 'availability' }}
    size="small"
    variant="secondary"
  >
    {words}
  </RouterButtonLink>
);

const messageLink = (
  <RouterButtonLink
    to="/inbox"
    search={{ compose: 'contacts' }}
    variant="link"
    className="text-sm pointer-coarse:min-h-11"
  >
    Message a company
  </RouterButtonLink>
);

const findAnother = (
  <RouterButtonLink to="/incentives" size="small" variant="secondary" icon={<Compass aria-hidden />}>
    Find another initiative
  </RouterButtonLink>
);

const record = (
  <RouterButtonLink to="/record" size="small" variant="secondary" icon={<Award aria-hidden />}>
    See it in your record
  </RouterButtonLink>
);

const browse = (look: Look) => (
  <RouterButtonLink
    to="/incentives"
    variant={look}
    size={look === 'secondary' ? 'small' : 'medium'}
    icon={<Compass aria-hidden />}
  >
    Browse initiatives
  </RouterButtonLink>
);
