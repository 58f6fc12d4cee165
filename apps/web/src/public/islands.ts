import type { ComponentType } from 'react';

/** Each entry is a file in islands/ whose default export takes no props, so that document and script render the
 *  same. */
export const islands = {
  header: () => import('./islands/header.tsx'),
  'landing-header': () => import('./islands/landing-header.tsx'),
  waitlist: () => import('./islands/waitlist.tsx'),
  featured: () => import('./islands/featured.tsx'),
  'sign-in': () => import('./islands/sign-in.tsx'),
  inquiry: () => import('./islands/inquiry.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export type IslandName = keyof typeof islands;
