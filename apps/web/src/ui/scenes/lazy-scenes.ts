// The large pictures of single moments, fetched when the moment comes. Stand them in a Suspense whose
// fallback is a SceneHole, so that nothing shifts.
import { lazy } from 'react';
import { SceneHole } from './scene-hole.tsx';

/** A picture that can't be downloaded is no reason to show an error. */
const nothing = () => ({ default: SceneHole });

export const LazyCelebration = lazy(() =>
  import('./celebration-scene.tsx').then(({ CelebrationScene }) => ({ default: CelebrationScene }), nothing),
);
export const LazyWelcome = lazy(() =>
  import('./welcome-scene.tsx').then(({ WelcomeScene }) => ({ default: WelcomeScene }), nothing),
);
