import { useEffect, useState } from 'react';

const idIn = () => new URLSearchParams(location.search).get('report') ?? undefined;

/** The report that is open is part of the URL, so that Back returns to the queue. */
export function useOpenReport() {
  const [id, setId] = useState(idIn);
  useEffect(() => {
    const follow = () => setId(idIn());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const open = (next: string | undefined) => {
    history.pushState(null, '', next ? `/desk?report=${next}` : '/desk');
    setId(next);
  };
  return [id, open] as const;
}
