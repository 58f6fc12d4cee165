// A toast with Undo. The toaster gets the card from here, so that pages without decisions don't load it.
import { toast, type Toast, type Undo } from './toast-store.ts';
import { UndoToast } from './undo-toast.tsx';

type Content = Pick<Toast, 'title' | 'description' | 'variant'> & { undo?: Omit<Undo, 'Card'> };

export const showUndoToast = ({ undo, ...content }: Content) =>
  toast({ ...content, undo: undo && { ...undo, Card: UndoToast } });
