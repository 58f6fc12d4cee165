import { firstName } from '@questline/contract/plain';
import { Check, SendHorizontal, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { KeyHint, KeyIcon } from '../../../ui/key-hint.tsx';
import { PersonalNote } from './personal-note.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecisionProps, MadeDecision } from './use-decision.ts';

type NoteProps = Pick<DecisionProps, 'application' | 'note' | 'onNote'>;
type Props = NoteProps & { decision: MadeDecision };

/** Opens the field for a note to the student, or removes it. */
export const NoteButton = ({ application, note, onNote, className }: NoteProps & { className?: string }) => (
  <Button
    variant="quiet"
    data-key="w"
    title="Sent with your decision"
    icon={note === undefined ? <SendHorizontal aria-hidden /> : <X aria-hidden />}
    className={cx('whitespace-nowrap', className)}
    onClick={() => onNote(note === undefined ? '' : undefined)}
  >
    {note === undefined ? 'Note to student' : 'Remove note'}{' '}
    <span className="sr-only">{application.student.full_name}</span>
  </Button>
);

type ButtonsProps = Props & {
  /** Accept isn't the main button. */
  quiet?: boolean;
  /** Many cards have the same keys. */
  inList?: boolean;
};

/** Reject and Accept. The same keys press them on the card and in the profile. */
export function DecisionButtons(props: ButtonsProps) {
  const { application, note, onNote, decision, quiet = false, inList = false } = props;
  const { student, initiative } = application;
  const { deciding, asks, setAsks, make, warnedOf } = decision;
  const name = student.full_name;
  return (
    <>
      <Button
        variant="secondary"
        data-key="r"
        icon={inList ? <KeyIcon of="r">{reject}</KeyIcon> : reject}
        busy={deciding === 'rejected' && 'Rejecting…'}
        onClick={() => setAsks(true)}
      >
        Reject <span className="sr-only">{name}</span>
        {!inList && <KeyHint>r</KeyHint>}
      </Button>
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        data-key="a"
        disabled={!application.can.accept}
        icon={inList ? <KeyIcon of="a">{accept}</KeyIcon> : accept}
        busy={deciding === 'accepted' && 'Accepting…'}
        onClick={() => make('accepted')}
      >
        Accept <span className="sr-only">{name}</span>
        {!inList && <KeyHint>a</KeyHint>}
      </Button>
      <RejectDialog
        open={asks}
        onClose={() => setAsks(false)}
        name={name}
        initiative={initiative.name}
        note={note ?? ''}
        onNote={onNote}
        busy={deciding === 'rejected'}
        warned={warnedOf('rejected')}
        onReject={(confirmed) => make('rejected', confirmed)}
      />
    </>
  );
}

const reject = <X aria-hidden />;
const accept = <Check aria-hidden />;

/** Why the student can't be accepted now, and the field for the note to the student. */
export const DecisionNote = ({ application: { student, can }, note, onNote, decision }: Props) => (
  <>
    {can.accept_refusal && (
      <p className="text-sm text-ink-soft">
        All places are taken. You can accept {firstName(student.full_name)} when a place is free, or add
        places to the initiative.
      </p>
    )}
    {note !== undefined && (
      <PersonalNote
        value={note}
        onChange={onNote}
        to={firstName(student.full_name)}
        warned={decision.warnedOf('accepted')}
        onConfirm={() => decision.make('accepted', true)}
      />
    )}
  </>
);
