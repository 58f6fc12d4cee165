// The notification centre on its bell; opens by being drawn for the first time.
import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { NotificationCentre } from '../../features/notifications/notification-centre.tsx';
import type { PathLink } from '../../features/notifications/notification-list.tsx';
import { Popover } from '../../ui/popover.tsx';

export function BellPanel({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover open={open} onOpenChange={setOpen} label="Notifications" trigger={trigger}>
      <NotificationCentre
        Link={FollowedPath}
        onLeave={close}
        settings={
          <Link
            to="/settings"
            hash="notifications"
            onClick={close}
            className="inline-flex min-h-9 items-center font-semibold text-trail hover:text-trail-strong"
          >
            Choose what we tell you
          </Link>
        }
      />
    </Popover>
  );
}

/** A path that the server named. Opened in another tab it is a plain link. */
const FollowedPath: PathLink = ({ path, onFollow, className, children }) => {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
    void router.navigate({ href: path });
  };
  return (
    <a href={path} onClick={follow} className={className}>
      {children}
    </a>
  );
};
