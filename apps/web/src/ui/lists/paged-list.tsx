// A list that loads page by page: skeleton, error with Retry, empty state, the items, and Load more.
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { FailedNotice } from '../feedback/notice.tsx';
import { LoadMore } from './load-more.tsx';

type Pages<Item> = { pages: readonly { items: readonly Item[] }[] } | undefined;

type Props<Item> = {
  /** An infinite query whose pages have `items`. */
  list: {
    data: Pages<Item>;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  failed: { title: string; text?: string };
  /** A part of a page fails with a notice instead of a scene. */
  part?: boolean;
  loading: ReactNode;
  empty: ReactNode;
  /** What is counted below a list of several pages: ['student', 'students']. */
  noun: readonly [one: string, many: string];
  children: (items: readonly Item[]) => ReactNode;
};

export function PagedList<Item>({ list, failed, part, loading, empty, noun, children }: Props<Item>) {
  const items = itemsOf(list.data);
  if (!items) {
    if (!list.isError) return loading;
    const retry = { busy: list.isFetching, onRetry: () => void list.refetch() };
    return part ? (
      <FailedNotice title={failed.title} {...retry}>
        {failed.text}
      </FailedNotice>
    ) : (
      <ErrorState {...failed} {...retry} />
    );
  }
  if (items.length === 0) return empty;
  const shown = `${items.length} ${noun[items.length === 1 ? 0 : 1]}`;
  return (
    <>
      {children(items)}
      {list.hasNextPage || list.data!.pages.length > 1 ? (
        <LoadMore
          shown={shown}
          more={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : (
        // Everyone else sees the whole list.
        <p role="status" className="sr-only">
          {shown}
        </p>
      )}
    </>
  );
}

/** The items of all pages that are loaded. */
export const itemsOf = <Item,>(data: Pages<Item>) => data?.pages.flatMap((page) => page.items);
