import type { ReactNode } from 'react';
import { Switch } from '../../../ui/forms/switch.tsx';
import { usePush, type PushState } from './use-push.ts';

const what =
  "A short notice when something happens, even while Questline is closed. It doesn't show names or messages.";
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.maxTouchPoints > 2 && /Mac/.test(navigator.userAgent));

const help: Record<Exclude<PushState, 'none'>, () => ReactNode> = {
  on: () => what,
  off: () => what,
  blocked: () =>
    'Your browser blocks our notifications. Allow them in its settings for this site, then turn them on here.',
  unsupported: () =>
    isApple()
      ? 'Add Questline to your Home Screen first: tap Share, then Add to Home Screen. Then turn them on there.'
      : "This browser can't show notifications.",
};

/** Turns notifications on this device on and off. */
export function PushSwitch() {
  const { state, isOn, busy, change } = usePush();
  if (!state || state === 'none') return null;
  return (
    <Switch
      label={<span className="font-semibold">Notifications on this device</span>}
      help={help[state]()}
      checked={isOn}
      disabled={state === 'unsupported' || state === 'blocked'}
      onChange={(event) => !busy && change(event.currentTarget.checked)}
    />
  );
}
