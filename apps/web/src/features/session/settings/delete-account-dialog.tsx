import { ApiError } from '@questline/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { DeletionSummary, type Deletion } from './deletion-summary.tsx';

const word = 'delete';
const empty = { password: '', word: '' };

const titles: Record<Deletion, { title: string; action: string; failed: string }> = {
  student: {
    title: 'Delete your account?',
    action: 'Delete account',
    failed: 'Failed to delete your account',
  },
  person: {
    title: 'Delete your account?',
    action: 'Delete my account',
    failed: 'Failed to delete your account',
  },
  company: {
    title: 'Delete the company?',
    action: 'Delete company',
    failed: 'Failed to delete the company',
  },
};

const isWrongPassword = (error: Error) => error instanceof ApiError && error.code === 'wrong_password';

type Props = {
  what: Deletion;
  /** How many more people are on the team. */
  others?: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
};

export function DeleteAccountDialog({ what, others = 0, open, onOpenChange, onDeleted }: Props) {
  const { title, action, failed } = titles[what];
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.password || errors.word) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const remove = useMutation({
    mutationFn: (password: string) =>
      api(what === 'company' ? 'POST /api/session/company-deletion' : 'POST /api/session/deletion', {
        body: { password },
      }),
    onSuccess: onDeleted,
    onError: (error) => {
      if (isWrongPassword(error)) setErrors({ password: failureText(error) });
    },
  });
  function confirm() {
    const missing = {
      ...(!values.password && { password: 'Password is required' }),
      ...(values.word.trim().toLowerCase() !== word && { word: `Type ${word} in this field.` }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) remove.mutate(values.password);
    else remove.reset();
  }
  const set = (name: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    setValues({ ...values, [name]: event.currentTarget.value });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (remove.isPending) return;
        setValues(empty);
        setErrors({});
        remove.reset();
        onOpenChange(next);
      }}
      title={title}
      loses={<DeletionSummary what={what} others={others} />}
      action={action}
      busy={remove.isPending && 'Deleting…'}
      onConfirm={confirm}
      error={
        remove.error &&
        !isWrongPassword(remove.error) && (
          <Notice tone="danger" title={failed}>
            {failureText(remove.error)}
          </Notice>
        )
      }
    >
      <div ref={fields} className="mt-2 grid gap-4">
        <Field label="Your password" error={errors.password}>
          <PasswordInput autoComplete="current-password" value={values.password} onChange={set('password')} />
        </Field>
        <Field label={`Type ${word} to confirm`} error={errors.word}>
          <TextInput autoComplete="off" autoCapitalize="none" value={values.word} onChange={set('word')} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
