// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { maya } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { findHeading, type Network, openPage } from '../page.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-0000000000a1';
const page = new RegExp(`^/api/initiatives/${id}$`);

test('an initiative that fails to load can be retried', async () => {
  const network: Network = { broken: page, status: 500 };
  await openPage(`/initiative/${id}`, maya, network);
  expect(await findHeading('Failed to load initiative details')).toBeVisible();
  network.status = 404;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findHeading('Initiative Not Found')).toBeVisible();
});

test('a student who opens an initiative that does not exist can browse the others', async () => {
  await openPage(`/initiative/${id}`, maya, { broken: page, status: 404 });
  expect(await findHeading('Initiative Not Found')).toBeVisible();
  expect(
    screen.getByText(
      "The initiative you're looking for doesn't exist or you don't have permission to view it.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse initiatives' })).toHaveAttribute('href', '/incentives');
});
