import { ChevronDown } from 'lucide-react';

type Props = { text: string; open: boolean };

export const TaskInstructions = ({ text, open }: Props) => (
  <details open={open} className="group rounded-card border border-line bg-surface px-4">
    <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
      Instructions
      <ChevronDown aria-hidden className="text-ink-soft transition-transform group-open:rotate-180" />
    </summary>
    <p className="max-w-line pb-3 as-typed text-ink-soft">{text}</p>
  </details>
);
