import { matchPath, productName } from '@questline/contract/plain';
import { Outlet, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Tooltips } from '../../ui/overlays/tooltip.tsx';
import { RouterBrand } from './links.tsx';
import { useAccount } from './use-account.ts';
import { UserMenu } from './user-menu.tsx';

/** Layout for focused tasks: only the page and a link home. */
export function FullScreen() {
  const { pathname } = useLocation();
  const isCompany = useAccount()?.type === 'company';
  const title = matchPath(pathname)?.title ?? fallbackTitles[pathname.split('/')[1]!];
  usePageTitle(title);
  return (
    <Tooltips>
      <SkipLink />
      <header className="flex min-h-17 items-center justify-between border-b border-line page-edges">
        <RouterBrand to={isCompany ? '/company-overview' : '/feed'}>{productName}</RouterBrand>
        <UserMenu />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 outline-none md:px-8">
        {/* Phones show the step or heading of the page first. */}
        <h1 className="mb-4 text-2xl max-md:sr-only">{title}</h1>
        <Outlet />
      </main>
    </Tooltips>
  );
}

const fallbackTitles: Record<string, string> = {
  'company-onboarding': 'Company Onboarding',
  'initiative-overview': 'Preview',
};
