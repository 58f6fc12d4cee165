import { useEffect } from 'react';
import { api } from '../../../lib/session/session.ts';

/** Counts that a student opened an initiative. Best effort: if it fails, one view is missing. */
export function useCountedView(id: string) {
  useEffect(() => {
    void api('POST /api/initiatives/:id/views', { params: { id } }).catch(() => undefined);
  }, [id]);
}
