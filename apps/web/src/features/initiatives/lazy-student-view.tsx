import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonCard } from '../../ui/skeleton.tsx';

const View = lazy(() => import('./student-view.tsx').then((module) => ({ default: module.StudentView })));

/** Comes after the form, which is what people open the editor for. */
export const StudentView = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={<SkeletonCard />}>
    <View {...props} />
  </Suspense>
);
