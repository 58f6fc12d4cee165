import { createRoot } from 'react-dom/client';
import { toast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';

let drawn = false;

/** Beside the page and not inside it: what was prerendered stays as it is. */
export function showToast(words: Parameters<typeof toast>[0]) {
  if (!drawn) createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
  drawn = true;
  toast(words);
}
