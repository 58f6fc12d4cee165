// One toast per session event, and none for the initial session.
import { takeFlashToast } from '../lib/flash-toast.ts';
import { ownCompanyQuery } from '../lib/query/own-company.ts';
import { queryClient } from '../lib/query/query-client.ts';
import { enteredWords } from '../lib/session/entered-words.ts';
import type { SessionEvent } from '../lib/session/session-store.ts';
import { session } from '../lib/session/session.ts';
import { toast } from '../ui/overlays/toast-store.ts';

export function showSessionToasts() {
  const handed = takeFlashToast();
  if (handed) toast(handed);
  session.listen((event) => {
    const words = wordsFor(event);
    if (words) toast(words);
  });
}

function wordsFor(event: SessionEvent) {
  if (event.name === 'SIGNED_IN') return enteredWords(event.isNew);
  // After signing out here, the next document shows the toast.
  if (event.name === 'SIGNED_OUT' && event.lostCompany) {
    const company = queryClient.getQueryData(ownCompanyQuery.queryKey)?.company_name ?? 'your company';
    return { title: `You no longer have access to ${company}.`, variant: 'neutral' as const };
  }
  if (event.name === 'SIGNED_OUT' && !event.here)
    return { title: 'Signed out successfully', description: 'You have been signed out.' };
  return undefined;
}
