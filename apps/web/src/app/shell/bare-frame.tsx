import { Outlet } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { RouterButtonLink } from './links.tsx';

/** A student's profile as a company sees it, without the shell and with a link back to the applications. */
export function BareFrame() {
  const title = 'Student Profile';
  usePageTitle(title);
  return (
    <main className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 md:px-8 md:py-8">
      <RouterButtonLink
        to="/company-inbox"
        search={{ tab: 'applications' }}
        variant="quiet"
        className="-ml-3 justify-self-start"
        icon={<ArrowLeft aria-hidden />}
      >
        Back to applications
      </RouterButtonLink>
      <h1 className="text-2xl">{title}</h1>
      <Outlet />
    </main>
  );
}
