import { signIn } from '@questline/contract/session';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { SignInFields } from './sign-in-fields.tsx';
import type { useSubmission } from './use-submission.ts';

type Props = { run: ReturnType<typeof useSubmission>['run'] };

export function SignInForm({ run }: Props) {
  const form = useForm({
    resolver: schemaResolver(signIn),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit((values) => run(form, () => session.signIn(values)));
  return (
    <SignInFields
      noValidate
      onSubmit={(event) => void submit(event)}
      propsOf={form.register}
      errors={errors}
      busy={isSubmitting}
    />
  );
}
