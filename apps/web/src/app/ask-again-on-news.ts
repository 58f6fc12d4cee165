// What the server says has changed is read again, wherever it is shown. A topic is the name of a domain, and so is the
// first word of a query's key.
import { live } from '../lib/live/live.ts';
import { queryClient } from '../lib/query-client.ts';

export function askAgainOnNews() {
  live.onNews((news) => {
    if (news === 'again') void queryClient.invalidateQueries();
    else for (const topic of news) void queryClient.invalidateQueries({ queryKey: [topic] });
  });
  live.start();
}
