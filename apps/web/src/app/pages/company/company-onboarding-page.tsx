import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Onboarding } from '../../../features/companies/editing/onboarding.tsx';
import { OnboardingSkeleton } from '../../../features/companies/editing/onboarding-skeleton.tsx';
import { OwnCompany } from '../../../features/companies/own-company.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

/** Templates are large, so they are loaded on demand. */
const TemplateChoice = lazyPart(
  () => import('../../../features/companies/template-choice.tsx'),
  'TemplateChoice',
);

export function CompanyOnboardingPage() {
  const { step = 'basics' } = useSearch({ from: '/company-full-screen/company-onboarding' });
  const navigate = useNavigate();
  return (
    <OwnCompany loading={<OnboardingSkeleton />}>
      {(profile) => (
        <Onboarding
          profile={profile}
          step={step}
          onStep={(next) => void navigate({ to: '/company-onboarding', search: { step: next } })}
          first={
            <Suspense fallback={<SkeletonList of="row" count={4} />}>
              <TemplateChoice link={templateLink} />
            </Suspense>
          }
          ways={
            <>
              <RouterButtonLink to="/company-overview" variant="quiet">
                Skip this step
              </RouterButtonLink>
              <RouterButtonLink to="/create-initiative" variant="secondary">
                Start from scratch
              </RouterButtonLink>
            </>
          }
        />
      )}
    </OwnCompany>
  );
}

const templateLink = (slug: string, name: string) => (
  <Link to="/create-initiative" search={{ template: slug }} className="stretched">
    {name}
  </Link>
);
