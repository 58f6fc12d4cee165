// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { drawForStudent } from '../../render.fixture.tsx';
import { pending } from '../own/own-application.fixture.ts';
import { Apply, birthMonthLine, guardianLine, hours, noGuardian, press, shown } from './apply.fixture.tsx';

useDom();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());
const accepted = ok(pending, 201);

describe('a student under 18', () => {
  const field = () => screen.findByLabelText("Your parent's or guardian's email");
  const needed = { ...noGuardian, needed: true };
  const sentOf = (sent: ReturnType<typeof answer>) =>
    sent.filter(({ line }) => !line.startsWith('GET')).map(({ line, body }) => [line, body]);

  test('names a guardian before the application is sent', async () => {
    const sent = answer({
      ...shown,
      [guardianLine]: ok(needed),
      'PUT /api/student/guardian': ok(noGuardian),
      'POST /api/applications': accepted,
    });
    await drawForStudent(<Apply />);
    expect(await field()).toHaveAccessibleDescription(/They never see your messages/);
    await press('Send application');
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    await fill(await field(), ' Elena@family.example ');
    await press('Send application');
    await screen.findByRole('dialog', { name: 'Application sent' });
    expect(sentOf(sent)).toMatchObject([
      ['PUT /api/student/guardian', { email: 'elena@family.example' }],
      ['POST /api/applications', { confirmed_hours: 4 }],
    ]);
  });

  test('sees at the field that it is the own email', async () => {
    answer({
      ...shown,
      [guardianLine]: ok(needed),
      'PUT /api/student/guardian': refused(400, 'guardian_is_self'),
    });
    await drawForStudent(<Apply />);
    await fill(await field(), 'maya@school.example');
    await press('Send application');
    expect(await screen.findByText(/That's your own email/)).toBeVisible();
  });

  test('is asked after saying when they were born', async () => {
    answer({ ...shown, [birthMonthLine]: ok({ needed: true }) });
    await drawForStudent(<Apply />);
    await userEvent.selectOptions(await screen.findByLabelText('Month'), '04');
    await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear() - 30));
    expect(screen.queryByLabelText("Your parent's or guardian's email")).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Year'), String(new Date().getFullYear() - 15));
    expect(await field()).toBeVisible();
  });

  test('learns that the application waits for the guardian', async () => {
    const waiting = {
      ...pending,
      turn: { whose: 'guardian' as const, since: pending.applied_at, answer_by: null },
    };
    answer({
      ...shown,
      [guardianLine]: ok({ ...noGuardian, waits: true }),
      'POST /api/applications': ok(waiting, 201),
    });
    await drawForStudent(<Apply />);
    await waitFor(() => expect(hours()).toHaveValue(4));
    await press('Send application');
    expect(await screen.findByRole('dialog', { name: 'Waiting for your parent or guardian' })).toBeVisible();
  });
});
