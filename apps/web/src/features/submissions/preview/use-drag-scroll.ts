import { type PointerEvent, type RefObject, useRef } from 'react';

/** Drags the content of a scrolling element with the mouse. Fingers scroll it anyway. */
export function useDragScroll(box: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const end = () => {
    from.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const { scrollLeft: left, scrollTop: top } = box.current ?? { scrollLeft: 0, scrollTop: 0 };
      if (event.pointerType === 'mouse' && event.button === 0)
        from.current = { x: event.clientX, y: event.clientY, left, top };
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return;
      const { x, y, left, top } = from.current;
      box.current?.scrollTo(left + x - event.clientX, top + y - event.clientY);
    },
    onPointerUp: end,
    onPointerLeave: end,
  };
}
