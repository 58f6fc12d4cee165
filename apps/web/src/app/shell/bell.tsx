// The bell with its dot. The panel is loaded when it is first opened.
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { unreadNotificationsQuery } from '../../features/notifications/notification-queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy/lazy-component.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';

const BellPanel = lazyPart(() => import('./bell-panel.tsx'), 'BellPanel');

export function Bell() {
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery(unreadNotificationsQuery);
  const unread = data?.count ?? 0;
  const button = <BellButton unread={unread} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <BellPanel trigger={<BellButton unread={unread} />} />
    </Suspense>
  );
}

const countOf = (unread: number) => (unread > 99 ? 'more than 99' : unread);

function BellButton({ unread, ...props }: ComponentProps<'button'> & { unread: number }) {
  return (
    <Tooltip text="Notifications">
      <IconButton
        {...props}
        label={unread > 0 ? `Notifications, ${countOf(unread)} unread` : 'Notifications'}
        dot={unread > 0}
        outlined
      >
        <BellIcon />
      </IconButton>
    </Tooltip>
  );
}
