import type { User } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { UserType } from '@questline/contract/plain';
import { ownProfile } from '@questline/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '../../../lib/format/failure-text.ts';
import { schemaResolver, showFieldErrors } from '../../../lib/forms/form-resolver.ts';
import { useReportUnsaved } from '../../../lib/forms/use-report-unsaved.ts';
import { api } from '../../../lib/session/session.ts';
import { uploadImage } from '../../../lib/upload/upload-image.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { ImageField } from '../../../ui/upload/image-field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useImageUpload } from '../../../ui/upload/use-image-upload.ts';
import { ownUserQuery } from './own-user.ts';

const uploadPhoto = uploadImage('photo');

const photoHints: Record<UserType, string> = {
  student: "Anything that represents you. It doesn't have to show your face",
  company: 'Your team sees it next to your name',
};

/** An empty username means none. */
type Values = { full_name: string; username: string | null; photo_url: string | null };

const valuesOf = ({ metadata, username, photo_url }: User): Values => ({
  full_name: metadata.full_name,
  username: username ?? '',
  photo_url,
});

type Props = {
  user: User;
  onDone?: (() => void) | undefined;
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
};

export function AccountForm({ user, onDone, onUnsaved }: Props) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(ownProfile),
    // Takes over what another tab saved, but keeps what was typed here.
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty } = form.formState;
  useReportUnsaved(isDirty, onUnsaved);
  const shown = useWatch({ control: form.control, name: 'photo_url' });
  const choose = (path: string | null) => form.setValue('photo_url', path, { shouldDirty: true });
  const photo = useImageUpload(uploadPhoto, choose);
  const save = useMutation({
    mutationFn: async ({ photo_url, ...body }: Values) =>
      api('PATCH /api/session/profile', {
        body: { ...body, photo_url: (await photo.finished()) ?? photo_url },
      }),
    onSuccess: async (saved) => {
      form.reset(valuesOf(saved));
      // Updates the shell in every tab.
      await queryClient.fetchQuery({ ...ownUserQuery, staleTime: 0 }).catch(() => undefined);
      // A photo is a step of the welcome quest.
      for (const topic of ['students', 'home']) void queryClient.invalidateQueries({ queryKey: [topic] });
      toast({ title: 'Profile updated', description: 'Your profile has been updated successfully.' });
      onDone?.();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'username_taken')
        return form.setError('username', { message: error.text }, { shouldFocus: true });
      if (showFieldErrors(error, form.setError)) return undefined;
      return toast({
        title: 'Failed to update profile',
        description: failureText(error),
        variant: 'destructive',
      });
    },
  });
  const submit = form.handleSubmit((values) => save.mutate(values));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <ImageField
        label="Photo"
        hint={photoHints[user.user_type]}
        alt="Your photo"
        shape="round"
        value={shown}
        onChange={choose}
        picture={photo}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Full Name" error={errors.full_name?.message}>
          <TextInput autoComplete="name" {...form.register('full_name')} />
        </Field>
        <Field
          label="Username"
          optional
          help={!errors.username && '3–30 characters: letters, numbers, underscores and periods'}
          error={errors.username?.message}
        >
          <TextInput
            lead="@"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('username')}
          />
        </Field>
      </div>
      <Field label="Email" help="Email cannot be changed">
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <p role="status" className="text-sm text-ink-soft">
          {isDirty && !save.isPending && 'You have unsaved changes.'}
        </p>
        {onDone && (
          <Button variant="secondary" disabled={save.isPending} onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={save.isPending && 'Saving…'}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
