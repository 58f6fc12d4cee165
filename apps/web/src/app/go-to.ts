import { matchPath } from '@questline/contract/plain';
import type { AnyRouter } from '@tanstack/react-router';

/** Navigates to one of our own addresses and replaces history: within this document, or by loading the other one. */
export async function goTo(router: AnyRouter, address: string): Promise<void> {
  const [pathname = ''] = address.split(/[?#]/, 1);
  if (matchPath(pathname)?.entry === 'app') await router.navigate({ href: address, replace: true });
  else window.location.replace(address);
}
