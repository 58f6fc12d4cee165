import { useSyncExternalStore } from 'react';
import { readHint, watchHint } from '../../lib/session/session-hint.ts';

const typeSignedIn = () => readHint(localStorage)?.type;

/** The account type that this browser remembers; prerendered for nobody. */
export const useSignedIn = () => useSyncExternalStore(watchHint, typeSignedIn, () => undefined);
