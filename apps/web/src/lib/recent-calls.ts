// The last answers of the server, for the debug views; where there are none, nothing is noted.
import type { ApiCall } from '@questline/contract/client';
import { diagnostics } from './diagnostics.ts';

export type RecentCall = ApiCall & { n: number; at: Date };

const most = 40;
const calls: RecentCall[] = [];
let count = 0;

/** The newest first. */
export const recentCalls = (): readonly RecentCall[] => calls.slice();

export const observeCall = diagnostics
  ? (call: ApiCall) => {
      calls.unshift({ ...call, n: ++count, at: new Date() });
      calls.length = Math.min(calls.length, most);
    }
  : undefined;
