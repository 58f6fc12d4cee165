// /initiative/{id}: one initiative and how to apply. The server decides what is possible (`can`).
import type { InitiativePage as Page } from '@questline/contract';
import { errors, fitReasons, nameOf } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ApplicationSummary } from '../../../features/applications/own/application-summary.tsx';
import { ApplyDialog } from '../../../features/applications/apply/apply-dialog.tsx';
import { WithdrawDialog } from '../../../features/applications/own/withdraw-dialog.tsx';
import { CheckedMark } from '../../../features/companies/profile/checked-mark.tsx';
import { pausedQuery } from '../../../features/guardians/guardian-queries.ts';
import { BookmarkButton } from '../../../features/initiatives/browse/bookmark-button.tsx';
import { FoundInitiative } from '../../../features/initiatives/browse/found-initiative.tsx';
import { SaveForLater } from '../../../features/initiatives/browse/save-for-later.tsx';
import { initiativePageQuery } from '../../../features/initiatives/browse/found-initiatives.ts';
import { InitiativeDetails } from '../../../features/initiatives/details/initiative-details.tsx';
import { closedInWords } from '../../../features/initiatives/details/intake-words.ts';
import { InitiativePageSkeleton } from '../../../features/initiatives/details/initiative-skeleton.tsx';
import { useCountedView } from '../../../features/initiatives/results/use-counted-view.ts';
import { ResendVerification } from '../../../features/session/resend-verification.tsx';
import { waypointOf } from '../../../features/submissions/work/waypoint-of.ts';
import { workspaceQuery } from '../../../features/submissions/work/workspace-query.ts';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { companyOf, viewInitiative } from '../shared/initiative-links.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { InitiativeNotFound } from '../shared/activation-links.tsx';

const PushOffer = lazyPart(() => import('../../../features/notifications/push/push-offer.tsx'), 'PushOffer');

