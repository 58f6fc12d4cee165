// What the build tells the service worker about its release.
export type Release = {
  /** Changes with every byte that the worker may keep. */
  version: string;
  /** The app's entry script, which its document names. */
  entry: string;
  /** What every page of the app needs. */
  shell: string[];
  /** What each page needs besides, by its path in the contract. */
  pages: Record<string, string[]>;
  /** All hashed files that may be kept. Not those of the desk. */
  assets: string[];
};

declare const __RELEASE__: Release;
export const release = __RELEASE__;
