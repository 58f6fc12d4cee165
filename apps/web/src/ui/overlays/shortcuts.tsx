// Single-key shortcuts, the list that explains them, and the switch that turns them off, so that people who use
// speech input or rest a hand on the keyboard don't trigger anything by accident.
import { Keyboard } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { Kbd } from '../kbd.tsx';
import { isTyping } from './is-typing.ts';
import { useShortcutsSwitch } from './shortcuts-switch.ts';
import { Switch } from '../forms/switch.tsx';

export type Shortcut = {
  /** One character, or 'Mod+Enter', which also works while typing. */
  key: string;
  does: string;
  run: () => void;
};

type Props = {
  shortcuts: readonly Shortcut[];
  /** Disabled while something covers what they act on. */
  active: boolean;
};

/** "Mod+Enter" is two keys, and "+" is one. */
const keysOf = (shortcut: string) => (shortcut === '+' ? ['+'] : shortcut.split('+'));

/** Runs the shortcuts, unless the person has turned them off. */
export function useShortcuts({ shortcuts, active }: Props) {
  const { on } = useShortcutsSwitch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const key = nameOf(event);
    if (!key || (isTyping(event.target) && !key.startsWith('Mod+'))) return;
    const run = shortcuts.find((it) => it.key === key)?.run;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!on || !active) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [on, active]);
}

/** The button that opens the list. It is only shown where there is a keyboard; the keys work anyway. */
export function Shortcuts({ shortcuts, active }: Props) {
  const [open, setOpen] = useState(false);
  const { on, setOn } = useShortcutsSwitch();
  const list = { key: '?', does: 'Show this list', run: () => setOpen(true) };
  useShortcuts({ shortcuts: [...shortcuts, list], active: active && !open });

  return (
    <>
      <IconButton label="Keyboard shortcuts" className="pointer-coarse:hidden" onClick={() => setOpen(true)}>
        <Keyboard />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
        <Switch
          label="Use keyboard shortcuts"
          help="Turn this off to disable single-key shortcuts."
          checked={on}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-3 border-t border-line pt-5">
          {[...shortcuts, list].map(({ key, does }) => (
            <Fragment key={key}>
              <dt className="flex gap-1">
                {keysOf(key).map((part) => (
                  <Kbd key={part}>{part === 'Mod' ? modifier() : part.toUpperCase()}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

const modifier = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return `Mod+${key}`;
  return key.length === 1 ? key.toLowerCase() : undefined;
}

/** Clicks the button with that `data-key` in a part of the page. */
export const pressIn = (part: Element | null | undefined, key: string) =>
  part?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
