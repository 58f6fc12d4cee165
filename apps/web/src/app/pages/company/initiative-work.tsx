import type { OwnInitiative } from '@questline/contract';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ReviewQueue } from '../../../features/submissions/review/review-queue.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { ActivateButton } from './activate-button.tsx';

type Props = {
  initiative: OwnInitiative;
  onReview: (submissionId: string) => void;
  tools: ReactNode;
};

/** The Work tab of the company's initiative page: what needs a review, oldest first. */
export function InitiativeWork({ initiative, onReview, tools }: Props) {
  const { submission } = useSearch({ from: '/company-shell/company/initiative/$id' });
  const { working, finished } = initiative.totals;
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
      untouched={working + finished === 0 && next}
      onReview={onReview}
      covered={submission !== undefined}
      after={
        <p className="mt-4 text-sm text-ink-soft">
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
        </p>
      }
      tools={tools}
    />
  );
}
