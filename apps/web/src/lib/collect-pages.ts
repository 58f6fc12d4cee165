// Collects a list page by page, for files.

type Page<Item> = { items: Item[]; next: string | null };
export type Collected<Item> = { items: Item[]; complete: boolean };

/** About 100 requests, which take a few seconds and stay far below the rate limit. */
const itemsMax = 3_000;

/** All items, or the first 3,000. `after` is `next` of the previous page. */
export async function collectPages<Item>(
  fetchPage: (after: string | null) => Promise<Page<Item>>,
  max = itemsMax,
): Promise<Collected<Item>> {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const page: Page<Item> = await fetchPage(after);
    items.push(...page.items);
    after = page.next;
  } while (after && items.length < max);
  return { items: items.slice(0, max), complete: after === null && items.length <= max };
}
