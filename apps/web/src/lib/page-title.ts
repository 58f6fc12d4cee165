import { productName } from '@questline/contract/plain';
import { useEffect } from 'react';

export const titleOf = (title: string | undefined) => (title ? `${title} · ${productName}` : productName);

/** The document title, for the tab, the history and screen readers. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
