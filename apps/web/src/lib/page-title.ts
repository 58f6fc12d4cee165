import { productName } from '@questline/contract/plain';
import { useEffect } from 'react';

export const titleOf = (title: string | undefined) => (title ? `${title} · ${productName}` : productName);

/** The name of the page in the tab, in the history and for screen readers. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
