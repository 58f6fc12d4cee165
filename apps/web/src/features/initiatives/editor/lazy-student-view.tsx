import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';

const View = lazyPart(() => import('./student-view.tsx'), 'StudentView');

/** Comes after the form, which is what people open the editor for. */
export const StudentView = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={<SkeletonCard />}>
    <View {...props} />
  </Suspense>
);
