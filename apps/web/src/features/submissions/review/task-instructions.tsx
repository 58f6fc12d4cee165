import { ChevronDown } from 'lucide-react';

type Props = { text: string; open: boolean };

/** Quieter than the work. */
export const TaskInstructions = ({ text, open }: Props) => (
  <details open={open} className="group border-b border-line pb-2 text-sm text-ink-soft">
    <summary className="flex min-h-8 list-none items-center justify-between gap-4 font-semibold hover:text-ink max-lg:min-h-11 [&::-webkit-details-marker]:hidden">
      Instructions
      <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
    </summary>
    <p className="max-w-line pb-1 as-typed">{text}</p>
  </details>
);
