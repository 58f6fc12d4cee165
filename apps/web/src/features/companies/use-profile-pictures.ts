import { uploadPicture } from '../../lib/upload/upload-picture.ts';
import { usePictureUpload } from '../../ui/use-picture-upload.ts';
import type { ProfileForm } from './profile-form.ts';

const [uploadBanner, uploadLogo] = [uploadPicture('banner'), uploadPicture('logo')];

export type ProfilePictures = ReturnType<typeof useProfilePictures>;

/** Banner and logo of the form, each on a way of its own. */
export function useProfilePictures(form: ProfileForm) {
  const keep = (field: 'banner_url' | 'logo_url') => (path: string) =>
    form.setValue(field, path, { shouldDirty: true });
  return {
    banner_url: usePictureUpload(uploadBanner, keep('banner_url')),
    logo_url: usePictureUpload(uploadLogo, keep('logo_url')),
  };
}
