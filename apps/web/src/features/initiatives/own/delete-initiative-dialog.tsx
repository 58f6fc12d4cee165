import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteInitiative } from './use-delete-initiative.ts';

type Props = {
  /** Asked about while it is there. */
  initiative: { id: string; name: string; can: { delete: boolean } } | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks once and deletes; what went wrong is said, and nothing is lost then. */
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
          <b className="text-ink">{initiative?.name}</b> will be gone from every list. Open applications and
          running work end, and students are told. This cannot be undone.
        </>
      }
      action="Delete initiative"
      busy={deleting && 'Deleting…'}
      onConfirm={() => initiative && remove(initiative)}
    />
  );
}
