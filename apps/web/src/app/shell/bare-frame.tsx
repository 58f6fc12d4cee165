import { Outlet } from '@tanstack/react-router';
import { useShellTitle } from './page-title.ts';

/** A page of the student's layout as a company sees it: the content, without the shell. */
export function BareFrame() {
  const title = useShellTitle('student');
  return (
    <main className="mx-auto w-full max-w-page px-4 py-6 md:px-8 md:py-8">
      <h1 className="mb-6 text-2xl">{title}</h1>
      <Outlet />
    </main>
  );
}
