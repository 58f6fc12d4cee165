import { uploadImage } from '../../../lib/upload/upload-image.ts';
import { useImageUpload } from '../../../ui/upload/use-image-upload.ts';
import type { ProfileForm } from './profile-form.ts';

const [uploadBanner, uploadLogo] = [uploadImage('banner'), uploadImage('logo')];

export type ProfileImages = ReturnType<typeof useProfileImages>;

export function useProfileImages(form: ProfileForm) {
  const keep = (field: 'banner_url' | 'logo_url') => (path: string) =>
    form.setValue(field, path, { shouldDirty: true });
  return {
    banner_url: useImageUpload(uploadBanner, keep('banner_url')),
    logo_url: useImageUpload(uploadLogo, keep('logo_url')),
  };
}
