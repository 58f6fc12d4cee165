import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { PathLink } from '../../features/notifications/notification-list.tsx';

/** A link to a path from the server. It is a plain link, so it can open in a new tab. */
export const ServerPathLink: PathLink = ({ path, onFollow, className, children }) => {
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
