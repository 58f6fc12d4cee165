import type { Passkey } from '@questline/contract';
import { passkeyName } from '@questline/contract/desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/format/failure-text.ts';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { LightDialog } from '../../ui/overlays/light-dialog.tsx';
import { createPasskey, hasPasskeys, passkeyFailureText } from '../browser-passkeys.ts';
import { accountQuery, deskApi } from '../desk-queries.ts';

/** Refetches the list after the change, also if it failed: someone may have made it in another tab. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, onSuccess?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(onSuccess && { onSuccess }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}

export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const [open, setOpen] = useState<{ passkey: Passkey; to: 'rename' | 'remove' }>();
  const add = useChange(async () => {
    const options = await deskApi('POST /api/desk/passkeys/options');
    await deskApi('POST /api/desk/passkeys', { body: await createPasskey(options) });
  });
  const isOnly = passkeys.length === 1;
  const close = () => setOpen(undefined);

  return (
    <>
      <ul>
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
              <KeyRound aria-hidden />
            </span>
            <span className="min-w-0 grow basis-44">
              <span className="block font-semibold break-words">{passkey.name}</span>
              <span className="block text-sm text-ink-soft">
                Added {timeAgo(passkey.created_at)} ·{' '}
                {passkey.last_used_at ? `last used ${timeAgo(passkey.last_used_at)}` : 'not used yet'}
              </span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setOpen({ passkey, to: 'rename' })}
            >
              Rename
            </Button>
            {!isOnly && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setOpen({ passkey, to: 'remove' })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {add.error && (
        <div className="mt-4">
          <Notice tone="danger">{passkeyFailureText(add.error)}</Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {isOnly && "You need at least one passkey, so you can't remove this one."}
        </p>
        {hasPasskeys() && (
          <Button
            variant="secondary"
            icon={<Plus aria-hidden />}
            busy={add.isPending && 'Waiting for your passkey…'}
            onClick={() => add.mutate(undefined)}
          >
            Add a passkey
          </Button>
        )}
      </div>
      {open?.to === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.to === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} />}
    </>
  );
}

type DialogProps = { passkey: Passkey; onClose: () => void };

function RenameDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const form = useForm({ resolver: schemaResolver(passkeyName), defaultValues: { name } });
  const rename = useChange(
    (body: { name: string }) => deskApi('PATCH /api/desk/passkeys/:id', { params: { id }, body }),
    onClose,
  );
  const submit = form.handleSubmit((body) => rename.mutate(body));
  return (
    <LightDialog
      title="Rename passkey"
      onDismiss={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={rename.isPending && 'Saving…'} onClick={() => void submit()}>
            Save name
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Name"
          help="For example the device: “Work laptop”."
          error={
            form.formState.errors.name?.message ?? (rename.error ? failureText(rename.error) : undefined)
          }
        >
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
      </form>
    </LightDialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const remove = useChange(() => deskApi('DELETE /api/desk/passkeys/:id', { params: { id } }), onClose);
  return (
    <LightDialog
      title={`Remove ${name}?`}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending && 'Removing…'}
            onClick={() => remove.mutate(undefined)}
          >
            Remove passkey
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>You can no longer sign in with it. You stay signed in here.</p>
        {remove.error && <Notice tone="danger">{failureText(remove.error)}</Notice>}
      </div>
    </LightDialog>
  );
}
