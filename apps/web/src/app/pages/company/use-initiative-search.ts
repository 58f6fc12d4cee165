import { useNavigate } from '@tanstack/react-router';
import type { InitiativePageSearch } from '../../routes/initiative-search.ts';

/** Changes what the company's initiative page shows, without scrolling it. */
export function useInitiativeSearch() {
  const navigate = useNavigate({ from: '/company/initiative/$id' });
  const change = (parts: InitiativePageSearch, replace = true) =>
    void navigate({
      search: (now: InitiativePageSearch) => ({ ...now, ...parts }),
      replace,
      resetScroll: false,
    });
  return {
    change,
    /** Opens a dialog: the browser's Back button closes it. */
    open: (parts: InitiativePageSearch) => change(parts, false),
    close: (part: keyof InitiativePageSearch) => change({ [part]: undefined }),
    /** A new tab starts without the filters of the last one. */
    show: (tab: NonNullable<InitiativePageSearch['tab']> | 'about') =>
      void navigate({ search: tab === 'about' ? {} : { tab }, replace: true, resetScroll: false }),
  };
}