export function InitiativePage() {
  const { id } = useParams({ from: '/student-shell/initiative/$id' });
  const { data, error, isFetching, refetch } = useQuery(initiativePageQuery(id));
  if (isNotFound(error)) return <InitiativeNotFound way={browse} />;
  if (data) return <Initiative key={id} page={data} />;
  if (!error) return <InitiativePageSkeleton />;
  return (
    <ErrorState
      title="Failed to load initiative details"
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const browse = (
  <RouterButtonLink to="/incentives" variant="secondary">
    Browse initiatives
  </RouterButtonLink>
);

function Initiative({ page }: { page: Page }) {
  useCountedView(page.id);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'apply' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const { application, similar, can } = page;
  const { data: paused } = useQuery(pausedQuery);
  const { data: work } = useQuery({ ...workspaceQuery(page.id), enabled: can.open_tasks });
  const company = {
    id: page.company.id,
    name: nameOf('company', page.company.company_name),
    answers_in_minutes: page.company.answers_in_minutes,
    answers_within_days: page.company.answers_within_days,
  };
  const closed = page.status === 'active' ? closedInWords(page.intake) : undefined;
  const reopens =
    page.intake.closed === 'places_taken'
      ? 'If a place opens up, you can apply here.'
      : `If ${company.name} moves the deadline, you can apply here.`;
  const states = work?.tasks
    .filter(({ retired }) => !retired)
    .map((task) => waypointOf(task, work.application.next_task?.id));
  const reasons = page.fit ? fitReasons(page.fit) : '';
  return (
    <div className="grid grid-cols-1 gap-10">
      {page.deleted_at && (
        <Notice tone="info">
          The company closed this initiative. It stays here as part of your history.
        </Notice>
      )}
      {!application && can.apply_refusal === 'initiative_closed' && (
        <Notice tone="info" title="This initiative isn't taking applications">
          It stays in your saved initiatives. If {company.name} opens it again, you can apply here.
        </Notice>
      )}
      {!application && closed && (
        <Notice tone="info" title={closed}>
          {page.bookmarked
            ? `It’s in your saved initiatives. ${reopens}`
            : `Save it to find it again. ${reopens}`}
        </Notice>
      )}
      <InitiativeDetails
        initiative={page}
        companyLink={page.company.company_name && companyLink(page)}
        companyMark={page.company.verified && <CheckedMark />}
        answersInMinutes={company.answers_in_minutes}
        answersWithinDays={company.answers_within_days}
        buttons={
          <>
            {can.bookmark && !page.deleted_at && <BookmarkButton initiative={page} outlined />}
            <CompanyMenu
              report="initiative"
              id={page.id}
              company={company}
              leave={() => navigate({ to: '/incentives' })}
            />
          </>
        }
        application={
          application && (
            <ApplicationSummary
              application={application}
              company={company}
              closed={page.status !== 'active' || page.intake.closed !== null || !!paused}
            />
          )
        }
        saysClosed={!application && closed !== undefined}
        states={states}
        fit={reasons && <FitReasons>{reasons}</FitReasons>}
        action={
          <Action
            page={page}
            isPaused={!!paused}
            onApply={() => setOpen('apply')}
            onWithdraw={() => setOpen('withdraw')}
          />
        }
      />
      {similar.length > 0 && (
        <section id="similar" className="grid scroll-mt-24 gap-4">
          <h2 className="text-xl">Similar initiatives</h2>
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {similar.map((one) => (
              <li key={one.id} className="min-w-0">
                <FoundInitiative initiative={one} link={viewInitiative(one)} companyLink={companyOf(one)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open === 'apply' && (
        <ApplyDialog
          initiative={page}
          company={company}
          // The current status is shown at the top.
          onSent={() => window.scrollTo(0, 0)}
          onClose={close}
          ways={waysToApply}
        />
      )}
      <WithdrawDialog
        application={
          open === 'withdraw' && application
            ? { id: application.id, company: { company_name: company.name } }
            : undefined
        }
        onClose={close}
      />
    </div>
  );
}

const FitReasons = ({ children }: { children: string }) => (
  <p className="flex items-start gap-2 rounded-control bg-trail-soft px-3 py-2 text-sm font-semibold text-trail-strong">
    <Sparkles aria-hidden className="mt-px" />
    {children}
  </p>
);

const companyLink = ({ company }: Page) => (
  <Link to="/company/$id" params={{ id: company.id }} className="stretched">
    {company.company_name}
  </Link>
);

const waysToApply = {
  verify: <ResendVerification size="small" variant="secondary" />,
  survey: (
    <RouterButtonLink to="/survey" size="small" variant="secondary">
      Take the 2-minute survey
    </RouterButtonLink>
  ),
  applications: (
    <RouterButtonLink to="/active" search={{ tab: 'applied' }} variant="secondary">
      See your applications
    </RouterButtonLink>
  ),
  offer: (
    <Suspense fallback={null}>
      <PushOffer />
    </Suspense>
  ),
};

type ActionProps = { page: Page; isPaused: boolean; onApply: () => void; onWithdraw: () => void };

/** The next action, based on what the server allows. */
function Action({ page, isPaused, onApply, onWithdraw }: ActionProps) {
  const { id, can, application, similar } = page;
  const others =
    similar.length > 0 ? (
      <RouterButtonLink variant="secondary" to="/initiative/$id" params={{ id }} hash="similar">
        See similar initiatives
      </RouterButtonLink>
    ) : (
      browse
    );
  if (can.apply && isPaused)
    return (
      <div className="grid gap-2">
        <Button wide size="large" disabled>
          Apply
        </Button>
        <p className="text-sm text-ink-soft">You can apply when your parent or guardian agrees.</p>
      </div>
    );
  if (can.apply)
    return (
      <Button wide size="large" onClick={onApply}>
        Apply
      </Button>
    );
  if (can.withdraw)
    return (
      <div className="flex flex-wrap-reverse gap-3 [&>*]:grow">
        <Button variant="quiet" onClick={onWithdraw}>
          Withdraw
        </Button>
        {others}
      </div>
    );
  if (can.open_tasks)
    return (
      <RouterButtonLink wide size="large" to="/initiative-tasks/$id" params={{ id }}>
        {application?.status === 'accepted' ? 'Go to tasks' : 'See your work'}
      </RouterButtonLink>
    );
  if (application?.unanswered)
    return (
      <RouterButtonLink wide size="large" to="/incentives">
        Find another initiative
      </RouterButtonLink>
    );
  if (can.apply_refusal === 'email_not_verified')
    return (
      <div className="grid gap-2">
        <Button wide size="large" disabled>
          Apply
        </Button>
        <p className="text-sm text-ink-soft">Verify your email with the link we sent you, then apply.</p>
      </div>
    );
  if (can.apply_refusal === 'deadline_passed' || can.apply_refusal === 'places_taken')
    return (
      <div className="grid gap-3">
        <SaveForLater initiative={page} />
        {others}
      </div>
    );
  return (
    <div className="grid gap-3">
      {can.apply_refusal === 'initiative_closed' && (
        <p className="text-ink-soft">{errors.initiative_closed.text}</p>
      )}
      {others}
    </div>
  );
}
