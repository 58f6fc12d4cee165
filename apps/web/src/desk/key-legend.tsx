import { Kbd } from '../ui/kbd.tsx';
import type { Shortcut } from '../ui/overlays/shortcuts.tsx';
import { useShortcutsSwitch } from '../ui/overlays/shortcuts-switch.ts';
import { Switch } from '../ui/forms/switch.tsx';

/** What the keys do, and the switch that turns them off. Only where there is a keyboard. */
export function KeyLegend({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { on, setOn } = useShortcutsSwitch();
  return (
    <div className="grid gap-3 border-t border-line pt-3 text-sm text-ink-soft pointer-coarse:hidden">
      <Switch
        label="Use keyboard shortcuts"
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {on && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {shortcuts.map(({ key, does }) => (
            <li key={key} className="flex items-center gap-2">
              <Kbd>{key === 'Mod+Enter' ? 'Ctrl Enter' : key.toUpperCase()}</Kbd>
              {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
