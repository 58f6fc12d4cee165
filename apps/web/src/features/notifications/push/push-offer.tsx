import { BellRing } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { usePush } from './use-push.ts';

/** Offered once there is something to wait for: an application. Settings has the switch. */
export function PushOffer() {
  const { state, busy, change } = usePush();
  if (state === 'on') return <p className="text-sm text-ink-soft">Notifications are on for this device.</p>;
  if (state !== 'off') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-[14px] bg-sky-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-semibold">Want to know right away?</span>
        <span className="text-sm">We can notify you on this device, but never at night.</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<BellRing aria-hidden />}
        busy={busy && 'Turning on…'}
        onClick={() => change(true)}
      >
        Turn on notifications
      </Button>
    </div>
  );
}
