// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useDom } from '../../ui/tests/dom.ts';
import { EmailChangePage } from './email-change-page.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

/** Everything the page sends gets this response. Returns what was sent. */
function respond(response: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return response();
  });
  return sent;
}

async function open(step: 'confirm' | 'stop' | undefined, token: string | undefined) {
  const routeTree = createRootRoute({ component: () => <EmailChangePage step={step} token={token} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['confirm', 'Use this email', 'Your new email is confirmed'],
  ['stop', 'Stop the change', 'Your account keeps this email'],
] as const)('%s: only the button sends the link', async (step, button, done) => {
  const sent = respond(() => new Response(null, { status: 204 }));
  await open(step, 'a-token');
  expect(sent).toEqual([]);
  await press(button);
  expect(await screen.findByRole('heading', { name: done })).toBeVisible();
  expect(sent).toEqual([{ step, token: 'a-token' }]);
});

test.each(['confirm', 'stop'] as const)('%s: says how long open pages still work', async (step) => {
  await open(step, 'a-token');
  expect(screen.getByText(/Pages that are still open stop working within 15 minutes\.$/)).toBeVisible();
});

test('an expired link says what to do', async () => {
  respond(() => Response.json({ code: 'link_expired', text: 'Expired' }, { status: 410 }));
  await open('stop', 'a-token');
  await press('Stop the change');
  expect(await screen.findByText(/Reply to our email/)).toBeVisible();
});

test('other failures can be tried again', async () => {
  respond(() =>
    Response.json({ code: 'email_taken', text: 'Another account uses this email' }, { status: 409 }),
  );
  await open('confirm', 'a-token');
  await press('Use this email');
  expect(await screen.findByText('Another account uses this email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use this email' })).toBeEnabled();
});

test('an incomplete link says so', async () => {
  await open(undefined, undefined);
  expect(screen.getByText(/This link is incomplete/)).toBeVisible();
});
