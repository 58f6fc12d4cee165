import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/faces.tsx';
import { NotFoundScene } from '../../ui/scenes/not-found-scene.tsx';
import { RouterButtonLink } from './links.tsx';

export function AccessDenied() {
  usePageTitle('Access Denied');
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        live="alert"
        scene={<NotFoundScene />}
        title="Access Denied"
        text="This area is restricted to company accounts only."
        action={<RouterButtonLink to="/feed">Back to your page</RouterButtonLink>}
      />
    </main>
  );
}
