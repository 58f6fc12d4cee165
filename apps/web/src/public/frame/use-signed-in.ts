import { useSyncExternalStore } from 'react';
import { readHint, watchHint } from '../../lib/session/session-hint.ts';

const typeSignedIn = () => readHint(localStorage)?.type;

/** The account type stored in this browser; prerendered as signed out. */
export const useSignedIn = () => useSyncExternalStore(watchHint, typeSignedIn, () => undefined);
