// Whether single-key shortcuts are on. A cookie, because it is a setting of this browser, not of an account.
import { createStore, useStore } from '../../store/create-store.ts';
import { readCookie, writeCookie } from '../cookie.ts';

const cookie = 'shortcuts';
const isOn = createStore(readCookie(cookie) !== 'off');

function setOn(on: boolean) {
  writeCookie(cookie, on ? 'on' : 'off', 365);
  isOn.set(on);
}

export const useShortcutsSwitch = () => ({ on: useStore(isOn), setOn });
