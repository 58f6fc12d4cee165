import { productName } from '@questline/contract/plain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LightDialog } from '../../ui/overlays/light-dialog.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';

const choices = [
  {
    value: 'yes',
    title: 'Yes, consider me for pilot!',
    text: 'Be among the first to access new features',
  },
  {
    value: 'no',
    title: 'No, just keep me informed!',
    text: 'Get updates when we officially launch',
  },
] as const;

type Props = { onChosen: (pilotInterest: boolean) => void; onDismiss: () => void };

/** Asked after the email is entered and before it joins the waitlist. */
export function PilotDialog({ onChosen, onDismiss }: Props) {
  const [choice, setChoice] = useState<'yes' | 'no'>();
  return (
    <LightDialog
      title="One more thing!"
      description={`${productName} starts with a small pilot group.`}
      onDismiss={onDismiss}
      footer={
        <Button size="large" wide disabled={!choice} onClick={() => onChosen(choice === 'yes')}>
          Continue
        </Button>
      }
    >
      <RadioCards
        legend="Would you like to be part of it?"
        options={choices}
        value={choice}
        onChange={setChoice}
      />
    </LightDialog>
  );
}
