// Typed text that the server doesn't have yet. Stored under the account's id and deleted at sign-out.
import { draftPrefix } from '../local-data.ts';
import { session } from '../session/session.ts';

/** Names of drafts of work, and of work that is still to be submitted, begin like this. */
export const taskDrafts = 'task.';
export const submissionDrafts = 'submission.';

let owner: string | undefined;

/** A session can end while someone is typing; the text still belongs to that account. */
function keyOf(name: string) {
  owner = session.accountId() ?? owner;
  return `${draftPrefix}${owner ?? 'nobody'}.${name}`;
}

export function keepLocalDraft(name: string, value: unknown) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is full or disabled. The server's draft is the one that counts.
  }
}

export function findLocalDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLocalDraft(name: string) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored in that case.
  }
}

/** All drafts whose name starts with the prefix, by name. */
export function listLocalDrafts(prefix: string): [name: string, value: unknown][] {
  const own = keyOf('');
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own + prefix))
      .map((key) => key.slice(own.length))
      .map((name) => [name, findLocalDraft(name)]);
  } catch {
    return [];
  }
}
