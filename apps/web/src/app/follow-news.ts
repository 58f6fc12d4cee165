import { askAgain } from '../lib/live/ask-again.ts';
import { live } from '../lib/live/live.ts';
import { queryClient } from '../lib/query-client.ts';

export function followNews() {
  live.onNews((news) => void askAgain(queryClient, news));
  live.start();
}
