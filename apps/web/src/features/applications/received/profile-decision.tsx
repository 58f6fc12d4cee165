import { useEffect, useRef } from 'react';
import { pressIn, useShortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { DecisionButtons, DecisionNote, NoteButton } from './decision-buttons.tsx';
import { type DecisionProps, useDecision } from './use-decision.ts';

/** Accept and Reject at the bottom of an applicant's profile, with the keys of the list. */
export function ProfileDecision({ onClose, ...deciding }: DecisionProps & { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The person may have left the profile before the answer.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const decision = useDecision({
    ...deciding,
    onDecided: () => {
      deciding.onDecided();
      if (isShown.current) onClose();
    },
  });
  const press = (key: string) => () => pressIn(box.current, key);
  useShortcuts({
    shortcuts: [
      { key: 'a', does: 'Accept application', run: press('a') },
      { key: 'r', does: 'Reject application; press it twice', run: press('r') },
      { key: 'w', does: 'Write a note to the student', run: press('w') },
    ],
    active: true,
  });
  return (
    <div ref={box} className="-my-1.5 grid w-full gap-2 max-md:px-0!">
      <DecisionNote {...deciding} decision={decision} />
      <div className="grid grid-cols-[auto_1fr_1fr] gap-2 max-md:[&>*]:px-2 md:flex md:justify-end md:[&>:first-child]:mr-auto">
        <NoteButton
          {...deciding}
          // On phones, only the word or only the × has room.
          className={
            deciding.note === undefined
              ? 'max-md:text-sm max-md:[&>svg]:hidden'
              : 'max-md:min-w-11 max-md:[&>span]:sr-only'
          }
        />
        <DecisionButtons {...deciding} decision={decision} />
      </div>
    </div>
  );
}
