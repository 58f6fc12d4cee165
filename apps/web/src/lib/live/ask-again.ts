// What the server says has changed is read again, wherever it is shown.
import type { QueryClient } from '@tanstack/react-query';
import type { News } from './live-client.ts';

/** A topic is the name of a domain, which is also the first word of its queries' keys. */
export async function askAgain(queryClient: QueryClient, news: News): Promise<void> {
  if (news === 'again') await queryClient.invalidateQueries();
  else await Promise.all(news.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
}
