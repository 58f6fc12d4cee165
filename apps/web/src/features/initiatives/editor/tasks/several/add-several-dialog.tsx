import { limits } from '@questline/contract/plain';
import { useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Field } from '../../../../../ui/forms/field.tsx';
import { Textarea } from '../../../../../ui/forms/textarea.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { type ListedTask, tasksOfList } from './tasks-of-list.ts';

type Props = {
  /** What was pasted. */
  text: string;
  /** How many tasks can still be added. */
  room: number;
  onAdd: (tasks: ListedTask[]) => void;
  onClose: () => void;
};

const tasksInWords = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);

/** Adds one task for each line of a list, and shows the result first. */
export function AddSeveralDialog({ text: pasted, room, onAdd, onClose }: Props) {
  const [text, setText] = useState(pasted);
  const { tasks, shortened, leftOut } = tasksOfList(text, room);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Add several tasks"
      description="Nothing is added until you choose Add."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={tasks.length === 0} onClick={() => onAdd(tasks)}>
            {tasks.length === 0 ? 'Add tasks' : `Add ${tasksInWords(tasks.length)}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="One task per line" help="Paste a list or type it. We remove bullets and numbers.">
          <Textarea
            className="-m-1 max-h-64 overflow-y-auto p-1"
            minRows={5}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {leftOut.length > 0 && (
          <Notice
            tone="warn"
            title={leftOut.length === 1 ? "1 line doesn't fit" : `${leftOut.length} lines don't fit`}
          >
            You can have up to {limits.tasksMax} tasks. Left out: {namesOf(leftOut)}.
          </Notice>
        )}
        {shortened > 0 && (
          <Notice
            tone="info"
            title={shortened === 1 ? '1 title is shortened' : `${shortened} titles are shortened`}
          >
            The whole line goes into the instructions.
          </Notice>
        )}
        {tasks.length > 0 && (
          <section aria-label="Tasks to add" className="grid gap-2">
            <h3 className="text-base">{tasksInWords(tasks.length)}</h3>
            <ol className="grid list-decimal gap-1.5 pl-6 text-ink-soft marker:tabular-nums">
              {placed(tasks).map(({ title, place }) => (
                <li key={place} className="pl-1 wrap-anywhere">
                  {title}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Titles may repeat, so the position is the key. */
const placed = (tasks: ListedTask[]) => tasks.map(({ title }, place) => ({ title, place }));

const namedMax = 3;

function namesOf(lines: string[]): string {
  const named = lines.slice(0, namedMax).map((line) => `“${line.slice(0, limits.nameMaxLength)}”`);
  const more = lines.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more`] : [])].join(', ');
}
