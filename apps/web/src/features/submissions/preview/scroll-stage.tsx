import type { ReactNode, RefObject } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useDragScroll } from './use-drag-scroll.ts';

type Props = {
  stage: RefObject<HTMLDivElement | null>;
  /** Names it for screen readers. */
  label: string;
  /** The content is larger than the stage, so the mouse drags it. */
  zoomed: boolean;
  onScroll?: () => void;
  onDoubleClick?: () => void;
  className: string;
  children: ReactNode;
};

/** The part of a preview that scrolls: with the keyboard, the wheel, a finger or by dragging with the mouse. */
export function ScrollStage({ stage, label, zoomed, className, children, ...events }: Props) {
  const drag = useDragScroll(stage);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same
    <div
      ref={stage}
      {...drag}
      {...events}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
      className={cx(
        'max-h-[72dvh] min-h-60 overflow-auto bg-sunken focus-visible:-outline-offset-2',
        zoomed && 'cursor-grab active:cursor-grabbing',
        className,
      )}
    >
      {children}
    </div>
  );
}
