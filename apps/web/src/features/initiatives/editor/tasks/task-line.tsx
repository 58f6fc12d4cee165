import { ChevronDown } from 'lucide-react';
import { minutesInWords } from '../../../../lib/format/durations.ts';
import { cx } from '../../../../ui/cx.ts';
import { useEditorForm } from '../editor-form.ts';
import { submissionKinds } from '../../details/submission-kinds.ts';

type Props = { index: number; open: boolean; onToggle: () => void };

/** A collapsed task; clicking it opens its fields. */
export function TaskLine({ index, open, onToggle }: Props) {
  const form = useEditorForm();
  const task = form.watch(`tasks.${index}`);
  if (!task) return null;
  const hasError = form.formState.errors.tasks?.[index] !== undefined;
  const note = [
    hasError && 'Please check the marked fields',
    task.minutes !== null && minutesInWords(task.minutes),
    task.allowed_types.map((type) => submissionKinds[type].label).join(', '),
  ];
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex min-h-12 w-full items-center gap-3 rounded-control py-1 text-left"
    >
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full border-[2.5px] border-trail font-head text-sm font-bold text-trail tabular-nums"
      >
        {index + 1}
      </span>
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug font-semibold">{task.title || 'Untitled task'}</span>
        <span className={cx('block truncate text-sm', hasError ? 'text-coral-strong' : 'text-ink-soft')}>
          {note.filter(Boolean).join(' · ')}
        </span>
      </span>
      <ChevronDown aria-hidden className={cx('text-ink-soft transition-transform', open && 'rotate-180')} />
    </button>
  );
}
