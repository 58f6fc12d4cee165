import { usePageTitle } from '../../lib/page-title.ts';
import { NotFoundScene } from '../../ui/scenes/not-found-scene.tsx';
import { RouterButtonLink } from './links.tsx';

export function AccessDenied() {
  usePageTitle('Access Denied');
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-3 px-4 text-center">
      <div className="mb-2 w-72 max-w-full">
        <NotFoundScene />
      </div>
      <h1 className="text-2xl">Access Denied</h1>
      <p className="mb-3 text-ink-soft">This area is restricted to company accounts only.</p>
      <RouterButtonLink to="/feed">Back to your home page</RouterButtonLink>
    </main>
  );
}
