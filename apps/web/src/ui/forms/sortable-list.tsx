// A list that people reorder by dragging a handle or with two buttons on every row, which announce the result.
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  /** The name used in button labels and announcements. */
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  /** Content that expands below the row, as wide as the list. */
  renderBelow?: (item: Item, index: number) => ReactNode;
};

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

export function SortableList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, nameOf, onChange, children, renderBelow } = props;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement>(undefined);
  // An element that moves in the document loses its focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    onChange(moved(items, from, to));
    setSaid(`${nameOf(items[from]!)} is now ${to + 1} of ${items.length}`);
  };
  const press = (from: number, to: number) => (event: { currentTarget: HTMLElement }) => {
    pressed.current = event.currentTarget;
    move(from, to);
  };
  const drag = (event: PointerEvent) => {
    const from = items.findIndex(({ id }) => id === dragged);
    if (from < 0) return;
    const rows = [...list.current!.children].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom);
    if (over < 0 || over === from) return;
    // Swap only after passing the middle, so that rows of different heights don't flicker.
    const { top, height } = rows[over]!;
    const past = event.clientY - top - height / 2;
    if (over > from ? past > 0 : past < 0) move(from, over);
  };
  const drop = () => setDragged(undefined);

  return (
    <>
      <ol ref={list} aria-label={label} className="grid grid-cols-1 gap-2">
        {items.map((item, i) => (
          <li
            key={item.id}
            className={cx(
              'rounded-control border bg-surface transition-shadow',
              item.id === dragged ? 'border-trail shadow-pop' : 'border-line',
            )}
          >
            <div className="flex items-center py-1 pr-1 md:gap-2">
              <span
                aria-hidden
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(item.id);
                }}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={drop}
                className="grid min-h-control w-8 shrink-0 cursor-grab md:w-9 touch-none place-items-center text-ink-soft active:cursor-grabbing"
              >
                <GripVertical />
              </span>
              <div className="min-w-0 grow">{children(item, i)}</div>
              <IconButton
                label={`Move ${nameOf(item)} up`}
                aria-disabled={i === 0}
                onClick={press(i, i - 1)}
                className="aria-disabled:opacity-40 max-md:w-9"
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={`Move ${nameOf(item)} down`}
                aria-disabled={i === items.length - 1}
                onClick={press(i, i + 1)}
                className="aria-disabled:opacity-40 max-md:w-9"
              >
                <ArrowDown />
              </IconButton>
            </div>
            {renderBelow?.(item, i)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
