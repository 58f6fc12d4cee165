import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Zooms the content of a scrolling element in steps. What is in the middle stays there. */
export function useZoom(stage: RefObject<HTMLElement | null>, zooms: readonly number[]) {
  const [step, change] = useState(0);
  const setStep = (next: number) => {
    const box = stage.current;
    const center = box && [
      (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    ];
    flushSync(() => change(next));
    if (!box || !center) return;
    box.scrollTo(
      center[0]! * box.scrollWidth - box.clientWidth / 2,
      center[1]! * box.scrollHeight - box.clientHeight / 2,
    );
  };
  return { zoom: zooms[step]!, step, setStep };
}
