import { firstName } from '@questline/contract/plain';
import { Check, MessageSquarePlus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { PersonalNote } from './personal-note.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecisionProps, MadeDecision } from './use-decision.ts';

type NoteProps = Pick<DecisionProps, 'application' | 'note' | 'onNote'>;
type Props = NoteProps & { decision: MadeDecision };

/** Opens the field for a note to the student. `compact` shows only the icon. */
export function NoteButton({ application, note, onNote, compact }: NoteProps & { compact?: boolean }) {
  const words = `Note to ${firstName(application.student.full_name)}`;
  const button = {
    'data-key': 'w',
    'aria-expanded': note !== undefined,
    onClick: () => onNote(note === undefined ? '' : undefined),
  };
  return compact ? (
    <Tooltip text={words}>
      <IconButton label={words} {...button}>
        <MessageSquarePlus />
      </IconButton>
    </Tooltip>
  ) : (
    <Button variant="quiet" icon={<MessageSquarePlus aria-hidden />} {...button}>
      <span className="wrap-anywhere">{words}</span>
    </Button>
  );
}

type ButtonsProps = Props & {
  /** Accept isn't the main button. */
  quiet?: boolean;
};

/** Reject and Accept. The same keys press them on the card and in the profile. */
export function DecisionButtons({ application, note, onNote, decision, quiet = false }: ButtonsProps) {
  const { student, initiative } = application;
  const { deciding, asks, setAsks, make, warnedOf } = decision;
  const name = student.full_name;
  return (
    <>
      <Button
        variant="secondary"
        data-key="r"
        icon={<X aria-hidden />}
        busy={deciding === 'rejected' && 'Rejecting…'}
        onClick={() => setAsks(true)}
      >
        Reject <span className="sr-only">{name}</span>
        <KeyHint>r</KeyHint>
      </Button>
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        data-key="a"
        disabled={!application.can.accept}
        icon={<Check aria-hidden />}
        busy={deciding === 'accepted' && 'Accepting…'}
        onClick={() => make('accepted')}
      >
        Accept <span className="sr-only">{name}</span>
        <KeyHint>a</KeyHint>
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
        help={`${student.full_name} sees it with your decision.`}
        warned={decision.warnedOf('accepted')}
        onConfirm={() => decision.make('accepted', true)}
      />
    )}
  </>
);
