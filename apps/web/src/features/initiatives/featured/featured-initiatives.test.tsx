// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { FeaturedInitiatives } from './featured-initiatives.tsx';

useDom();
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // Everything is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: object[]) => void;
      constructor(report: (entries: object[]) => void) {
        this.report = report;
      }
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const Frame = ({ children }: { children: ReactNode }) => (
  <section aria-label="Featured Initiatives">{children}</section>
);

test.each([
  ['there are none', ok({ items: [] })],
  ['they fail to load', refused(500, 'unexpected')],
])('leaves the section out, without an error, when %s', async (_, response) => {
  answer({ 'GET /api/initiatives/featured': response });
  render(<FeaturedInitiatives Frame={Frame} />);
  expect(screen.getByRole('region', { name: 'Featured Initiatives' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
