// Shows a toast wherever a student is when a company accepts them.
import type { Notification } from '@questline/contract';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { isPanelInView, useNewAcceptances } from '../../features/notifications/acceptances.ts';
import { toast } from '../../ui/overlays/toast-store.ts';

export function AcceptanceToast() {
  const router = useRouter();
  const { pathname } = useLocation();
  const announce = useCallback(
    ({ text, path }: Notification) => {
      if (isPanelInView()) return;
      // The toast is drawn outside the router, so it can't hold one of its links.
      const follow = (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void router.navigate({ href: path });
      };
      const start = (
        <a
          href={path}
          onClick={follow}
          className="inline-flex min-h-9 items-center font-semibold text-trail underline underline-offset-4"
        >
          Start task 1
        </a>
      );
      toast({ title: text, description: start });
    },
    [router],
  );
  useNewAcceptances(pathname, announce);
  return null;
}
