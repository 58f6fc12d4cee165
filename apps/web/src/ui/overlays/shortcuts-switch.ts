// Whether single keys act. A cookie, as the theme is: it belongs to this browser, not to an account.
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../cookie.ts';

const cookie = 'shortcuts';
const watchers = new Set<() => void>();

const isOn = () => readCookie(cookie) !== 'off';

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function setOn(on: boolean) {
  writeCookie(cookie, on ? 'on' : 'off', 365);
  for (const watcher of watchers) watcher();
}

export const useShortcutsSwitch = () => ({ on: useSyncExternalStore(watch, isOn, () => true), setOn });
