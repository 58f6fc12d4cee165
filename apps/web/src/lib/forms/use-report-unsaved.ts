import { useEffect } from 'react';

/** Tells the page whether a form has changes that would be lost, until the form is gone. */
export function useReportUnsaved(isUnsaved: boolean, report?: (isUnsaved: boolean) => void) {
  useEffect(() => {
    report?.(isUnsaved);
    return () => report?.(false);
  }, [isUnsaved, report]);
}
