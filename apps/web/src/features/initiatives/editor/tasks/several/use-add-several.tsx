// Adds several tasks from a list, with Undo as long as they are unchanged.
import { limits } from '@questline/contract/plain';
import { type ClipboardEvent, Suspense, useState } from 'react';
import type { UseFieldArrayReturn } from 'react-hook-form';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { lazyPart } from '../../../../../ui/lazy/lazy-component.tsx';
import { emptyTask, type EditorValues, type TaskValues } from '../../editor-values.ts';
import type { ListedTask } from './tasks-of-list.ts';

const AddSeveralDialog = lazyPart(() => import('./add-several-dialog.tsx'), 'AddSeveralDialog');

type Options = {
  tasks: Pick<UseFieldArrayReturn<EditorValues, 'tasks'>, 'insert' | 'remove'>;
  values: TaskValues[];
  /** Called when the list of tasks changed. */
  onChange: () => void;
};
/** The list goes after the task at this position, or replaces it if nothing was written there. */
type Asking = { text: string; at: number };
type Added = { at: number; titles: string[] };

export function useAddSeveral({ tasks, values, onChange }: Options) {
  const [asking, setAsking] = useState<Asking>();
  const [added, setAdded] = useState<Added>();
  const replaces = isBlank(values[asking?.at ?? -1]);

  function add({ at }: Asking, listed: ListedTask[]) {
    const place = replaces ? at : at + 1;
    if (replaces) tasks.remove(at);
    tasks.insert(
      place,
      listed.map((task) => ({ ...emptyTask, ...task })),
      { shouldFocus: false },
    );
    setAsking(undefined);
    setAdded({ at: place, titles: listed.map(({ title }) => title) });
    onChange();
  }
  function undo({ at, titles }: Added) {
    tasks.remove(titles.map((_, i) => at + i));
    setAdded(undefined);
    onChange();
  }

  return {
    ask: (text: string, at: number) => setAsking({ text, at }),
    dialog: asking && (
      <Suspense>
        <AddSeveralDialog
          text={asking.text}
          room={limits.tasksMax - values.length + Number(replaces)}
          onAdd={(listed) => add(asking, listed)}
          onClose={() => setAsking(undefined)}
        />
      </Suspense>
    ),
    notice: added && added.titles.every((title, i) => values[added.at + i]?.title === title) && (
      <Notice
        tone="info"
        title={added.titles.length === 1 ? '1 task was added' : `${added.titles.length} tasks were added`}
        action={
          <Button size="small" variant="secondary" onClick={() => undo(added)}>
            Undo
          </Button>
        }
        onDismiss={() => setAdded(undefined)}
      >
        Open each one to add instructions and minutes.
      </Notice>
    ),
  };
}

const isBlank = (task: TaskValues | undefined): boolean =>
  task !== undefined &&
  !task.id &&
  !task.title.trim() &&
  !task.instructions.trim() &&
  task.minutes === null &&
  task.resources.length === 0;

/** Hands over a pasted text with several lines instead of pasting it into the field. */
export const pastesList = (onList: (text: string) => void) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData('text/plain');
  if (!/\S.*[\n\r]\s*\S/.test(text)) return;
  event.preventDefault();
  onList(text);
};
