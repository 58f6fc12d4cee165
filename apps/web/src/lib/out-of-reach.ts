import { createStore, useStore } from '../store/create-store.ts';

/** The server couldn't be reached, and the page shows earlier answers. */
export const outOfReach = createStore(false);

export const useOutOfReach = () => useStore(outOfReach);
