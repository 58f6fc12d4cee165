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

export const RejectDialog = ({ open, onClose, name, initiative, note, onNote, busy, onReject }: Props) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => next || onClose()}
    title={`Reject ${name}’s application?`}
    loses={`${name} can't apply to “${initiative}” again. We'll send them a friendly note with a link to similar initiatives.`}
    action="Reject application"
    busy={busy && 'Rejecting…'}
    onConfirm={onReject}
  >
    <PersonalNote value={note} onChange={onNote} help={`${name} sees it with your decision.`} />
  </ConfirmDialog>
);
