// In the settings: who the student's guardian is. Adults without one don't see it.
import type { OwnGuardian } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { guardianForm } from '@questline/contract/guardians';
import { errors } from '@questline/contract/plain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { schemaResolver, showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { api } from '../../lib/session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { ownGuardianQuery } from './guardian-queries.ts';

export function GuardianSection() {
  const { data, error, isFetching, refetch } = useQuery(ownGuardianQuery);
  if (!error && !data?.needed && !data?.guardian) return null;
  return (
    <PageSection
      title="Parent or guardian"
      text="If you're under 18, an adult who takes care of you can see which companies you work with, and can pause your account. They never see what you write, and companies never see their email."
    >
      {data ? (
        <Guardian own={data} />
      ) : (
        <FailedNotice
          title="Failed to load your parent or guardian"
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </FailedNotice>
      )}
    </PageSection>
  );
}

function Guardian({ own: { guardian, waits } }: { own: OwnGuardian }) {
  const isFixed = guardian !== null && isPaused(guardian);
  return (
    <div className="grid grid-cols-1 gap-4">
      {guardian && <Status guardian={guardian} waits={waits} />}
      {isFixed ? (
        <p className="wrap-anywhere">{guardian.email}</p>
      ) : (
        <GuardianForm key={guardian?.email} email={guardian?.email ?? ''} />
      )}
    </div>
  );
}

type Named = NonNullable<OwnGuardian['guardian']>;

const isPaused = ({ paused, status }: Named) => paused || status === 'withdrawn';

function Status({ guardian, waits }: { guardian: Named; waits: boolean }) {
  if (isPaused(guardian))
    return (
      <div className="grid justify-items-start gap-2">
        <Badge tone="yellow">Paused</Badge>
        <p className="text-ink-soft">
          They paused your account, so you can't change the email right now. Talk to them when you want to
          continue.
        </p>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {guardian.status === 'confirmed' ? (
        <Badge tone="green">They agreed</Badge>
      ) : (
        <Badge tone={waits ? 'yellow' : 'neutral'}>{waits ? 'Waiting for their answer' : 'Notified'}</Badge>
      )}
      <p className="text-sm text-ink-soft">Named {timeAgo(guardian.named_at)}</p>
    </div>
  );
}

function GuardianForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: schemaResolver(guardianForm),
    defaultValues: { email },
    reValidateMode: 'onSubmit',
  });
  const { isDirty, errors: fieldErrors } = form.formState;
  const save = useMutation({
    mutationFn: (values: { email: string }) =>
      api('PUT /api/student/guardian', { body: { email: values.email } }),
    onSuccess: (saved, values) => {
      queryClient.setQueryData(ownGuardianQuery.queryKey, saved);
      toast({
        title: values.email === email ? 'Link sent' : 'Email saved',
        description:
          values.email === email
            ? 'We emailed your parent or guardian a new link.'
            : email
              ? 'We emailed both the new and the earlier one.'
              : 'We emailed your parent or guardian a link.',
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'guardian_is_self')
        return form.setError('email', { message: errors.guardian_is_self.text }, { shouldFocus: true });
      if (showFieldErrors(error, form.setError)) return undefined;
      return toast({
        title: "Couldn't save the email",
        description: failureText(error),
        variant: 'destructive',
      });
    },
  });
  const submit = form.handleSubmit((values) => save.mutate(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <Field
        label="Their email"
        help={email && 'If you change it, we let the earlier one know.'}
        error={fieldErrors.email?.message}
      >
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} busy={save.isPending && 'Sending…'}>
          {isDirty || !email ? 'Save email' : 'Send them a new link'}
        </Button>
      </div>
    </form>
  );
}
