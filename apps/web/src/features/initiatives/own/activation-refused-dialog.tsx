import { errors } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { ActivationRefusal } from './use-initiative-status.ts';

type Props = {
  refusal: ActivationRefusal | undefined;
  onClose: () => void;
  /** The fix for each refusal: Resend, a link to the profile, a link to the tasks. */
  ways: Record<ActivationRefusal, ReactNode>;
};

const hints: Record<ActivationRefusal, string> = {
  email_not_verified:
    'Open the link we sent you when you signed up, then try activating again. Everything is saved.',
  company_name_needed: "Students want to know who they'd work with. It takes half a minute.",
  rewards_overdue: 'Mark it as paid once the student has it. Then you can activate this initiative.',
  task_needed: 'Students need something to do. One task is enough to start.',
};

/** Explains why an initiative can't be activated yet and how to fix it. */
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
