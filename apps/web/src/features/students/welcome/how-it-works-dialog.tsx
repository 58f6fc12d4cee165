// How working with a company goes: three cards, one after the other. Reading the last one is a step of the quest.
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MapScene, PassScene, SetOutScene } from '../../../ui/scenes/step-scenes.tsx';
import { TrailDots } from '../../../ui/trail/trail-dots.tsx';

const cards: { title: string; scene: ReactNode; points: string[] }[] = [
  {
    title: 'You apply, they answer',
    scene: <PassScene />,
    points: [
      'Companies see your grade, skills and interests. Your school and handles stay closed until they accept you.',
      'Most answer within a few days, and each initiative says how soon. No answer yet is nothing about you.',
      'You can withdraw while you wait, and apply to several at once.',
    ],
  },
  {
    title: 'You work at your own pace',
    scene: <MapScene />,
    points: [
      'An initiative is a handful of tasks. Each says what to do and about how long it takes.',
      'You hand in a text, a link or a file. What you type is saved as you go.',
      'Exams come first. Tell the company, and go on afterwards. You can leave at any time.',
    ],
  },
  {
    title: 'Feedback is part of the work',
    scene: <SetOutScene />,
    points: [
      '"Needs revision" is how every good piece of work begins. You see what to change, and try again.',
      'Write to each other here, never anywhere else. Nobody needs your address or phone number.',
      'If something feels wrong, leave the initiative and tell an adult you trust.',
    ],
  },
];

type Props = { onClose: () => void; onRead: () => void };

export function HowItWorksDialog({ onClose, onRead }: Props) {
  const [at, setAt] = useState(0);
  const { title, scene, points } = cards[at]!;
  const last = at === cards.length - 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={`How it goes, card ${at + 1} of ${cards.length}`}
      footer={
        <>
          {at > 0 && (
            <Button variant="secondary" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          {/* One button throughout, so that the focus stays on it. */}
          <Button onClick={() => (last ? onRead() : setAt(at + 1))}>{last ? 'Got it' : 'Next'}</Button>
        </>
      }
    >
      <div key={at} className="grid animate-fade gap-5">
        <div className="mx-auto w-full max-w-64">{scene}</div>
        <ul aria-live="polite" className="grid gap-3">
          {points.map((point) => (
            <li key={point} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
              <span aria-hidden className="mt-1.5 size-3 rounded-full bg-trail" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mx-auto w-28">
          <TrailDots done={at} total={cards.length} />
        </div>
      </div>
    </Dialog>
  );
}
