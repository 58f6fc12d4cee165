import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useWithdraw } from './use-withdraw.ts';

type Props = {
  application: { id: string; company: { company_name: string } } | undefined;
  onClose: () => void;
};

export function WithdrawDialog({ application, onClose }: Props) {
  const { mutate, isPending } = useWithdraw({ onSettled: onClose });
  return (
    <ConfirmDialog
      open={application !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Withdraw your application?"
      loses={`${application?.company.company_name ?? 'The company'} won't see it anymore. You can apply again later, but the wait starts over.`}
      action="Withdraw"
      busy={isPending && 'Withdrawing…'}
      onConfirm={() => application && mutate(application.id)}
    />
  );
}
