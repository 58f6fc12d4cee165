import { useEffect, useEffectEvent, useState } from 'react';

const restMs = 250;

/** The text of a search field, and how to change it. What is typed shows at once and is searched for when the
 *  fingers rest; a search that changes elsewhere (by Back, or by clearing the filters) is shown here too. */
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
