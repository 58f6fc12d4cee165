import { errors } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { ActivationRefusal } from './use-initiative-status.ts';

type Props = {
  refusal: ActivationRefusal | undefined;
  onClose: () => void;
  /** The way out of each refusal: Resend, the profile, the tasks. */
  ways: Record<ActivationRefusal, ReactNode>;
};

const hints: Record<ActivationRefusal, string> = {
  email_not_verified:
    'We sent you a link when you signed up. Open it, press the button there, and come back: everything is saved.',
  company_name_needed: 'Students want to know who they would work with. It takes half a minute.',
  task_needed: 'Students apply for something to do: one task is enough to begin.',
};

/** Why an initiative is not active yet, and the one thing to do about it. */
export function ActivationRefusedDialog({ refusal, onClose, ways }: Props) {
  return (
    <Dialog
      open={refusal !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Not active yet"
      description={refusal && errors[refusal].text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Later
          </Button>
          {refusal && ways[refusal]}
        </>
      }
    >
      {refusal && <p>{hints[refusal]}</p>}
    </Dialog>
  );
}
