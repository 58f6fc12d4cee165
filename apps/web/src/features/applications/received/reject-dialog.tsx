import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PersonalNote } from './personal-note.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  name: string;
  initiative: string;
  note: string;
  onNote: (note: string) => void;
  busy: boolean;
  onReject: () => void;
};

/** Asks once. */
export const RejectDialog = ({ open, onClose, name, initiative, note, onNote, busy, onReject }: Props) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => next || onClose()}
    title={`Reject ${name}’s application?`}
    loses={`${name} cannot apply to ${initiative} again. We tell them kindly and show them similar initiatives.`}
    action="Reject application"
    busy={busy && 'Rejecting…'}
    onConfirm={onReject}
  >
    <PersonalNote value={note} onChange={onNote} help={`${name} reads it with your decision.`} />
  </ConfirmDialog>
);
