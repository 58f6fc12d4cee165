// Reports at the desk: the queue, and the report that is open next to it. On phones it is one or the other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskUrl, goTo, useDeskLocation } from '../desk-location.ts';
import { ReportDetail } from './report-detail.tsx';
import { reportsQuery } from './report-queries.ts';
import { ReportQueue } from './report-queue.tsx';

const path = '/desk/reports';

export function ReportsScreen() {
  const { openId } = useDeskLocation();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  // Keyboard and screen reader continue at the queue.
  useEffect(() => {
    if (wasOpen.current && !openId) heading.current?.focus();
    wasOpen.current = openId !== undefined;
  }, [openId]);
  const open = (id: string | undefined, words?: string) => {
    setSaid(words);
    goTo(deskUrl(path, id));
    void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
  };
  return (
    <section
      aria-label="Reports"
      className={cx('grid gap-x-8 gap-y-4', openId && 'lg:grid-cols-[21rem_minmax(0,1fr)]')}
    >
      <div className={cx('grid content-start gap-4', openId && 'max-lg:hidden')}>
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Reports
        </h1>
        {said && (
          <Notice tone="info" onDismiss={() => setSaid(undefined)}>
            {said}
          </Notice>
        )}
        <ReportQueue openId={openId} onOpen={(id) => open(id)} />
      </div>
      {openId && (
        <ReportDetail
          key={openId}
          id={openId}
          onBack={() => open(undefined)}
          onClosed={(words) => open(undefined, words)}
        />
      )}
    </section>
  );
}
