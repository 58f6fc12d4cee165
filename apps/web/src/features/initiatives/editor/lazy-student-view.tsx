import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';

const View = lazyPart(() => import('./student-view.tsx'), 'StudentView');

/** Loads after the form, since the form matters most. */
export const StudentView = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={<SkeletonCard />}>
    <View {...props} />
  </Suspense>
);
