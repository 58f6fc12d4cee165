import { setNonce } from 'get-nonce';

/** Lets the scroll lock of dialogs and menus insert its one style under the CSP. Call before the first render. */
export function takeStyleNonce() {
  // `.nonce`, because browsers hide the attribute's value from scripts.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
