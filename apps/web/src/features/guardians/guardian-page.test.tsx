// @vitest-environment jsdom
import type { Collaboration, GuardianPage as Page } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { GuardianPage } from './guardian-page.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const survey: Collaboration = {
  id: '0198c0de-7a11-7000-8000-00000000000a',
  company: { company_name: 'Sunny Side Bakery', logo_url: null },
  initiative_name: 'Taste survey',
  status: 'accepted',
  waiting: false,
  applied_at: daysAgo(5),
  accepted_at: daysAgo(4),
  ended_at: null,
  unanswered: false,
  hours: 4,
  tasks: { approved: 2, total: 4, percent: 50 },
  messages: 14,
  can: { end: true },
};
const poster: Collaboration = {
  ...survey,
  id: '0198c0de-7a11-7000-8000-00000000000b',
  company: { company_name: 'Harbor Lane Books', logo_url: null },
  initiative_name: 'Holiday window',
  status: 'pending',
  accepted_at: null,
  hours: 2,
  messages: 0,
};
const over: Collaboration = {
  ...survey,
  id: '0198c0de-7a11-7000-8000-00000000000c',
  company: { company_name: 'Brightpath Media', logo_url: null },
  status: 'ended',
  ended_at: daysAgo(1),
  messages: 1,
  can: { end: false },
};
const shown: Page = {
  student: { first_name: 'Maya', hours: 6, back_on: null },
  status: 'told',
  waits: false,
  paused: false,
  messages: 15,
  shared: { page: false, certificates: 0 },
  collaborations: [survey, poster, over],
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
};

const open = (token: string | undefined = 'a.b.c') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GuardianPage token={token} />
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const bodies = (sent: ReturnType<typeof answer>, line: string) =>
  sent.filter((it) => it.line === line).map(({ body }) => body);

describe('the page', () => {
  test('says that the student is taking a break', async () => {
    const year = new Date().getFullYear();
    const student = { ...shown.student, back_on: `${year}-12-24` };
    answer({ 'POST /api/guardian': ok({ ...shown, student }, 201) });
    open();
    expect(await screen.findByText(/Maya is taking a break until Dec 24/)).toBeVisible();
  });

  test('says which application got no answer', async () => {
    const quiet = { ...over, unanswered: true };
    answer({ 'POST /api/guardian': ok({ ...shown, collaborations: [quiet] }, 201) });
    open();
    expect(await screen.findByText('No answer')).toBeVisible();
    expect(screen.queryByText('Ended')).toBeNull();
  });

  test('shows companies, hours and counts', async () => {
    answer({ 'POST /api/guardian': ok(shown, 201) });
    open();
    expect(await screen.findByRole('heading', { name: "Maya's work on Questline" })).toBeVisible();
    for (const words of ['4 of 6 h', '15', '2 of 4 tasks approved', '4 hours a week', '2 hours a week', '14'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('1 message, ended 1 day ago')).toBeVisible();
    expect(screen.getByText(/not what they say/)).toBeVisible();
  });

  test.each([
    [{ page: true, certificates: 0 }, /^Maya shares finished work with a public page\./],
    [{ page: false, certificates: 2 }, /^Maya shares finished work with 2 certificates\./],
    [{ page: true, certificates: 1 }, /^Maya shares finished work with a public page and a certificate\./],
  ])('says what of it others can see: %j', async (shared, words) => {
    answer({ 'POST /api/guardian': ok({ ...shown, shared }, 201) });
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('says nothing about sharing when nothing is shared', async () => {
    answer({ 'POST /api/guardian': ok(shown, 201) });
    open();
    await screen.findByText('15');
    expect(screen.queryByText(/shares finished work/)).toBeNull();
  });

  test('says so when there is no company yet', async () => {
    answer({ 'POST /api/guardian': ok({ ...shown, collaborations: [], messages: 0 }, 201) });
    open();
    expect(await screen.findByText(/hasn't applied to a company yet/)).toBeVisible();
  });

  test('offers a retry when it fails to load', async () => {
    answer({ 'POST /api/guardian': refused(500, 'unexpected') });
    open();
    expect(await screen.findByText('Failed to load the page')).toBeVisible();
    answer({ 'POST /api/guardian': ok(shown, 201) });
    await press('Retry');
    expect(await screen.findByText('Sunny Side Bakery')).toBeVisible();
  });
});

describe('deciding', () => {
  test('pauses and resumes', async () => {
    const sent = answer({
      'POST /api/guardian': ok(shown, 201),
      'POST /api/guardian/steps': (body: { step: string }) =>
        ok({ ...shown, paused: body.step === 'pause' }, 201),
    });
    open();
    await press('Pause account');
    expect(await screen.findByRole('heading', { name: "Maya's account is paused" })).toBeVisible();
    await press('Resume account');
    expect(await screen.findByRole('button', { name: 'Pause account' })).toBeVisible();
    expect(bodies(sent, 'POST /api/guardian/steps')).toEqual([
      { token: 'a.b.c', step: 'pause' },
      { token: 'a.b.c', step: 'resume' },
    ]);
  });

  test('ends one collaboration after a confirmation', async () => {
    const ended = { ...survey, status: 'ended' as const, ended_at: daysAgo(0), can: { end: false } };
    const sent = answer({
      'POST /api/guardian': ok(shown, 201),
      'POST /api/guardian/endings': ok({ ...shown, collaborations: [ended, poster, over] }, 201),
    });
    open();
    await press('End this collaboration: Taste survey');
    await confirm('End collaboration');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End this/ })).toBeNull());
    expect(bodies(sent, 'POST /api/guardian/endings')).toEqual([
      { token: 'a.b.c', application_id: survey.id },
    ]);
  });

  test('withdraws permission after a confirmation, and can give it again', async () => {
    answer({
      'POST /api/guardian': ok(shown, 201),
      'POST /api/guardian/steps': (body: { step: string }) =>
        ok({ ...shown, status: body.step === 'withdraw' ? 'withdrawn' : 'confirmed' }, 201),
    });
    open();
    await press('Withdraw permission');
    await confirm('Withdraw permission');
    await press('Give permission again');
    expect(await screen.findByRole('button', { name: 'Withdraw permission' })).toBeVisible();
  });

  test('asks for the decision first if applications wait for it', async () => {
    const waiting = { ...poster, waiting: true };
    const asked = { ...shown, waits: true, collaborations: [waiting] };
    answer({
      'POST /api/guardian': ok(asked, 201),
      'POST /api/guardian/steps': ok({ ...asked, status: 'confirmed', collaborations: [poster] }, 201),
    });
    open();
    expect(await screen.findByText('Waiting for you')).toBeVisible();
    await press('I agree');
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  });
});

describe('an expired link', () => {
  const expired = { 'POST /api/guardian': refused(410, 'link_expired') };

  test('offers a new one by email, without saying whose it was', async () => {
    answer({ ...expired, 'POST /api/guardian/link': { status: 204 } });
    open();
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await press('Email me a new link');
    expect(await screen.findByText('Check your inbox')).toBeVisible();
  });

  test('is shown when it expires while the page is open', async () => {
    answer({ 'POST /api/guardian': ok(shown, 201) });
    open();
    await screen.findByText('Sunny Side Bakery');
    answer({ ...expired, 'POST /api/guardian/steps': refused(410, 'link_expired') });
    await press('Pause account');
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  test('without a token there is nothing to request', async () => {
    answer({});
    open('');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
