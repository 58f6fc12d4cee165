// The outbox of the signed-in account, stored in this browser so it survives a closed tab.
import { ApiError } from '@questline/contract/client';
import { useEffect, useMemo, useState } from 'react';
import { confirmation } from '../../../lib/contact-warning.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { live } from '../../../lib/live/live.ts';
import { forgetLocalDraft, keepLocalDraft, listLocalDrafts } from '../../../lib/drafts/local-draft.ts';
import { onMaintenanceEnd } from '../../../lib/maintenance/maintenance.ts';
import { queryClient } from '../../../lib/query/query-client.ts';
import { api, session } from '../../../lib/session/session.ts';
import { createStore, useStore } from '../../../store/create-store.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { conversationQuery, threadKey } from '../message-queries.ts';
import { createOutbox, type Outbox, type Unsent } from './outbox.ts';
import { waitOfError } from '../wait-text.ts';

const prefix = 'unsent.';
const refetchAfterMs = 1_000;

/** Open threads by id. They show the result themselves, since a toast would cover the form. */
const places = new Map<string, () => void>();
const notifyOpenThread = (conversationId: string) => {
  places.get(conversationId)?.();
  return places.has(conversationId);
};

const openOutbox = () =>
  createOutbox({
    send: ({ client_id, conversation_id, content, confirmed }) =>
      api('POST /api/messages', {
        body: { client_id, conversation_id, content, ...confirmation(confirmed) },
      }),
    onSent({ client_id, conversation_id }) {
      if (!notifyOpenThread(conversation_id))
        toast({ title: 'Reply sent', description: 'Your reply has been sent successfully' });
      // Normally an invalidation refetches the thread; this covers a missing stream.
      setTimeout(() => {
        if (entries.snapshot().some((entry) => entry.client_id === client_id))
          void queryClient.invalidateQueries({ queryKey: threadKey(conversation_id) });
      }, refetchAfterMs);
    },
    onFailed({ conversation_id }, error) {
      // An open thread shows the failure at the message.
      if (!places.has(conversation_id))
        toast({ title: 'Failed to send reply', description: failureText(error), variant: 'destructive' });
      if (error instanceof ApiError && error.code === 'not_signed_in') void session.recheckToken();
      // Refetches the conversation, which says what to wait for.
      if (waitOfError(error)) void queryClient.invalidateQueries(conversationQuery(conversation_id));
    },
    onWarned({ conversation_id }) {
      // An open thread asks at the message.
      if (!places.has(conversation_id))
        toast({
          title: 'Your reply needs another look',
          description: 'It looks like it includes contact details. Open the conversation to edit or send it.',
          variant: 'destructive',
        });
    },
    store: {
      keep: (entry) => keepLocalDraft(prefix + entry.client_id, entry),
      forget: (clientId) => forgetLocalDraft(prefix + clientId),
      kept: () => listLocalDrafts(prefix).map(([, entry]) => entry as Unsent),
    },
    isOnline: () => navigator.onLine,
  });

let owner: string | undefined;
let outbox: Outbox | undefined;
const entries = createStore<readonly Unsent[]>([]);
const showEntries = () => entries.set(outbox?.snapshot() ?? []);

function followAccount() {
  if (session.accountId() === owner) return;
  owner = session.accountId();
  outbox?.stop();
  outbox = owner ? openOutbox() : undefined;
  outbox?.watch(showEntries);
  showEntries();
  outbox?.resume();
}

let started = false;
/** Called by every shell, so messages left by a closed tab are sent on any page. */
export function startOutbox() {
  if (started) return;
  started = true;
  session.watch(followAccount);
  followAccount();
  window.addEventListener('online', () => outbox?.resume());
  onMaintenanceEnd(() => outbox?.resume());
  // A reopened stream means that the server is back.
  live.onInvalidation((invalidation) => invalidation === 'refetch' && outbox?.resume());
}

/** `sent` counts the replies sent while the thread was open. */
export function useOutbox(conversationId: string) {
  useEffect(startOutbox, []);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    places.set(conversationId, () => setSent((count) => count + 1));
    return () => void places.delete(conversationId);
  }, [conversationId]);
  const all = useStore(entries);
  const unsent = useMemo(
    () => all.filter((entry) => entry.conversation_id === conversationId),
    [all, conversationId],
  );
  return {
    unsent,
    sent,
    send: (content: string) => outbox?.send(conversationId, content),
    retry: () => outbox?.retry(conversationId),
    confirm: (clientId: string) => outbox?.confirm(clientId),
    discard: (clientId: string) => outbox?.discard(clientId),
    settle: (shown: ReadonlySet<string>) => outbox?.settle(shown),
  };
}
