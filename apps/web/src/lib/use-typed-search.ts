import { useEffect, useEffectEvent, useState } from 'react';

const restMs = 250;

/** The text of a search field and its setter. Typing shows immediately and searches after a pause. Changes from
 *  elsewhere (Back, or clearing filters) show up here too. */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const search = useEffectEvent(onSearch);
  if (typed === searched) setTyped(undefined);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => search(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? searched, setTyped] as const;
}
