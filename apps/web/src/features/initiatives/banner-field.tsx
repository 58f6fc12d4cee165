import { limits } from '@questline/contract/plain';
import { PictureField } from '../../ui/picture-field.tsx';
import type { PictureUpload } from '../../ui/use-picture-upload.ts';
import { useEditorForm } from './editor-form.ts';

export function BannerField({ picture }: { picture: PictureUpload }) {
  const form = useEditorForm();
  return (
    <PictureField
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
