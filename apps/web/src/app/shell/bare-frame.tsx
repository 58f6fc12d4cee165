import { Outlet } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { RouterBackLink } from './links.tsx';

/** A student's profile as a company sees it, without the shell and with a link back to the applications. */
export function BareFrame() {
  const title = 'Student Profile';
  usePageTitle(title);
  return (
    <main className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 md:px-8 md:py-8">
      <RouterBackLink to="/company-inbox" search={{ tab: 'applications' }}>
        Back to applications
      </RouterBackLink>
      <h1 className="text-2xl">{title}</h1>
      <Outlet />
    </main>
  );
}
