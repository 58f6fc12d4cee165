// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { useChangeToasts } from './use-change-toasts.ts';
import { aWorkspace, first, second } from './workspace.fixture.tsx';

useDom();

const shown = () => currentToasts().find(({ open }) => open)?.title;

test('says that a task was approved until the panel of the completed initiative says so', () => {
  const approved = { ...first, state: 'approved' as const };
  const { rerender } = renderHook(useChangeToasts, { initialProps: aWorkspace([first, second]) });
  expect(shown()).toBeUndefined();
  const between = aWorkspace([approved, second]);
  rerender(between);
  expect(shown()).toBe('Task approved');
  rerender({ ...between, application: { ...between.application, status: 'completed' } });
  expect(shown()).toBeUndefined();
});
