import { createStore, useStore } from '../store/create-store.ts';
import { readCookie, writeCookie } from './cookie.ts';

export type Theme = 'light' | 'dark' | 'system';

const cookie = 'theme';

const stored = (): Theme => {
  const value = readCookie(cookie);
  return value === 'light' || value === 'dark' ? value : 'system';
};

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Called before the first render. A cookie, so that the server can set data-theme in a document and nothing
 *  flashes. */
export const applyStoredTheme = () => apply(stored());

const chosen = createStore(stored());

export function useTheme() {
  const theme = useStore(chosen);
  const setTheme = (next: Theme) => {
    writeCookie(cookie, next, 365);
    apply(next);
    chosen.set(next);
  };
  return { theme, setTheme };
}
