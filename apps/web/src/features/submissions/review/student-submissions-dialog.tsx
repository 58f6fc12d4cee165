// One student's submissions for one initiative: the newest attempt of each task, by status.
import type { ReviewedSubmission, SubmissionCard } from '@questline/contract';
import { submissionStatuses } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GoneState } from '../../../ui/feedback/no-results.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { submissionsOfQuery } from './review-queries.ts';
import { ReviewedOn, SubmissionKind, SubmissionStatusBadge, SubmittedAt } from '../review-words.tsx';

type Props = {
  applicationId: string;
  open: boolean;
  onClose: () => void;
  onReview: (submissionId: string) => void;
  /** Link to the conversation, shown when nothing was submitted. */
  message: (about: Pick<ReviewedSubmission, 'student' | 'initiative'>) => ReactNode;
};

const tabs = ['all', ...submissionStatuses] as const;
const labels = {
  all: 'All',
  pending: 'Pending',
  reviewed: 'Reviewed',
  approved: 'Approved',
  needs_revision: 'Needs Revision',
};

export function StudentSubmissionsDialog({ applicationId, open, onClose, onReview, message }: Props) {
  const { data, error, isFetching, refetch } = useQuery(submissionsOfQuery(applicationId));
  const [tab, setTab] = useState<(typeof tabs)[number]>('all');
  const about = data?.application;
  const items = data?.items.filter(({ status }) => tab === 'all' || status === tab);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      wide
      title={about ? `Submissions by ${about.student.full_name}` : 'Submissions'}
      description={about?.initiative.name}
    >
      {!items && isNotFound(error) && (
        <GoneState
          title="These submissions are no longer available"
          text="The student may have deleted their account."
          back="Back to the list"
          onBack={onClose}
        />
      )}
      {!items && error && !isNotFound(error) && (
        <ErrorState
          title="Failed to fetch submissions"
          text={failureText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!items && !error && <SubmissionsSkeleton />}
      {items && (
        <Tabs
          label="Submissions by status"
          look="segment"
          tabs={tabs.map((value) => ({ value, label: labels[value], count: data!.counts[value] }))}
          value={tab}
          onChange={setTab}
        >
          {items.length === 0 ? (
            <EmptyState
              scene={<EmptyTrailScene />}
              title="No submissions found"
              {...(tab === 'all' && {
                text: 'Nothing submitted yet. A friendly message often helps.',
                action: about && message(about),
              })}
            />
          ) : (
            <ul className="grid gap-3">
              {items.map((submission) => (
                <li key={submission.id} className="min-w-0">
                  <SubmissionItem submission={submission} onReview={() => onReview(submission.id)} />
                </li>
              ))}
            </ul>
          )}
        </Tabs>
      )}
    </Dialog>
  );
}

const SubmissionsSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading submissions…</span>
    <SkeletonBlock className="mb-2 h-11 max-w-lg rounded-control" />
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} tight aria-hidden className="grid gap-4">
        <div className="flex justify-between gap-4">
          <SkeletonBlock className="h-5 w-2/5" />
          <SkeletonBlock className="h-6 w-24 rounded-tag" />
        </div>
        <SkeletonText lines={2} />
        <SkeletonBlock className="h-9 w-40 rounded-[10px] md:justify-self-end" />
      </Card>
    ))}
  </div>
);

type ItemProps = { submission: SubmissionCard; onReview: () => void };

const SubmissionItem = ({ submission, onReview }: ItemProps) => (
  <Card tight className="grid gap-3">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h3 className="min-w-0 text-base wrap-anywhere">{submission.task.title}</h3>
      <SubmissionStatusBadge status={submission.status} />
    </div>
    <p className="line-clamp-3 text-sm as-typed text-ink-soft">{submission.task.instructions}</p>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>
          Submitted <SubmittedAt time={submission.completed_at} />
        </span>
        <ReviewedOn time={submission.reviewed_at} />
        <SubmissionKind type={submission.submission_type} />
        {submission.attempt > 1 && <span>Attempt {submission.attempt}</span>}
      </p>
      <Button
        size="small"
        variant={submission.status === 'pending' ? 'primary' : 'secondary'}
        icon={submission.can.review ? <ClipboardCheck aria-hidden /> : <Eye aria-hidden />}
        onClick={onReview}
      >
        {submission.can.review ? 'Review Submission' : 'View Submission'}{' '}
        <span className="sr-only">{submission.task.title}</span>
      </Button>
    </div>
  </Card>
);
