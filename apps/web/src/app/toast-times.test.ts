// ui/ doesn't import the contract, so this test compares their values.
import { limits } from '@questline/contract/plain';
import { expect, test } from 'vitest';
import { toastTimes } from '../ui/overlays/toast-store.ts';

test('toast timings match the contract', () => {
  expect(toastTimes).toEqual({
    visible: limits.toastsVisible,
    durationMs: limits.toastDurationMs,
    removeDelayMs: limits.toastRemoveDelayMs,
    swipePx: limits.toastSwipePx,
  });
});
