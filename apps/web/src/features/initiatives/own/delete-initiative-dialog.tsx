import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteInitiative } from './use-delete-initiative.ts';

type Props = {
  /** The dialog is open while this is set. */
  initiative: { id: string; name: string; can: { delete: boolean } } | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks for confirmation, deletes the initiative and shows the result. */
export function DeleteInitiativeDialog({ initiative, onClose, onDeleted }: Props) {
  const { remove, deleting } = useDeleteInitiative({
    onSettled: (deleted) => {
      onClose();
      if (deleted) onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      open={initiative !== undefined}
      onOpenChange={(open) => open || deleting || onClose()}
      title="Are you sure you want to delete this initiative?"
      loses={
        <>
          <b className="text-ink">{initiative?.name}</b> will disappear from every list. Open applications and
          active work end, and students are notified. This cannot be undone.
        </>
      }
      action="Delete initiative"
      busy={deleting && 'Deleting…'}
      onConfirm={() => initiative && remove(initiative)}
    />
  );
}
