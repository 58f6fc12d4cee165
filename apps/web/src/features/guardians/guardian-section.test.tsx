// @vitest-environment jsdom
import type { OwnGuardian } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { fill } from '../../ui/tests/fill.ts';
import { drawForStudent, said } from '../render.fixture.tsx';
import { GuardianSection } from './guardian-section.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const own: OwnGuardian = {
  asks: true,
  needed: false,
  waits: false,
  guardian: {
    email: 'elena@family.example',
    status: 'told',
    paused: false,
    named_at: '2026-11-01T00:00:00Z',
  },
};
const line = 'GET /api/student/guardian';
const email = () => screen.findByLabelText('Their email');
const retype = async (text: string) => {
  await userEvent.clear(await email());
  await fill(await email(), text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('sends another link to the same email', async () => {
  const sent = answer({ [line]: ok(own), 'PUT /api/student/guardian': ok(own) });
  await drawForStudent(<GuardianSection />);
  expect(await email()).toHaveValue('elena@family.example');
  await press('Send them a new link');
  await waitFor(() =>
    expect(said()).toEqual(['Link sent', 'We emailed your parent or guardian a new link.']),
  );
  expect(sent.at(-1)?.body).toEqual({ email: 'elena@family.example' });
});

test('saves another email and says who is notified', async () => {
  const changed = { ...own, guardian: { ...own.guardian!, email: 'marco@family.example' } };
  answer({ [line]: ok(own), 'PUT /api/student/guardian': ok(changed) });
  await drawForStudent(<GuardianSection />);
  await retype('marco@family.example');
  await press('Save email');
  await waitFor(() =>
    expect(said()).toEqual(['Email saved', 'We emailed both the new and the earlier one.']),
  );
  expect(await email()).toHaveValue('marco@family.example');
});

test('shows at the field that it is the own email, or none', async () => {
  answer({ [line]: ok(own), 'PUT /api/student/guardian': refused(400, 'guardian_is_self') });
  await drawForStudent(<GuardianSection />);
  await retype('elena');
  await press('Save email');
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
  await retype('maya@school.example');
  await press('Save email');
  expect(await screen.findByText(/That's your own email/)).toBeVisible();
});

test('a paused student sees the email but cannot change it', async () => {
  answer({ [line]: ok({ ...own, guardian: { ...own.guardian!, paused: true } }) });
  await drawForStudent(<GuardianSection />);
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByText('elena@family.example')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('someone who needs no guardian sees nothing', async () => {
  const sent = answer({ [line]: ok({ ...own, guardian: null }) });
  const { container } = await drawForStudent(<GuardianSection />);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await new Promise((done) => setTimeout(done));
  expect(container).toBeEmptyDOMElement();
});
