import { limits } from '@questline/contract/plain';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { minutesInWords } from '../../lib/durations.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useEditorForm } from './editor-form.ts';
import { emptyTask, type TaskValues } from './editor-values.ts';
import { SectionHead } from './section-head.tsx';
import { TaskRow } from './task-row.tsx';
import { useReorder } from './use-reorder.ts';

type Removed = { task: TaskValues; at: number };

/** The way itself: one waypoint after the other. One is open at a time. */
export function TasksSection({ open, onOpen }: { open: number | undefined; onOpen: (i?: number) => void }) {
  const form = useEditorForm();
  const tasks = useFieldArray({ control: form.control, name: 'tasks', keyName: 'key' });
  const values = form.watch('tasks');
  const list = useRef<HTMLOListElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  const [said, setSaid] = useState('');

  const titleOf = (i: number) => form.getValues(`tasks.${i}.title`) || 'Untitled task';
  function move(from: number, to: number) {
    if (to < 0 || to >= values.length) return;
    tasks.move(from, to);
    if (open !== undefined) onOpen(placeAfterMove(open, from, to));
    setSaid(`${titleOf(to)} is now task ${to + 1} of ${values.length}`);
  }
  const { handle, shiftOf, dragged } = useReorder(list, move);

  function add(at: number, task: TaskValues) {
    tasks.insert(at, task, { focusName: `tasks.${at}.title` });
    onOpen(at);
  }
  function remove(at: number) {
    setRemoved({ task: form.getValues(`tasks.${at}`), at });
    tasks.remove(at);
    onOpen(undefined);
  }
  function undo() {
    if (removed) tasks.insert(Math.min(removed.at, values.length), removed.task);
    setRemoved(undefined);
  }

  const full = values.length >= limits.tasksMax;
  const minutes = values.reduce((sum, task) => sum + (task.minutes ?? 0), 0);
  return (
    <>
      <SectionHead title="What is there to do?">
        Steps a student can finish in one go, each with something to hand in. Three to five are a good length.
      </SectionHead>
      <p role="status" className="sr-only">
        {said}
      </p>
      {values.length === 0 && (
        <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge px-4 py-8 text-center">
          <div className="w-52">
            <EmptyTrailScene />
          </div>
          <p className="max-w-md text-ink-soft">
            No tasks yet. What would you ask of somebody on their first day?
          </p>
          <Button icon={<Plus aria-hidden />} onClick={() => add(0, emptyTask)}>
            Add the first task
          </Button>
        </div>
      )}
      <ol ref={list} aria-label="Tasks" className="grid">
        {tasks.fields.map(({ key }, i) => (
          <TaskRow
            key={key}
            index={i}
            count={values.length}
            open={open === i}
            onToggle={() => onOpen(open === i ? undefined : i)}
            onMove={(by) => move(i, i + by)}
            onDuplicate={
              full ? undefined : () => add(i + 1, { ...form.getValues(`tasks.${i}`), id: undefined })
            }
            onRemove={() => remove(i)}
            handle={handle(i)}
            shiftPx={shiftOf(i)}
            dragged={dragged === i}
          />
        ))}
      </ol>
      {removed && (
        <Notice
          tone="info"
          title={`“${removed.task.title || 'Untitled task'}” is removed`}
          action={
            <Button size="small" variant="secondary" onClick={undo}>
              Undo
            </Button>
          }
          onDismiss={() => setRemoved(undefined)}
        >
          {removed.task.id &&
            'If students have handed in work for it, it is retired when you save: they keep their work and your feedback, and it no longer counts.'}
        </Notice>
      )}
      {values.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button
            variant="secondary"
            icon={<Plus aria-hidden />}
            disabled={full}
            onClick={() => add(values.length, emptyTask)}
          >
            Add a task
          </Button>
          <p className="text-sm text-ink-soft tabular-nums">
            {full && `At most ${limits.tasksMax} tasks. `}
            {minutes > 0 && `${minutesInWords(minutes)} in all`}
          </p>
        </div>
      )}
    </>
  );
}

/** The open task stays open wherever it goes. */
function placeAfterMove(open: number, from: number, to: number): number {
  if (open === from) return to;
  if (from < open && to >= open) return open - 1;
  return from > open && to <= open ? open + 1 : open;
}
