import { previewPath } from '@questline/contract/plain';
import { useState } from 'react';
import { api } from '../../../lib/session/session.ts';

/** The address of a file for an <img>, <video> or <audio>, which can't send a token. The cookie they use instead expires
 *  while a page is left alone; asking for the file renews it, so the second attempt works. */
export function usePreviewSource(id: string) {
  const [state, setState] = useState<'first' | 'renewing' | 'second' | 'failed'>('first');
  const path = previewPath(id);
  async function retry() {
    if (state !== 'first') return setState('failed');
    setState('renewing');
    try {
      await api('GET /api/files/:id', { params: { id } });
      setState('second');
    } catch {
      // The notice says that the file can't be shown, which covers every reason.
      setState('failed');
    }
  }
  return {
    src: state === 'second' ? `${path}?renewed` : path,
    failed: state === 'failed',
    onError: () => void retry(),
  };
}
