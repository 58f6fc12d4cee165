// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, linesOf, maya, refused, rosa } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForCompany, drawForStudent, said } from '../render.fixture.tsx';
import { VerifyNotice } from './verify-notice.tsx';

useDom();
beforeEach(() => {
  rosa.email_verified = maya.email_verified = false;
});
afterEach(() => {
  rosa.email_verified = maya.email_verified = true;
  vi.unstubAllGlobals();
});

const request = 'POST /api/session/verification-request';
const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend email' }));

test.each([
  ['student', drawForStudent, `to apply and message companies. We sent a link to ${maya.email}.`],
  [
    'company',
    drawForCompany,
    `to activate initiatives and message students. We sent a link to ${rosa.email}.`,
  ],
] as const)('tells a %s why to verify the email, and resends the link', async (_, draw, purpose) => {
  const sent = answer({ [request]: { status: 204 } });
  await draw(<VerifyNotice />);
  expect(screen.getByRole('status')).toHaveTextContent(`Please verify your email ${purpose}`);
  await resend();
  await waitFor(() => expect(said()).toEqual(['Email sent', 'Check your inbox and your spam folder.']));
  expect(linesOf(sent)).toEqual([request]);
});

test('says so when the email could not be sent', async () => {
  answer({ [request]: refused(429, 'too_many_requests') });
  await drawForCompany(<VerifyNotice />);
  await resend();
  await waitFor(() => expect(said()).toEqual(['Email not sent', 'Please try again in a moment.']));
});

test('is gone once the email is verified', async () => {
  rosa.email_verified = true;
  answer({});
  await drawForCompany(<VerifyNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
