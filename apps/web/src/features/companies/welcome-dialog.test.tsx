// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok, rosa } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForCompany } from '../render.fixture.tsx';
import { bakery } from './companies.fixture.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

useDom();
beforeEach(() => localStorage.clear());
afterEach(() => {
  rosa.metadata.is_new_signup = 'false';
  vi.unstubAllGlobals();
});

const profile = 'GET /api/company/profile';
const told = 'PATCH /api/session/user';

async function open(isNew: boolean, company_name: string | null) {
  rosa.metadata.is_new_signup = String(isNew) as 'true' | 'false';
  const sent = answer({
    [profile]: ok({ ...bakery, company_name }),
    [told]: ok(rosa),
  });
  const onComplete = vi.fn<() => void>();
  const { queryClient, unmount } = await drawForCompany(<WelcomeDialog onComplete={onComplete} />);
  await waitFor(() => expect(queryClient.getQueryData(['companies', 'own'])).toBeTruthy());
  const answers = () => sent.filter(({ line }) => line === told).map(({ body }) => body);
  return { onComplete, answers, unmount };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Welcome to Questline!' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Skip for now', () => press('Skip for now'), 0],
  ['Escape', () => userEvent.keyboard('{Escape}'), 0],
  ['Complete your profile', () => press('Complete your profile'), 1],
] as const)(
  'welcomes a new company until it answers with %s, and tells the server',
  async (_, act, opened) => {
    const { onComplete, answers, unmount } = await open(true, 'Rosa’s');
    expect(dialog()).toBeVisible();
    await act();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(onComplete).toHaveBeenCalledTimes(opened);
    expect(answers()).toEqual([{ is_new_signup: 'false' }]);
    unmount();
    // Even if the server forgot.
    await open(true, 'Rosa’s');
    expect(dialog()).toBeNull();
  },
);

test('also welcomes a company without a name, long after the sign-up', async () => {
  await open(false, null);
  expect(dialog()).toBeVisible();
});

test('never welcomes a company with a name again', async () => {
  await open(false, 'Rosa’s');
  expect(dialog()).toBeNull();
});
