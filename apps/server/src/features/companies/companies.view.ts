import {
  questChain,
  tasksOf,
  videoIdOf,
  type ApplicationStatus,
  type CompanyProfile,
  type Onboarding,
  type OpenInitiative,
} from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import type { ProfileRow } from './companies.queries.ts';
import { canEdit } from './companies.rules.ts';

export const viewProfile = ({ is_owner, ...row }: ProfileRow, actor: Account): CompanyProfile => ({
  ...row,
  time_zone: canEdit(row, actor) ? row.time_zone : null,
  video_id: videoIdOf(row.video_url),
  can: { edit: canEdit(row, actor), rename: is_owner },
});

type OpenRow = Omit<OpenInitiative, 'application'> & {
  application_status: ApplicationStatus | null;
  tasks_approved: number | null;
  task_count: number;
};

export const viewOpen = ({
  application_status: status,
  tasks_approved,
  task_count,
  ...row
}: OpenRow): OpenInitiative => ({
  ...row,
  application: status && { status, ...tasksOf({ status, tasks_approved: tasks_approved ?? 0, task_count }) },
});

type OnboardingRow = Pick<
  Row<'company_onboarding_requirements'>,
  'total_initiatives_created' | 'onboarding_completed' | 'created_quick_win'
>;

/** The quest chain is shown once it's unlocked. */
export function viewOnboarding(row: OnboardingRow | undefined, chain: OpenInitiative[]): Onboarding {
  const {
    total_initiatives_created = 0,
    onboarding_completed = false,
    created_quick_win = false,
  } = row ?? {};
  const { progress, advice, steps } = questChain(total_initiatives_created, created_quick_win);
  return {
    total_initiatives_created,
    onboarding_completed,
    progress,
    advice,
    steps,
    chain: onboarding_completed ? chain : [],
  };
}
