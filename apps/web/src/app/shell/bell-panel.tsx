// The notification center. It opens when it is first rendered.
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { NotificationCenter } from '../../features/notifications/notification-center.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ServerPathLink } from './server-path-link.tsx';

export function BellPanel({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover open={open} onOpenChange={setOpen} label="Notifications" tall trigger={trigger}>
      <NotificationCenter
        Link={ServerPathLink}
        onLeave={close}
        settings={
          <Link
            to="/settings"
            hash="notifications"
            onClick={close}
            className="inline-flex min-h-9 items-center font-semibold text-trail hover:text-trail-strong"
          >
            Notification settings
          </Link>
        }
      />
    </Popover>
  );
}
