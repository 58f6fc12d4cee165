import { type RefObject, useRef, useState } from 'react';

/** Which page is read, and jumps to others. The pages are the children of `list`, which scrolls in `stage`. */
export function useCurrentPage(
  stage: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
) {
  const [current, setCurrent] = useState(1);
  // The last pages can't scroll up to the top, so the position alone doesn't tell which one was asked for.
  const jump = useRef<{ page: number; top: number }>(undefined);
  const pages = () => [...(list.current?.children ?? [])] as HTMLElement[];

  const onScroll = () => {
    const box = stage.current!;
    if (jump.current?.top === box.scrollTop) return setCurrent(jump.current.page);
    jump.current = undefined;
    const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
    // Half of the page, or of what is visible, is below the upper edge.
    const read = pages().findIndex(
      (page) =>
        page.offsetTop + page.offsetHeight >
        box.scrollTop + Math.min(box.clientHeight, page.offsetHeight) / 2,
    );
    setCurrent(isAtEnd || read < 0 ? count : read + 1);
  };
  const goTo = (page: number) => {
    const [box, target] = [stage.current, pages()[page - 1]];
    if (!box || !target) return;
    box.scrollTop = target.offsetTop - pages()[0]!.offsetTop;
    jump.current = { page, top: box.scrollTop };
    setCurrent(page);
  };
  return { current, onScroll, goTo };
}
