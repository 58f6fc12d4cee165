// The latest responses, for the debug view. Nothing is recorded if debug views are off.
import type { ApiCall } from '@questline/contract/client';
import { diagnostics } from './diagnostics.ts';

export type RecentCall = ApiCall & { n: number; at: Date };

const max = 40;
const calls: RecentCall[] = [];
let count = 0;

/** Newest first. */
export const recentCalls = (): readonly RecentCall[] => calls.slice();

export const observeCall = diagnostics
  ? (call: ApiCall) => {
      calls.unshift({ ...call, n: ++count, at: new Date() });
      calls.length = Math.min(calls.length, max);
    }
  : undefined;
