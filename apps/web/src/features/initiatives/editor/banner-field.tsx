import { limits } from '@questline/contract/plain';
import { ImageField } from '../../../ui/upload/image-field.tsx';
import type { ImageUpload } from '../../../ui/upload/use-image-upload.ts';
import { useEditorForm } from './editor-form.ts';

export function BannerField({ picture }: { picture: ImageUpload }) {
  const form = useEditorForm();
  return (
    <ImageField
      label="Banner"
      hint={`Landscape, ${limits.bannerWidthPx} × ${limits.bannerHeightPx} pixels or larger`}
      alt="Banner of this initiative"
      shape="banner"
      value={form.watch('banner_url')}
      onChange={(path) => form.setValue('banner_url', path, { shouldDirty: true })}
      picture={picture}
    />
  );
}
