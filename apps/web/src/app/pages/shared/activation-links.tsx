// Shared by the initiative pages: links that fix a refused activation, and the not-found page.
import type { ReactNode } from 'react';
import type { ReadinessCheck } from '../../../features/initiatives/details/readiness-list.tsx';
import { ResendVerification } from '../../../features/session/resend-verification.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NotFoundScene } from '../../../ui/scenes/not-found-scene.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

/** How to meet requirements outside the editor. The notice at the top of the page has the button to resend the email. */
export const fixLink = (what: ReadinessCheck) => {
  if (what === 'verified_email')
    // On phones, below what is missing.
    return <span className="text-sm text-ink-soft max-md:pl-8">Open the link in our email</span>;
  if (what !== 'company_name') return undefined;
  return (
    <RouterButtonLink to="/company/profile" size="small" variant="secondary">
      Go to Profile
    </RouterButtonLink>
  );
};

export const activationFixes = (id: string) => ({
  email_not_verified: <ResendVerification />,
  company_name_needed: <RouterButtonLink to="/company/profile">Add your company name</RouterButtonLink>,
  rewards_overdue: (
    <RouterButtonLink to="/company-active-users" search={{ view: 'rewards' }}>
      See rewards to pay
    </RouterButtonLink>
  ),
  task_needed: (
    <RouterButtonLink to="/edit-initiative/$id" params={{ id }}>
      Add a task
    </RouterButtonLink>
  ),
});

const toOverview = (
  <RouterButtonLink to="/company-overview" variant="secondary">
    Back to overview
  </RouterButtonLink>
);

/** `way`: where to go instead. */
export const InitiativeNotFound = ({ way = toOverview }: { way?: ReactNode }) => (
  <EmptyState
    live="status"
    scene={<NotFoundScene />}
    title="Initiative Not Found"
    text="The initiative you're looking for doesn't exist or you don't have permission to view it."
    action={way}
  />
);
