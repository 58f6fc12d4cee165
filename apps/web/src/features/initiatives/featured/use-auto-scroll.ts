// Auto-scrolls a carousel. Hover, keyboard focus and the pause button each stop it; reduced motion disables it.
import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel from 'embla-carousel-react';
import { limits } from '@questline/contract/plain';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';
function watchReducedMotion(changed: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(watchReducedMotion, () => matchMedia(reducedMotion).matches);

export function useAutoScroll() {
  const reducesMotion = usePrefersReducedMotion();
  const [held, setHeld] = useState({ hover: false, focus: false, button: false });
  const [plugins] = useState(() => [
    AutoScroll({
      speed: limits.carouselSpeed,
      startDelay: limits.carouselStartDelayMs,
      stopOnInteraction: false,
      // Pausing is decided here, so the end of one reason never overrules another.
      stopOnMouseEnter: false,
      stopOnFocusIn: false,
      playOnInit: false,
    }),
  ]);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' }, plugins);
  const scrolls = !reducesMotion && !Object.values(held).some(Boolean);
  const wanted = useRef(scrolls);

  useEffect(() => {
    wanted.current = scrolls;
    const autoScroll = carousel?.plugins().autoScroll;
    if (!autoScroll) return undefined;
    const follow = () => (wanted.current ? autoScroll.play() : autoScroll.stop());
    // After a drag the plugin restarts on its own, even when paused.
    const stopIfPaused = () => queueMicrotask(follow);
    follow();
    carousel.on('settle', follow).on('autoScroll:play', stopIfPaused);
    return () => void carousel.off('settle', follow).off('autoScroll:play', stopIfPaused);
  }, [carousel, scrolls]);

  const move = (direction: 'scrollPrev' | 'scrollNext') => {
    carousel?.plugins().autoScroll?.stop();
    carousel?.[direction](reducesMotion);
  };
  const hold = (reason: keyof typeof held, on: boolean) => setHeld((now) => ({ ...now, [reason]: on }));

  return {
    viewport,
    reducesMotion,
    isPaused: held.button,
    togglePause: () => hold('button', !held.button),
    back: () => move('scrollPrev'),
    on: () => move('scrollNext'),
    /** Event handlers for the element around slides and buttons. */
    pauseHandlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold('hover', true),
      onPointerLeave: () => hold('hover', false),
      onFocus: (event: FocusEvent) => hold('focus', event.target.matches(':focus-visible')),
      onBlur: () => hold('focus', false),
    },
  };
}
