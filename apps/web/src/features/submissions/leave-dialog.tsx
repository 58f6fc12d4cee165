import type { Workspace } from '@questline/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLeave } from './use-leave.ts';

type Props = { application: Workspace['application']; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks once, and says what is lost. */
export function LeaveDialog({ application, open, onOpenChange }: Props) {
  const { id, initiative, company } = application;
  const { mutate, isPending } = useLeave(initiative.id, () => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Leave this initiative?"
      loses={`You can't send work for ${initiative.name} any more, and this cannot be undone. What you have sent and the feedback stay here to read, and you can still write to ${company.company_name}.`}
      action="Leave initiative"
      busy={isPending && 'Leaving…'}
      onConfirm={() => mutate(id)}
    />
  );
}
