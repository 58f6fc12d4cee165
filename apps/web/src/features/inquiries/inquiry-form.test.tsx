// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, linesOf, ok } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { InquiryForm } from './inquiry-form.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const stamps = { 'GET /api/inquiries/stamp': ok({ stamp: 's', usable_in_ms: 0 }) };
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, text: string) => userEvent.type(field(label), text);

test('shows errors at their fields, focuses the first and sends nothing', async () => {
  const sent = answer(stamps);
  render(<InquiryForm />);
  await fill(/^Business Email/, 'rosa@');
  await fill(/^Website/, 'javascript:alert(1)');
  await send();
  for (const text of [
    'Contact person name is required',
    'Company name is required',
    'Please enter a valid business email',
    'Enter a web address, like yourshop.com.',
    'Message is required',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(field(/^Contact Person/)).toHaveFocus();
  expect(linesOf(sent)).not.toContain('POST /api/inquiries');
});

test('keeps everything that was typed when there is no connection, and can be sent again', async () => {
  answer(stamps);
  render(<InquiryForm />);
  await fill(/^Contact Person/, 'Rosa Lind');
  await fill(/^Company/, 'Lind Bicycles');
  await fill(/^Business Email/, 'rosa@lind.example');
  await fill(/^Message/, 'Hello');
  await send();
  expect(await screen.findByText(/^We can't connect right now/)).toBeVisible();
  expect(field(/^Message/)).toHaveValue('Hello');

  const sent = answer({ ...stamps, 'POST /api/inquiries': { status: 204 } });
  await send();
  expect(await screen.findByRole('heading', { name: 'Thanks, we got your inquiry' })).toHaveFocus();
  expect(screen.getByText(/rosa@lind\.example/)).toBeVisible();
  expect(sent.find(({ line }) => line === 'POST /api/inquiries')?.body).toMatchObject({
    contact_name: 'Rosa Lind',
    company: 'Lind Bicycles',
    email: 'rosa@lind.example',
    message: 'Hello',
  });
});
