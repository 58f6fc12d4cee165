import { limits } from '@questline/contract/plain';
import { Field } from '../../../ui/forms/field.tsx';
import { ImageField } from '../../../ui/upload/image-field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileImages } from './use-profile-images.ts';

type Props = { form: ProfileForm; images: ProfileImages };

export function BrandingFields({ form, images }: Props) {
  const { errors } = form.formState;
  const name = form.watch('company_name').trim() || 'your company';
  return (
    <>
      <ImageField
        label="Logo"
        hint="Square, ideally with a transparent background"
        alt={`Logo of ${name}`}
        shape="square"
        vectors
        value={form.watch('logo_url')}
        onChange={(path) => form.setValue('logo_url', path, { shouldDirty: true })}
        picture={images.logo_url}
      />
      <ImageField
        label="Banner"
        hint={`Landscape, ${limits.bannerWidthPx} × ${limits.bannerHeightPx} pixels or larger`}
        alt={`Banner of ${name}`}
        shape="banner"
        value={form.watch('banner_url')}
        onChange={(path) => form.setValue('banner_url', path, { shouldDirty: true })}
        picture={images.banner_url}
      />
      <Field
        label="Video"
        optional
        help="A YouTube link. Nothing loads from YouTube until someone presses play."
        error={errors.video_url?.message}
      >
        <TextInput
          inputMode="url"
          placeholder="https://youtu.be/…"
          {...form.register('video_url', { onBlur: () => void form.trigger('video_url') })}
        />
      </Field>
      <Field label="Instagram" optional error={errors.instagram_handle?.message}>
        <TextInput
          lead="@"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('instagram_handle', { onBlur: () => void form.trigger('instagram_handle') })}
        />
      </Field>
    </>
  );
}
