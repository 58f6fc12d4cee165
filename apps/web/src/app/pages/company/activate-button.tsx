import { Play } from 'lucide-react';
import { ActivationRefusedDialog } from '../../../features/initiatives/own/activation-refused-dialog.tsx';
import { useInitiativeStatus } from '../../../features/initiatives/own/use-initiative-status.ts';
import { Button } from '../../../ui/button.tsx';
import { activationFixes } from '../shared/activation-links.tsx';

type Props = { id: string; variant: 'primary' | 'secondary'; className?: string };

/** Activates an initiative, or explains what it needs first. */
export function ActivateButton({ id, variant, className }: Props) {
  const { setStatus, changing, refused, forgetRefusal } = useInitiativeStatus();
  return (
    <>
      <Button
        variant={variant}
        icon={<Play aria-hidden />}
        busy={changing !== undefined && 'Activating…'}
        className={className}
        onClick={() => setStatus(id, 'active')}
      >
        Activate
      </Button>
      <ActivationRefusedDialog
        refusal={refused?.refusal}
        onClose={forgetRefusal}
        ways={activationFixes(id)}
      />
    </>
  );
}
