// The company that the student is about to block. Any feature may ask; the app renders the dialog, which is loaded then.
import { createStore, useStore } from '../store/create-store.ts';

export type BlockRequest = {
  company: { id: string; name: string };
  /** Leaves a page that won't exist for the student anymore. */
  leave?: (() => unknown) | undefined;
};

const blockRequest = createStore<BlockRequest | undefined>(undefined);
export const useBlockRequest = () => useStore(blockRequest);
export const openBlock = (request: BlockRequest) => blockRequest.set(request);
export const closeBlock = () => blockRequest.set(undefined);
