// The student's applications and active initiatives, one tab at a time.
import type { ApplicationTab, OwnApplication, RecordEntry } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { ownApplicationsQuery } from './application-queries.ts';
import { ApplicationRow } from './application-row.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { isOverLimit, WeekHours } from './week-hours.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = {
  tab: ApplicationTab;
  /** Links, which only the page can build. */
  link: (application: OwnApplication) => ReactNode;
  /** `isFirst`: the one to start with. */
  continueLink: (application: OwnApplication, isFirst: boolean) => ReactNode;
  browse: (look: 'primary' | 'secondary') => ReactNode;
  /** Link to other initiatives, for an application without an answer. */
  findAnother: ReactNode;
  /** Link to the student's record, for a completed initiative. */
  record: ReactNode;
  /** What the record says about it, once loaded. */
  entryOf?: (application: OwnApplication) => RecordEntry | undefined;
  /** Link to the student's limit of hours a week. */
  limitLink: (words: string) => ReactNode;
  /** Link to write to a company. */
  messageLink: ReactNode;
  /** A button, if the student isn't on a break. */
  takeBreak: ReactNode;
  /** The student is on a break. */
  calm?: boolean;
};

const empty: Record<ApplicationTab, { title: string; text: string }> = {
  in_progress: {
    title: 'Nothing active yet',
    text: 'Once a company accepts you, your tasks show up here, with the next step first.',
  },
  applied: {
    title: 'No applications waiting',
    text: 'Apply to an initiative you like. It takes a minute, and you can follow your application here.',
  },
  completed: {
    title: 'Nothing finished yet',
    text: 'Initiatives show up here with your work and feedback once all tasks are approved.',
  },
  closed: {
    title: 'Nothing here yet',
    text: 'Applications that were withdrawn, not accepted or not answered, and collaborations that ended, show up here.',
  },
};

/** Shown below the list, with a link to browse for more, to students who have time. */
const another: Record<ApplicationTab, string> = {
  in_progress: 'Ready for another?',
  applied: 'While you wait, you can apply to as many as you like.',
  completed: 'Ready for another?',
  closed: 'The next one could be yours.',
};

export function ApplicationList(props: Props) {
  const { tab, link, continueLink, browse, findAnother, record, calm = false } = props;
  const list = useInfiniteQuery(ownApplicationsQuery(tab));
  const [withdrawing, setWithdrawing] = useState<OwnApplication>();
  const [leaving, setLeaving] = useState<OwnApplication>();
  const [first] = list.data?.pages ?? [];
  const week = calm ? null : first?.week;
  const isComplete = !!first?.items.length && !list.hasNextPage;
  const hours = week && !!first?.items.length && (
    <WeekHours
      week={week}
      limitLink={props.limitLink}
      messageLink={props.messageLink}
      action={props.takeBreak}
    />
  );
  const isOver = !!week && isOverLimit(week);
  const hasTime = !(calm && tab === 'in_progress') && !(week?.limit && week.hours >= week.limit);
  return (
    <>
      {isOver && hours && <div className="mb-4">{hours}</div>}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          !isOver && !!hours && 'xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-6',
        )}
      >
        <div className="min-w-0">
          <PagedList
            list={list}
            failed={{ title: 'Failed to load your initiatives', text: failureText(list.error) }}
            loading={<ApplicationSkeleton />}
            empty={<Nothing tab={tab} action={browse('primary')} />}
            noun={['initiative', 'initiatives']}
          >
            {(items) => (
              <ul className="grid gap-4">
                {items.map((application) => (
                  <li key={application.id} className="min-w-0">
                    <ApplicationRow
                      application={application}
                      link={link(application)}
                      continueLink={
                        isTheirs(application) &&
                        continueLink(application, application === items.find(isTheirs))
                      }
                      another={application.unanswered && findAnother}
                      record={application.status === 'completed' && record}
                      entry={props.entryOf?.(application)}
                      calm={calm}
                      onWithdraw={() => setWithdrawing(application)}
                      onLeave={() => setLeaving(application)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </div>
        {!isOver && hours}
      </div>
      {isComplete && hasTime && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-edge p-4 md:px-5">
          <p className="text-ink-soft max-md:text-sm">{another[tab]}</p>
          {browse('secondary')}
        </div>
      )}
      <WithdrawDialog application={withdrawing} onClose={() => setWithdrawing(undefined)} />
      <LeaveDialog application={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

const allDone = {
  title: 'Nothing in progress',
  text: 'Nice work! Your finished initiatives are under Completed.',
};

function Nothing({ tab, action }: { tab: ApplicationTab; action: ReactNode }) {
  const finished = useInfiniteQuery({ ...ownApplicationsQuery('completed'), enabled: tab === 'in_progress' });
  if (tab === 'in_progress' && finished.isPending) return <ApplicationSkeleton />;
  const hasFinished = tab === 'in_progress' && !!finished.data?.pages[0]?.items.length;
  return <EmptyState scene={<EmptyTrailScene />} {...(hasFinished ? allDone : empty[tab])} action={action} />;
}

/** The student has something to do here. */
const isTheirs = ({ status, turn, next_task, can }: OwnApplication) =>
  status === 'accepted' && turn?.whose === 'student' && (next_task !== null || can.finish);
