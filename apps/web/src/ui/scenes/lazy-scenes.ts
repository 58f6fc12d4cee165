// The large pictures of single moments, fetched when the moment comes. Stand them in a Suspense whose
// fallback is a SceneHole, so that nothing shifts.
import { lazy } from 'react';

export const LazyCelebration = lazy(() =>
  import('./celebration-scene.tsx').then(({ CelebrationScene }) => ({ default: CelebrationScene })),
);
export const LazyWelcome = lazy(() =>
  import('./welcome-scene.tsx').then(({ WelcomeScene }) => ({ default: WelcomeScene })),
);
