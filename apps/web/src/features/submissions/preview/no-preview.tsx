import { FileText } from 'lucide-react';

/** In place of a preview. */
export const NoPreview = ({ text }: { text: string }) => (
  <div
    role="status"
    className="grid min-h-40 place-items-center content-center gap-3 bg-sunken p-6 text-center text-ink-soft"
  >
    <FileText aria-hidden className="size-8" />
    <p className="max-w-line">{text}</p>
  </div>
);
