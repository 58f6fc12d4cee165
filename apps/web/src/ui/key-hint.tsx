import { useShortcutsSwitch } from './overlays/shortcuts-switch.ts';

/** The key that presses a button. Not part of its name; hidden where there is no keyboard or keys are turned off. */
export function KeyHint({ children }: { children: string }) {
  const { on } = useShortcutsSwitch();
  if (!on) return null;
  return (
    <kbd
      aria-hidden
      className="ml-1 inline-block min-w-5 rounded-[6px] border border-current px-1 text-center font-text text-xs leading-4.5 font-semibold uppercase opacity-80 max-lg:hidden pointer-coarse:hidden"
    >
      {children}
    </kbd>
  );
}
