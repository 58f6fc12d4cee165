// Dragging a row of a list up or down by its handle, with pointer events. The order by buttons stands beside it.
import { type PointerEvent, type RefObject, useState } from 'react';

type Drag = { from: number; to: number; startY: number; shiftY: number; heightPx: number; middles: number[] };

/** Where a row lands whose middle is at `y`, among the middles of all rows. */
export function placeAt(y: number, from: number, middles: readonly number[]): number {
  const passedUp = middles.findIndex((middle, i) => i < from && y < middle);
  if (passedUp >= 0) return passedUp;
  return middles.findLastIndex((middle, i) => i <= from || y > middle);
}

/** The rows are the children of `list`, each with the gap below it as its own. */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
      const middles = boxes.map(({ top, height }) => top + height / 2);
      setDrag({ from, to: from, startY: event.clientY, shiftY: 0, heightPx: boxes[from]!.height, middles });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      const shiftY = event.clientY - drag.startY;
      setDrag({ ...drag, shiftY, to: placeAt(drag.middles[from]! + shiftY, from, drag.middles) });
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  /** How far a row is out of its place right now, in pixels. */
  function shiftOf(i: number): number {
    if (!drag) return 0;
    const { from, to, shiftY, heightPx } = drag;
    if (i === from) return shiftY;
    if (i > from && i <= to) return -heightPx;
    return i < from && i >= to ? heightPx : 0;
  }

  return { handle, shiftOf, dragged: drag?.from };
}
