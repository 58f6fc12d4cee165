import { productName } from '@questline/contract/plain';
import { useEffect } from 'react';

export const titleOf = (title: string | undefined) => (title ? `${title} · ${productName}` : productName);

/** The document title, for the tab, the history and screen readers. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}

/** The same for a part that fills the page: when it is closed, the page's own title returns. */
export function useTitleWhileOpen(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = titleOf(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}
