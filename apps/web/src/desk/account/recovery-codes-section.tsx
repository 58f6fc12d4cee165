import { limits } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LightDialog } from '../../ui/overlays/light-dialog.tsx';
import { accountQuery, deskApi } from '../desk-queries.ts';
import { RecoveryCodes } from '../recovery-codes.tsx';

/** `left` is unknown while it loads. */
export function RecoveryCodesSection({ left }: { left: number | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{left !== undefined && `${left} of ${limits.recoveryCodes} codes left`}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Create new codes
      </Button>
      {open && <NewCodesDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => deskApi('POST /api/desk/recovery-codes'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  if (data)
    return (
      <LightDialog
        title="Your new recovery codes"
        description="Save them now. We won't show them again."
        onDismiss={onClose}
        footer={<Button onClick={onClose}>I saved the codes</Button>}
      >
        <RecoveryCodes codes={data.recovery_codes} />
      </LightDialog>
    );
  return (
    <LightDialog
      title="Create new recovery codes?"
      onDismiss={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending && 'Creating…'} onClick={() => mutate()}>
            Create new codes
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>Your current codes will stop working.</p>
        {error && <Notice tone="danger">{failureText(error)}</Notice>}
      </div>
    </LightDialog>
  );
}
