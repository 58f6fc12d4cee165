// What this browser remembers of a session: just enough to show "signed in" right after a reload and to inform other
// documents. It proves nothing, and tokens are never put in local storage.
import type { UserType } from '@questline/contract/plain';

export type Hint = { id: string; type: UserType; name: string };
export type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage is only touched when it is used: it may be disabled, and the build has none. */
export const browserStorage: HintStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
};

const key = 'questline.session';

export function readHint(storage: HintStorage): Hint | undefined {
  try {
    const { id, type, name } = JSON.parse(storage.getItem(key) ?? '{}');
    const isWhole = typeof id === 'string' && typeof name === 'string';
    return isWhole && (type === 'student' || type === 'company') ? { id, type, name } : undefined;
  } catch {
    return undefined; // someone else's text, or storage is disabled
  }
}

export function writeHint(storage: HintStorage, hint: Hint | undefined) {
  try {
    if (hint) storage.setItem(key, JSON.stringify(hint));
    else storage.removeItem(key);
  } catch {
    // Without storage, the session lasts until the page is closed.
  }
}

/** Calls back when another document of this browser signs in or out. */
export function watchHint(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
