import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazy/lazy-component.tsx';

const Check = lazyPart(() => import('./hours-check.tsx'), 'HoursCheck');

/** Loads after the form. */
export const HoursCheck = () => (
  <Suspense>
    <Check />
  </Suspense>
);
