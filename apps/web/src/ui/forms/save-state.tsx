import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { DottedRing } from '../feedback/spinner.tsx';

const words = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'Draft saved',
  unsent: "Saved in this browser. We'll try again soon.",
  refused: 'Too long to save. Please shorten it.',
  conflict: 'Changed in another tab',
};

/** Shows whether a draft is saved. */
export function SaveState({ state, online }: { state: keyof typeof words; online: boolean }) {
  const waits = state === 'unsaved' || state === 'saving';
  const offline = !online && (waits || state === 'unsent');
  return (
    <p
      role="status"
      className="flex min-h-6 items-center gap-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {offline || state === 'unsent' ? <CloudOff aria-hidden /> : waits && <DottedRing />}
      {state === 'saved' && <Check aria-hidden className="text-trail" />}
      {(state === 'conflict' || state === 'refused') && (
        <TriangleAlert aria-hidden className="text-coral-strong" />
      )}
      {offline
        ? "You're offline. Saved in this browser. We'll save your draft when you're back online."
        : words[state]}
    </p>
  );
}
