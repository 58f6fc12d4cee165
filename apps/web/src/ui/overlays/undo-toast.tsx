// A toast that counts down while what happened can be undone. Hovering doesn't stop the time: the server keeps it.
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { Kbd } from '../kbd.tsx';
import { isTyping } from './is-typing.ts';
import { useShortcutsSwitch } from './shortcuts-switch.ts';
import { dismissToast, type UndoProps } from './toast-store.ts';

const tickMs = 200;

export function UndoToast({ id, title, open, undo }: UndoProps) {
  const leftMs = useCountdown(undo.endsAt, open, () => dismissToast(id));
  const [undoing, setUndoing] = useState(false);
  const { on } = useShortcutsSwitch();
  const start = () => {
    if (undoing) return;
    setUndoing(true);
    undo.run();
  };
  useUndoKey(start, { active: open, singleKey: on });
  const seconds = Math.ceil(leftMs / 1_000);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => next || dismissToast(id)}
      type="foreground"
      duration={Infinity}
      className={cx(
        'w-full items-center gap-x-2 rounded-card border border-chalk/20 bg-over pl-4 text-chalk shadow-pop',
        // On phones, two rows at the bottom edge, or above the buttons that are there.
        'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:pr-1 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]',
        'max-md:[body:not(:has([data-bottom-buttons]))_&]:rounded-b-none',
        'md:flex md:w-max md:max-w-full md:gap-x-4 md:py-2 md:pr-2',
        'data-[state=closed]:animate-unpop data-[state=open]:animate-pop',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      )}
    >
      <div className="flex min-w-0 items-center gap-3 py-1.5">
        <Ring share={leftMs / undo.durationMs} />
        <div className="min-w-0 text-sm wrap-anywhere tabular-nums max-md:line-clamp-2">
          <Radix.Title className="inline font-semibold">{title}.</Radix.Title>{' '}
          <span aria-hidden className="opacity-85 md:hidden">
            {undo.who}
          </span>
          <Radix.Description className="opacity-85 max-md:sr-only md:inline">
            {undo.otherwise(seconds)}
          </Radix.Description>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-md:col-span-2 md:ml-auto">
        <Radix.Action
          altText="Undo with the Z key"
          aria-label="Undo"
          aria-disabled={undoing}
          // The toast stays until the answer replaces it.
          onClick={(event) => {
            event.preventDefault();
            start();
          }}
          className={cx(button, 'border border-transparent bg-sun px-4 text-on-sun hover:brightness-105')}
        >
          <span className="whitespace-nowrap">{undoing ? 'Undoing…' : 'Undo'}</span>
          <span aria-hidden className="font-normal whitespace-nowrap tabular-nums md:hidden">
            {seconds} s
          </span>
          {on && (
            <span aria-hidden className="pointer-coarse:hidden">
              <Kbd>Z</Kbd>
            </span>
          )}
        </Radix.Action>
        {undo.next && (
          <Radix.Close onClick={undo.next.run} className={cx(button, quiet)}>
            {undo.next.label}
          </Radix.Close>
        )}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className={cx(button, quiet, 'max-md:col-start-2 max-md:row-start-1')}
      >
        <X aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
}

const button =
  'inline-flex min-h-control items-center gap-2 rounded-control px-3 text-sm font-semibold aria-disabled:opacity-60';

const quiet = 'hover:bg-white/10';

const Ring = ({ share }: { share: number }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-5 shrink-0 -rotate-90 max-md:hidden"
    fill="none"
    strokeWidth="3"
  >
    <circle cx="12" cy="12" r="10" stroke="currentColor" opacity="0.25" />
    <circle
      cx="12"
      cy="12"
      r="10"
      stroke="currentColor"
      pathLength={1}
      strokeDasharray="1 1"
      strokeDashoffset={1 - Math.min(1, Math.max(0, share))}
    />
  </svg>
);

/** Milliseconds left. */
function useCountdown(endsAt: number, active: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(() => endsAt - performance.now());
  const tick = useEffectEvent(() => {
    const now = endsAt - performance.now();
    setLeft(Math.max(0, now));
    if (now <= 0) onOver();
  });
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [active]);
  return left;
}

/** Z, unless single-key shortcuts are off, and Ctrl or Cmd with Z. In a text field they belong to the text. */
function useUndoKey(run: () => void, { active, singleKey }: { active: boolean; singleKey: boolean }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
    if (key.toLowerCase() !== 'z' || altKey || shiftKey || repeat || defaultPrevented) return;
    if (isTyping(target) || !(ctrlKey || metaKey || singleKey)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [active]);
}
