// What somebody typed and the server has not got yet. Kept under their own id, gone when they sign out.
import { draftPrefix } from '../local-data.ts';
import { session } from '../session/session.ts';

let owner: string | undefined;

/** A session may end in the middle of a sentence: the rest of it still belongs to whoever is writing. */
function keyOf(name: string) {
  owner = session.accountId() ?? owner;
  return `${draftPrefix}${owner ?? 'nobody'}.${name}`;
}

export function keepLocalDraft(name: string, value: unknown) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Full or switched off: the server's draft is the one that counts.
  }
}

/** Whatever was kept, or nothing. */
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
    // Nothing was kept then.
  }
}

/** All whose name begins so, under their names. */
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
