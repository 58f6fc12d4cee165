// Undoing decisions about applications and submissions, for the ten seconds before the student learns of them.
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from './format/failure-text.ts';
import { api } from './session/session.ts';

type Undo = {
  endsAt: number;
  durationMs: number;
  run: () => void;
  who: string;
  otherwise: (seconds: number) => string;
  next?: { label: string; run: () => void } | undefined;
};
type Content = { title: string; description?: string; variant?: 'neutral' | 'destructive'; undo?: Undo };

type Made = {
  title: string;
  /** The applications or submissions. */
  ids: string[];
  /** From the server's answer. */
  forMs: number;
  /** Who will be notified: "Maya Torres", or "3 students". */
  who: string;
  next?: Undo['next'];
  /** After it was undone. */
  onUndone?: () => void;
};

const topics = ['applications', 'submissions', 'initiatives', 'home'];

/** Shows what was decided with the offer to undo it, and then whether that worked. */
export function offerUndo(show: (content: Content) => unknown, queryClient: QueryClient, made: Made) {
  const { title, ids, forMs, who, next, onUndone } = made;
  const refetch = () =>
    Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
  const run = async () => {
    try {
      const { undone } = await api('POST /api/company/decisions/undo', { body: { ids } });
      show(outcomeOf(undone.length, ids.length, who));
      if (undone.length > 0) onUndone?.();
      await refetch();
    } catch (error) {
      show({ title: "That couldn't be undone", description: failureText(error), variant: 'destructive' });
    }
  };
  const endsAt = performance.now() + forMs;
  const undo = { endsAt, durationMs: forMs, run: () => void run(), who, otherwise: later(who), next };
  show({ title, undo });
}

const later = (who: string) => (seconds: number) =>
  `${who} will be notified in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;

function outcomeOf(undone: number, asked: number, who: string): Content {
  if (undone === asked)
    return { title: 'Undone', description: `${who} won't hear about it.`, variant: 'neutral' };
  return undone === 0
    ? { title: 'Too late to undo', description: `Already notified: ${who}.`, variant: 'destructive' }
    : {
        title: `Undid ${undone} of ${asked}`,
        description: 'The others were already notified.',
        variant: 'neutral',
      };
}
