// A queue at the desk, and the item that is open next to it. On phones it is one or the other.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskUrl, goTo, useDeskLocation } from '../desk-location.ts';

export type OpenItem = { id: string; onBack: () => void; onClosed: (said: string) => void };

type Props = {
  path: string;
  title: string;
  /** Of the list, which is refetched when an item is opened or closed. */
  queryKey: QueryKey;
  renderList: (openId: string | undefined, onOpen: (id: string) => void) => ReactNode;
  renderItem: (open: OpenItem) => ReactNode;
};

export function QueueScreen({ path, title, queryKey, renderList, renderItem }: Props) {
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
    void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <section
      aria-label={title}
      className={cx('grid grid-cols-1 gap-x-8 gap-y-4', openId && 'lg:grid-cols-[21rem_minmax(0,1fr)]')}
    >
      <div className={cx('grid content-start gap-4', openId && 'max-lg:hidden')}>
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h1>
        {said && (
          <Notice tone="info" onDismiss={() => setSaid(undefined)}>
            {said}
          </Notice>
        )}
        {renderList(openId, (id) => open(id))}
      </div>
      {openId &&
        renderItem({
          id: openId,
          onBack: () => open(undefined),
          onClosed: (words) => open(undefined, words),
        })}
    </section>
  );
}
