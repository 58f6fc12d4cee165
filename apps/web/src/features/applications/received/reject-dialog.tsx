import { firstName } from '@questline/contract/plain';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Warned } from './decide.ts';
import { PersonalNote } from './personal-note.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  name: string;
  initiative: string;
  note: string;
  onNote: (note: string) => void;
  warned: Warned | undefined;
  busy: boolean;
  /** Confirmed: after the warning about contact details. */
  onReject: (confirmed: boolean) => void;
};

export const RejectDialog = (props: Props) => {
  const { open, onClose, name, initiative, note, onNote, warned, busy, onReject } = props;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Reject ${name}’s application?`}
      loses={`${name} can't apply to “${initiative}” again. We'll send them a friendly note with a link to similar initiatives.`}
      action="Reject application"
      hotkey="r"
      busy={busy && 'Rejecting…'}
      onConfirm={() => onReject(false)}
    >
      <PersonalNote
        value={note}
        onChange={onNote}
        to={firstName(name)}
        warned={warned}
        onConfirm={() => onReject(true)}
      />
    </ConfirmDialog>
  );
};
