import { lazy, Suspense } from 'react';
import { SkeletonText } from '../../ui/skeleton.tsx';
import type { ProfileForm } from './profile-form.ts';
import type { StorePicture } from './store-picture.ts';

const Fields = lazy(() => import('./look-fields.tsx'));

type Props = { form: ProfileForm; upload: StorePicture | undefined };

export const LookFields = (props: Props) => (
  <Suspense fallback={<SkeletonText lines={5} />}>
    <Fields {...props} />
  </Suspense>
);
