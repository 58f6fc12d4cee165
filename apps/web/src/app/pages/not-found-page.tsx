import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NotFoundScene } from '../../ui/scenes/not-found-scene.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAccount } from '../shell/use-account.ts';

const CompanyShell = lazy(() =>
  import('../shell/company-shell.tsx').then((it) => ({ default: it.CompanyShell })),
);
const CompanyOverviewPage = lazy(() =>
  import('./company-overview-page.tsx').then((it) => ({ default: it.CompanyOverviewPage })),
);

/** A wrong link inside the app; whoever types a wrong address meets the server's 404 document instead.
 *  The company's part falls back to its overview, in its shell. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const isCompany = useAccount()?.type === 'company';
  usePageTitle('Page not found');
  if (isCompany && pathname.startsWith('/company'))
    return (
      <Suspense fallback={<Spinner full label="One moment…" />}>
        <CompanyShell>
          <CompanyOverviewPage />
        </CompanyShell>
      </Suspense>
    );
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-3 px-4 text-center">
      <div className="w-72 max-w-full">
        <NotFoundScene />
      </div>
      <h1 className="text-4xl">404</h1>
      <p className="text-lg text-ink-soft">Oops! Page not found</p>
      <ButtonLink href="/">Return to Home</ButtonLink>
    </main>
  );
}
