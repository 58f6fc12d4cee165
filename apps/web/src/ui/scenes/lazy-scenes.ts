// Large illustrations that are rarely shown, loaded on demand. Use a ScenePlaceholder as the Suspense fallback, so that
// nothing shifts.
import { type ComponentType, lazy } from 'react';
import type { CertificateProps } from './certificate-scene.tsx';
import { ScenePlaceholder } from './scene-placeholder.tsx';

/** An illustration that can't be downloaded is no reason to show an error. */
const nothing = () => ({ default: ScenePlaceholder });

export const LazyCelebration = lazy(() =>
  import('./celebration-scene.tsx').then(({ CelebrationScene }) => ({ default: CelebrationScene }), nothing),
);
export const LazyCertificate = lazy<ComponentType<CertificateProps>>(() =>
  import('./certificate-scene.tsx').then(({ CertificateScene }) => ({ default: CertificateScene }), nothing),
);
export const LazyWelcome = lazy(() =>
  import('./welcome-scene.tsx').then(({ WelcomeScene }) => ({ default: WelcomeScene }), nothing),
);
