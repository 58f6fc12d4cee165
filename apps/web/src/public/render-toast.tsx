import { createRoot } from 'react-dom/client';
import { toast } from '../ui/overlays/toast-store.ts';
import { Toaster } from '../ui/overlays/toaster.tsx';

let rendered = false;

/** Renders next to the page, so that the prerendered markup stays untouched. */
export function renderToast(content: Parameters<typeof toast>[0]) {
  if (!rendered) createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
  rendered = true;
  toast(content);
}
