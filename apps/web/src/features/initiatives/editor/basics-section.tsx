import { initiativeTags, limits } from '@questline/contract/plain';
import { Controller } from 'react-hook-form';
import { Field } from '../../../ui/forms/field.tsx';
import { TagPicker } from '../../../ui/forms/tag-picker.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import type { ImageUpload } from '../../../ui/upload/use-image-upload.ts';
import { BannerField } from './banner-field.tsx';
import { counterNear, useEditorForm } from './editor-form.ts';
import { SectionHead } from './section-head.tsx';

const catalog = [{ name: 'Topics', tags: initiativeTags }];

export function BasicsSection({ banner }: { banner: ImageUpload }) {
  const form = useEditorForm();
  const { errors } = form.formState;
  const description = form.watch('description');
  return (
    <>
      <SectionHead title="What is this initiative?">
        The first thing students read. Keep it short and simple.
      </SectionHead>
      <Field
        label="Name"
        help="Short and concrete: “Neighborhood taste survey”."
        error={errors.name?.message}
      >
        <TextInput maxLength={limits.nameMaxLength} {...form.register('name')} />
      </Field>
      <Field
        label="Description"
        help="One or two sentences. They appear on the card."
        error={errors.description?.message}
        {...counterNear(description)}
      >
        <Textarea minRows={3} maxLength={limits.longFieldMaxLength} {...form.register('description')} />
      </Field>
      <Controller
        name="tags"
        control={form.control}
        render={({ field, fieldState }) => (
          <TagPicker
            label="Tags"
            help="Students find your initiative by these."
            catalog={catalog}
            short
            max={limits.initiativeTagsMax}
            value={field.value}
            onChange={field.onChange}
            {...(fieldState.error?.message && { error: fieldState.error.message })}
          />
        )}
      />
      <BannerField picture={banner} />
      <Field
        label="Video"
        optional
        help="A YouTube link. Students see a still image and choose whether to play it."
        error={errors.video_url?.message}
      >
        <TextInput
          inputMode="url"
          maxLength={limits.urlMaxLength}
          {...form.register('video_url', { onBlur: () => void form.trigger('video_url') })}
        />
      </Field>
    </>
  );
}
