import { Notice } from '../../../ui/feedback/notice.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { howToAllow, isIphoneOrIpad } from './how-to-allow.ts';
import { usePush, type PushState } from './use-push.ts';

const what =
  "A short notice when something happens, even while Questline is closed. It doesn't show names or messages.";

const help: Record<Exclude<PushState, 'none'>, () => string> = {
  on: () => what,
  off: () => what,
  blocked: () => what,
  unsupported: () =>
    isIphoneOrIpad()
      ? 'Add Questline to your Home Screen first: tap Share, then Add to Home Screen. Then turn them on there.'
      : "This browser can't show notifications.",
};

/** Turns notifications on this device on and off. */
export function PushSwitch() {
  const { state, isOn, busy, change } = usePush();
  if (!state || state === 'none') return null;
  return (
    <div className="grid gap-3">
      <Switch
        label={<span className="font-semibold">Notifications on this device</span>}
        help={help[state]()}
        checked={isOn}
        disabled={state === 'unsupported' || state === 'blocked'}
        onChange={(event) => !busy && change(event.currentTarget.checked)}
      />
      {state === 'blocked' && (
        <Notice tone="warn" title="Your browser blocks our notifications">
          {howToAllow()} Then turn them on here.
        </Notice>
      )}
    </div>
  );
}
