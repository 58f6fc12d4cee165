// Three cards that explain working with a company. Reading the last one completes a step of the welcome quest.
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MapScene, PassScene, SetOutScene } from '../../../ui/scenes/step-scenes.tsx';
import { TrailDots } from '../../../ui/trail/trail-dots.tsx';

const cards: { title: string; scene: ReactNode; points: string[] }[] = [
  {
    title: 'You apply, they reply',
    scene: <PassScene />,
    points: [
      "Each initiative shows how fast the company usually answers. If you're still waiting, it's not about you.",
      'You can apply to several initiatives, and withdraw while you wait.',
      'Companies see your grade, skills and interests. Your school and handles stay private unless you share them with a company that accepts you.',
    ],
  },
  {
    title: 'You work at your own pace',
    scene: <MapScene />,
    points: [
      'An initiative is a handful of tasks. Each says what to do and about how long it takes.',
      'You submit text, a link or a file. What you type is saved as you go.',
      'Exams come first. Tell the company and continue afterward. You can leave anytime.',
    ],
  },
  {
    title: 'Feedback is part of the work',
    scene: <SetOutScene />,
    points: [
      '"Needs Revision" is a normal part of good work. You see what to change and submit again.',
      'Keep all messages on Questline. Nobody here needs your home address or phone number.',
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
      description={`How it works, card ${at + 1} of ${cards.length}`}
      footer={
        <>
          {at > 0 && (
            <Button variant="secondary" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          {/* Always the same button, so it keeps the focus. */}
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
