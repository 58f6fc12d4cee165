import { ArrowDown, ArrowUp, ChevronDown, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { minutesInWords } from '../../lib/durations.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorForm } from './editor-form.ts';
import { submissionKinds } from './submission-kinds.ts';
import { TaskFields } from './task-fields.tsx';

type Props = {
  index: number;
  count: number;
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
  handle: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  shiftPx: number;
  dragged: boolean;
};

/** A task in its place: one line when closed, all of it when open. */
export function TaskRow(props: Props) {
  const { index, count, open, onToggle, onMove, onDuplicate, onRemove, handle, shiftPx, dragged } = props;
  const form = useEditorForm();
  const task = form.watch(`tasks.${index}`);
  const hasError = form.formState.errors.tasks?.[index] !== undefined;
  if (!task) return null;
  const title = task.title || 'Untitled task';
  const note = [
    task.minutes !== null && minutesInWords(task.minutes),
    task.allowed_types.map((type) => submissionKinds[type].label).join(', '),
    hasError && 'Something is missing',
  ];
  return (
    <li
      aria-label={`Task ${index + 1}: ${title}`}
      style={{ translate: `0 ${shiftPx}px` }}
      className={cx('relative pb-3', dragged ? 'z-10' : shiftPx !== 0 && 'transition-[translate]')}
    >
      <div
        className={cx(
          'rounded-card border bg-surface',
          hasError ? 'border-coral-strong' : 'border-line',
          dragged && 'shadow-pop',
        )}
      >
        <div className="flex items-center gap-1 p-2 md:gap-2">
          {/* The buttons beside it do the same by keyboard. */}
          <span
            {...handle}
            aria-hidden
            className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-sunken active:cursor-grabbing"
          >
            <GripVertical />
          </span>
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control py-1 text-left"
          >
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full border-[2.5px] border-trail font-head text-sm font-bold text-trail tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 grow">
              <span className="line-clamp-2 font-semibold">{title}</span>
              <span
                className={cx('block truncate text-sm', hasError ? 'text-coral-strong' : 'text-ink-soft')}
              >
                {note.filter(Boolean).join(' · ')}
              </span>
            </span>
            <ChevronDown
              aria-hidden
              className={cx('text-ink-soft transition-transform', open && 'rotate-180')}
            />
          </button>
          <span className="flex max-md:hidden">
            <Tools {...{ title, index, count, onMove, onDuplicate, onRemove }} />
          </span>
        </div>
        {open && (
          <div className="grid gap-5 border-t border-line p-4 md:p-6">
            <TaskFields index={index} />
            <span className="-m-2 flex justify-end border-t border-line pt-2 md:hidden">
              <Tools {...{ title, index, count, onMove, onDuplicate, onRemove }} />
            </span>
          </div>
        )}
      </div>
    </li>
  );
}

type ToolsProps = Pick<Props, 'index' | 'count' | 'onMove' | 'onDuplicate' | 'onRemove'> & { title: string };

const Tools = ({ title, index, count, onMove, onDuplicate, onRemove }: ToolsProps) => (
  <>
    <IconButton label={`Move ${title} up`} disabled={index === 0} onClick={() => onMove(-1)}>
      <ArrowUp />
    </IconButton>
    <IconButton label={`Move ${title} down`} disabled={index === count - 1} onClick={() => onMove(1)}>
      <ArrowDown />
    </IconButton>
    <IconButton label={`Duplicate ${title}`} disabled={!onDuplicate} onClick={onDuplicate}>
      <Copy />
    </IconButton>
    <IconButton label={`Remove ${title}`} onClick={onRemove}>
      <Trash2 />
    </IconButton>
  </>
);
