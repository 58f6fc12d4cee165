// A page that doesn't exist. People who are signed in stay in the app, with their menu around it.
import { landings, type UserType } from '@questline/contract/plain';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { NotFoundScene } from '../../../ui/scenes/not-found-scene.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

const OwnShell = lazyPart(() => import('../../shell/own-shell.tsx'), 'OwnShell');
const CompanyOverviewPage = lazyPart(
  () => import('../company/company-overview-page.tsx'),
  'CompanyOverviewPage',
);

const ownHome: Record<UserType, string> = { student: 'Go to your feed', company: 'Go to your overview' };

/** Unknown company paths fall back to the overview. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const { current } = useSession();
  usePageTitle('Page not found');
  if (current.state === 'loading') return <Spinner full label="One moment…" />;
  if (current.state === 'signed-out')
    return (
      <main className="grid min-h-dvh content-center px-4">
        <NotFound type={undefined} />
      </main>
    );
  return (
    <Suspense fallback={<Spinner full label="One moment…" />}>
      <OwnShell>
        {current.type === 'company' && pathname.startsWith('/company') ? (
          <CompanyOverviewPage />
        ) : (
          <NotFound type={current.type} />
        )}
      </OwnShell>
    </Suspense>
  );
}

function NotFound({ type }: { type: UserType | undefined }) {
  // The shell already has an h1.
  const Heading = type ? 'h2' : 'h1';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-6 text-center">
      <div className="w-72 max-w-full">
        <NotFoundScene />
      </div>
      <Heading className="text-4xl">404</Heading>
      <p className="text-lg text-ink-soft">Oops! Page not found</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {type && <RouterButtonLink to={landings[type].otherwise}>{ownHome[type]}</RouterButtonLink>}
        <ButtonLink href="/" variant={type ? 'quiet' : 'primary'}>
          Return to Home
        </ButtonLink>
      </div>
    </div>
  );
}
