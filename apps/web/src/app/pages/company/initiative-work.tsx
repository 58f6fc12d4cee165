import type { OwnInitiative } from '@questline/contract';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TaskProgress } from '../../../features/initiatives/own/task-progress.tsx';
import { ReviewQueue } from '../../../features/submissions/review/review-queue.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { ActivateButton } from './activate-button.tsx';

type Props = {
  initiative: OwnInitiative;
  onReview: (submissionId: string) => void;
  tools: ReactNode;
};

/** The Work tab of the company's initiative page: what needs a review, oldest first, and how far students are. */
export function InitiativeWork({ initiative, onReview, tools }: Props) {
  const { submission } = useSearch({ from: '/company-shell/company/initiative/$id' });
  const students = initiative.totals.working + initiative.totals.finished;
  const next =
    initiative.status === 'active'
      ? {
          text: 'When students you accept submit their work, you review it here.',
          action: (
            <RouterButtonLink
              to="/company/initiative/$id"
              params={{ id: initiative.id }}
              search={{ tab: 'applicants' }}
              resetScroll={false}
              variant="secondary"
            >
              See applicants
            </RouterButtonLink>
          ),
        }
      : {
          text: 'Activate this initiative so that students can apply and send you their work.',
          action: <ActivateButton id={initiative.id} variant="secondary" />,
        };
  return (
    <ReviewQueue
      initiative={initiative.id}
      untouched={students === 0 && next}
      onReview={onReview}
      covered={submission !== undefined}
      aside={
        students > 0 && (
          <TaskProgress initiative={initiative}>
            Reviewed work is in{' '}
            <Link
              to="/company/initiative/$id"
              params={{ id: initiative.id }}
              search={{ tab: 'students' }}
              resetScroll={false}
              className="font-semibold text-trail underline underline-offset-4"
            >
              Students
            </Link>
            .
          </TaskProgress>
        )
      }
      tools={tools}
    />
  );
}
