import { createAsker } from '../lib/live/ask-again.ts';
import { live } from '../lib/live/live.ts';
import { queryClient } from '../lib/query-client.ts';

export function followNews() {
  const askAgain = createAsker(queryClient);
  live.onNews((news) => void askAgain(news));
  live.start();
}
