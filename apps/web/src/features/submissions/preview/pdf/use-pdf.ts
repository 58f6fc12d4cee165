import { useEffect, useState } from 'react';
import { type OpenPdf, openPdf } from './open-pdf.ts';

/** Opens a PDF while the component is shown. */
export function usePdf(id: string) {
  const [pdf, setPdf] = useState<OpenPdf>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const stop = new AbortController();
    const fail = (error: unknown) => {
      if (!stop.signal.aborted) setFailure(error);
    };
    openPdf(id, stop.signal, fail).then((opened) => stop.signal.aborted || setPdf(opened), fail);
    return () => stop.abort();
  }, [id]);
  return { pdf, failure };
}
