import { limits } from '@questline/contract/plain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { EmptyTrailScene } from '../../../../ui/scenes/empty-trail-scene.tsx';
import { SortableList } from '../../../../ui/forms/sortable-list.tsx';
import { useEditorForm } from '../editor-form.ts';
import { emptyTask, type TaskValues } from '../editor-values.ts';
import { HoursCheck } from '../hours/lazy-hours-check.tsx';
import { useRemoveTask } from './remove-task.tsx';
import { SectionHead } from '../section-head.tsx';
import { TaskFields } from './task-fields.tsx';
import { useAddSeveral } from './several/use-add-several.tsx';
import { TaskLine } from './task-line.tsx';

type Removed = { task: TaskValues; at: number };

/** The list of tasks. One is open at a time. */
export function TasksSection({ open, onOpen }: { open: number | undefined; onOpen: (i?: number) => void }) {
  const form = useEditorForm();
  const tasks = useFieldArray({ control: form.control, name: 'tasks', keyName: 'key' });
  const values = form.watch('tasks');
  const [removed, setRemoved] = useState<Removed>();
  const rows = tasks.fields.map(({ key }, place) => ({ id: key, place }));

  function order(places: number[]) {
    const { from, to } = moveOf(places);
    tasks.move(from, to);
    if (open !== undefined) onOpen(places.indexOf(open));
  }
  function add(at: number, task: TaskValues) {
    tasks.insert(at, task, { focusName: `tasks.${at}.title` });
    onOpen(at);
  }
  function remove(at: number) {
    setRemoved({ task: form.getValues(`tasks.${at}`), at });
    tasks.remove(at);
    onOpen(undefined);
  }
  const removal = useRemoveTask(remove);
  const several = useAddSeveral({ tasks, values, onChange: () => onOpen(undefined) });
  function undo() {
    if (removed) tasks.insert(Math.min(removed.at, values.length), removed.task);
    setRemoved(undefined);
  }

  const full = values.length >= limits.tasksMax;
  return (
    <>
      <SectionHead title="What will students do?">
        Steps a student can finish in one sitting, each with something to submit. Three to five work well.
      </SectionHead>
      {values.length === 0 && (
        <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge px-4 py-8 text-center">
          <div className="w-52">
            <EmptyTrailScene />
          </div>
          <p className="max-w-md text-ink-soft">
            No tasks yet. What would you ask someone to do on their first day?
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button icon={<Plus aria-hidden />} onClick={() => add(0, emptyTask)}>
              Add the first task
            </Button>
            <Button variant="secondary" onClick={() => several.ask('', -1)}>
              Paste a list
            </Button>
          </div>
        </div>
      )}
      <SortableList
        label="Tasks"
        items={rows}
        nameOf={({ place }) => values[place]?.title || 'Untitled task'}
        onChange={(moved) => order(moved.map(({ place }) => place))}
        renderBelow={({ place }) =>
          open === place && (
            <div className="grid gap-5 border-t border-line p-4 md:p-6">
              <TaskFields index={place} onPasteList={(text) => several.ask(text, place)} />
              <div className="flex flex-wrap gap-3 border-t border-line pt-4">
                <Button
                  size="small"
                  variant="secondary"
                  disabled={full}
                  onClick={() => add(place + 1, { ...form.getValues(`tasks.${place}`), id: undefined })}
                >
                  Duplicate task
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  busy={removal.checking && 'Checking…'}
                  onClick={() => void removal.ask(place, form.getValues(`tasks.${place}`))}
                >
                  Remove task
                </Button>
              </div>
            </div>
          )
        }
      >
        {({ place }) => (
          <TaskLine
            index={place}
            open={open === place}
            onToggle={() => onOpen(open === place ? undefined : place)}
          />
        )}
      </SortableList>
      {removal.dialog}
      {several.dialog}
      {several.notice}
      {removed && (
        <Notice
          tone="info"
          title={`“${removed.task.title || 'Untitled task'}” was removed`}
          action={
            <Button size="small" variant="secondary" onClick={undo}>
              Undo
            </Button>
          }
          onDismiss={() => setRemoved(undefined)}
        >
          {removed.task.id &&
            'The change takes effect when you save. Students keep what they submitted and your feedback.'}
        </Notice>
      )}
      {values.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={<Plus aria-hidden />}
              disabled={full}
              onClick={() => add(values.length, emptyTask)}
            >
              Add a task
            </Button>
            <Button variant="quiet" disabled={full} onClick={() => several.ask('', values.length - 1)}>
              Paste a list
            </Button>
          </div>
          {full && <p className="text-sm text-ink-soft">You can have up to {limits.tasksMax} tasks.</p>}
        </div>
      )}
      <HoursCheck />
    </>
  );
}

/** Finds the one row that moved, from the rows' previous positions. */
function moveOf(places: number[]) {
  const first = places.findIndex((was, now) => was !== now);
  const from = places[first] === first + 1 ? first : places[first]!;
  return { from, to: places.indexOf(from) };
}
