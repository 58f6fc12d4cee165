// A student was accepted: data for the toast and for the panel on /active and /feed. Both come from the notification, so
// students who turned it off see neither, and reading it anywhere clears it everywhere.
import type { Notification } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { acceptancesQuery } from './notification-queries.ts';
import { useReading } from './use-reading.ts';

export const panelId = 'acceptances';

/** Whether the panel is on the page and in view. A toast would cover it and say the same. */
export function isPanelInView(): boolean {
  const panel = document.getElementById(panelId);
  return panel !== null && panel.getBoundingClientRect().top >= 0;
}

/** Acceptances the student has neither opened nor dismissed, newest first. */
export function useAcceptances() {
  const { data } = useQuery(acceptancesQuery);
  const { readOne } = useReading();
  return { open: data, read: readOne };
}

/** Calls back once for each acceptance that arrives while this tab is open. Opening the tasks marks it as read. */
export function useNewAcceptances(pathname: string, onAccepted: (it: Notification) => void) {
  const { open, read } = useAcceptances();
  const newest = useRef<string>(undefined);
  useEffect(() => {
    if (!open) return;
    // Ids grow with time. Notifications from before the tab was opened aren't new.
    const before = newest.current;
    newest.current = [before ?? '', ...open.map(({ id }) => id)].toSorted().at(-1)!;
    for (const it of open)
      if (it.path === pathname) read(it.id);
      else if (before !== undefined && it.id > before) onAccepted(it);
  }, [open, pathname, read, onAccepted]);
}
