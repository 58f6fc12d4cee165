// @vitest-environment jsdom
import type { Conversation } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { ReviewLink } from './review-link.tsx';

useDom();
beforeEach(async () => {
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const conversation = { initiative: { id: 'survey', name: 'Survey' }, other: { id: 'maya' } } as Conversation;

function draw() {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <h1>Inbox</h1>
        <ReviewLink conversation={conversation} />
      </>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const line = 'GET /api/company/review-queue?initiative_id=survey';
const queue = (student: string) =>
  answer({
    [line]: ok({
      items: [{ id: 'work-1', student: { id: student } }],
      next: null,
      waiting: 1,
      sent_back: [],
    } as never),
  });

test("leads to the student's work that needs a review", async () => {
  queue('maya');
  draw();
  expect(await screen.findByRole('link', { name: 'Review submission' })).toHaveAttribute(
    'href',
    '/company/initiative/survey?tab=work&submission=work-1',
  );
});

test("isn't there for another student's work", async () => {
  const sent = queue('noor');
  draw();
  await vi.waitFor(() => expect(sent.map((request) => request.line)).toContain(line));
  await screen.findByRole('heading', { name: 'Inbox' });
  expect(screen.queryByRole('link')).toBeNull();
});
