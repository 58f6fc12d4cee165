// Keeps the open initiatives in memory and in step with the database. Every request that ranks sends `check` along with
// its first reads, so it sees each change that was committed before it, on whichever node
// (docs/decisions/0035-rank-in-memory.md).
import type { Statements } from '../../platform/database/db.ts';
import { createFitIndex, toEntry, type Entry, type FitIndex } from './fit-index.ts';
import {
  checkMoment,
  getMoment,
  keptMax,
  listChangedOffers,
  listOpenOffers,
  type Moment,
} from './matching.offers.queries.ts';

export type OpenOffers = ReturnType<typeof createOpenOffers>;
/** What was kept at a moment: it includes every change that was visible then. */
type Kept = Moment & { index: FitIndex };

/** Before anything is loaded. No moment is older. */
const never: Moment = { snapshot: '1:1:', at: '-infinity', server: '' };
/** Changes are deleted after a day, so an older moment can't be brought up to date. */
const followedMs = 12 * 3_600_000;

/** `db` is bound to a visitor: nothing is kept that not everyone may see. */
export function createOpenOffers(db: Pick<Statements, 'all' | 'one' | 'many'>, max = keptMax) {
  let kept: Kept | undefined;
  let loads = 0;

  async function load(): Promise<Kept> {
    loads++;
    // Changes that are committed between the two are found again by the next check.
    const moment = await db.one(getMoment());
    const offers = await db.many(listOpenOffers(max));
    return { ...moment, index: createFitIndex(offers.map(toEntry), offers.length < max) };
  }

  async function follow(before: Kept): Promise<Kept> {
    const [[moment], rows] = await db.all(getMoment(), listChangedOffers(before.snapshot));
    const isTooOld = Date.parse(moment!.at) - Date.parse(before.at) > followedMs;
    if (isTooOld || moment!.server !== before.server) return load();
    if (!rows.length) return { ...before, ...moment };
    const changed = new Set(rows.map((row) => row.changed_id));
    const opened = rows.flatMap((row) => (row.id === null ? [] : toEntry(row)));
    const { entries, isComplete } = before.index;
    const entriesNow = merge(
      entries.filter(({ id }) => !changed.has(id)),
      // Nothing is known about what is older than an incomplete index.
      isComplete ? opened : opened.filter(({ id }) => id >= entries.at(-1)!.id),
    );
    // Many were closed: with more of the older ones, fewer rankings need a query.
    if (!isComplete && entriesNow.length < max / 2) return load();
    return {
      ...moment!,
      index: createFitIndex(entriesNow.slice(0, max), isComplete && entriesNow.length <= max),
    };
  }

  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Kept> | undefined;

  /** One at a time. Calls share the next one to begin, so that it sees everything that was committed before them. */
  function refresh(): Promise<Kept> {
    if (next) return next;
    next = last.then(async () => {
      next = undefined;
      return (kept = await (kept ? follow(kept) : load()));
    });
    // The caller gets the error, and the next call tries again.
    last = next.catch(() => {});
    return next;
  }

  return {
    check() {
      const { snapshot, at, server } = kept ?? never;
      return checkMoment(snapshot, at, server);
    },
    /** The index as of the check or later. */
    current: async ({ is_current }: { is_current: boolean }): Promise<FitIndex> =>
      (kept && is_current ? kept : await refresh()).index,
    gauges: {
      open_offers_kept: {
        help: 'Open initiatives kept in memory',
        read: () => kept?.index.entries.length ?? 0,
      },
      open_offers_loads: { help: 'How often all of them were loaded', read: () => loads },
    },
  };
}

/** Newest first, like `all`. `some` are few and in any order. */
function merge(all: Entry[], some: Entry[]): Entry[] {
  const added = some.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const merged: Entry[] = [];
  for (const entry of all) {
    while (added.length > 0 && added.at(-1)!.id > entry.id) merged.push(added.pop()!);
    merged.push(entry);
  }
  return merged.concat(added.toReversed());
}
