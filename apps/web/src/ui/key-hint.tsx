import type { ReactNode } from 'react';
import { useShortcutsSwitch } from './overlays/shortcuts-switch.ts';

const look =
  'min-w-5 rounded-[6px] border border-current px-1 text-center font-text text-xs leading-4.5 font-semibold uppercase';

/** The key that presses a button. Not part of its name; hidden where there is no keyboard or keys are turned off. */
export function KeyHint({ children }: { children: string }) {
  const { on } = useShortcutsSwitch();
  if (!on) return null;
  return (
    <kbd aria-hidden className={`ml-1 inline-block opacity-80 max-lg:hidden pointer-coarse:hidden ${look}`}>
      {children}
    </kbd>
  );
}

/** In lists: the icon of a button, which turns into its key while the item (class `group/item`) has the focus, because
 *  keys act on that one. */
export function KeyIcon({ of, children }: { of: string; children: ReactNode }) {
  const { on } = useShortcutsSwitch();
  if (!on) return children;
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1 lg:pointer-fine:group-focus-within/item:[&>svg]:invisible"
    >
      {children}
      <kbd className={`invisible -mx-0.5 lg:pointer-fine:group-focus-within/item:visible ${look}`}>{of}</kbd>
    </span>
  );
}
