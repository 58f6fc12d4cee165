// @vitest-environment jsdom
import type { FoundAccount, OpenedAccount, OperatorSession } from '@questline/contract';
import { errors } from '@questline/contract/plain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused, type AnswersByLine } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { fill } from '../../ui/tests/fill.ts';
import { DeskApp } from '../desk-app.tsx';
import { createDeskQueryClient } from '../desk-queries.ts';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/people'));
afterEach(() => vi.unstubAllGlobals());

const lead: OperatorSession = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  name: 'Lena Ruiz',
  email: 'lena@desk.example',
  role: 'lead',
  expires_at: new Date(Date.now() + 12 * 3_600_000).toISOString(),
};
const found: FoundAccount = {
  kind: 'person',
  id: '0198c0de-7a11-7000-8000-00000000000a',
  name: 'Maya Torres',
  of: 'Student',
  suspended: false,
};
const maya: OpenedAccount = {
  kind: 'person',
  id: found.id,
  name: found.name,
  email: 'maya@school.example',
  email_verified: false,
  is_student: true,
  grade: 11,
  since: lead.expires_at,
  verification: null,
  suspended_at: null,
  correction: null,
  people: [],
  reports: [],
  log: [],
};
const account = `/api/desk/accounts/person/${maya.id}`;

/** A browser whose passkey is always confirmed. Counts how often it is asked. */
function stubPasskey() {
  const get = vi.fn<() => Promise<unknown>>(async () => ({ toJSON: () => ({ id: 'a', response: {} }) }));
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: unknown) => options });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return get;
}

async function openMaya(answers: AnswersByLine = {}, operator = lead) {
  const sent = answer({
    'GET /api/desk/session': ok({ operator }),
    'GET /api/desk/reports': ok({ items: [] }),
    'POST /api/desk/accounts/search': ok({ items: [found] }, 201),
    [`POST ${account}/opening`]: ok(maya, 201),
    'POST /api/desk/confirmation/options': ok({ challenge: 'a' }, 201),
    'POST /api/desk/confirmation': ok(undefined, 204),
    ...answers,
  });
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <DeskApp />
    </QueryClientProvider>,
  );
  await fill(await screen.findByLabelText('Name, email or id'), 'maya');
  await press('Search and record');
  await userEvent.click(await screen.findByRole('button', { name: /Maya Torres/ }));
  await screen.findByRole('heading', { level: 1, name: 'Maya Torres' });
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = (sent: { line: string; body: unknown }[], line: string) =>
  sent.find((it) => it.line === line)?.body;

describe('the account', () => {
  const open = (changes: Partial<OpenedAccount>) =>
    openMaya({ [`POST ${account}/opening`]: ok({ ...maya, ...changes }, 201) });

  test('a student without a grade is shown as a student', async () => {
    await open({ grade: null });
    expect(screen.getByText('Student')).toBeVisible();
    expect(screen.getByText('Grade').nextSibling).toHaveTextContent('Not specified');
  });

  test("someone on a company's team is shown as a person, without a grade", async () => {
    await open({ is_student: false, grade: null });
    expect(screen.getByText('Person')).toBeVisible();
    expect(screen.queryByText('Grade')).toBeNull();
  });
});

describe('emails about signing in', () => {
  test('asks why, sends it, and never shows a link', async () => {
    const line = `POST /api/desk/people/${maya.id}/emails`;
    const sent = await openMaya({ [line]: ok(undefined, 204) });
    await press('Send verification email');
    expect(screen.getByText('It goes to maya@school.example. Only they see the link in it.')).toBeVisible();
    await press('Send email');
    expect(await screen.findByText('The verification email is on its way.')).toBeVisible();
    expect(bodyOf(sent, line)).toEqual({ reason: 'support', note: '', email: 'verification' });
  });

  test('says why it was not sent', async () => {
    await openMaya({
      [`POST /api/desk/people/${maya.id}/emails`]: refused(409, 'already_verified', {
        text: errors.already_verified.text,
      }),
    });
    await press('Send password reset email');
    await press('Send email');
    expect(await screen.findByRole('alert')).toHaveTextContent('This email is already verified.');
  });
});

describe('a corrected email', () => {
  const requested = (approve: boolean) => ({
    [`POST ${account}/opening`]: ok(
      {
        ...maya,
        correction: {
          email: 'new@school.example',
          status: 'requested',
          created_at: new Date().toISOString(),
          can: { approve },
        },
      } satisfies OpenedAccount,
      201,
    ),
  });

  test('is approved by another lead, with the passkey', async () => {
    const line = `POST /api/desk/people/${maya.id}/email-correction/approval`;
    stubPasskey();
    const sent = await openMaya({ ...requested(true), [line]: ok(undefined, 204) });
    expect(await screen.findByText(/A lead has to approve new@school\.example before/)).toBeVisible();
    await press('Approve new email');
    await vi.waitFor(() => expect(sent.filter((it) => it.line === line)).toHaveLength(1));
  });

  test('offers no approval to the person who asked for it', async () => {
    await openMaya(requested(false));
    expect(await screen.findByText(/A lead has to approve/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve new email' })).toBeNull();
  });

  test('says why it was not approved', async () => {
    stubPasskey();
    await openMaya({
      ...requested(true),
      [`POST /api/desk/people/${maya.id}/email-correction/approval`]: refused(403, 'second_person_needed', {
        text: errors.second_person_needed.text,
      }),
    });
    await press('Approve new email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask another lead to approve it.');
  });
});

describe('permanent deletion', () => {
  test('is only offered to leads', async () => {
    await openMaya({}, { ...lead, role: 'operator' });
    expect(screen.getByRole('button', { name: 'Suspend' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete permanently' })).toBeNull();
  });

  test('needs a reason, the exact name, and the passkey again', async () => {
    const get = stubPasskey();
    const sent = await openMaya({
      [`POST ${account}/deletion-request`]: ok(undefined, 204),
      [`POST ${account}/deletion`]: ok(undefined, 204),
    });
    await press('Delete permanently');
    await press('Continue to step 2');
    const form = within(await screen.findByRole('form', { name: 'Confirm the deletion' }));
    expect(form.getByText(/can’t be undone/)).toBeVisible();
    const button = form.getByRole('button', { name: 'Delete permanently' });
    expect(button).toBeDisabled();
    await fill(form.getByLabelText('Type “Maya Torres” to confirm'), 'maya torres');
    expect(button).toBeDisabled();
    await userEvent.clear(form.getByLabelText('Type “Maya Torres” to confirm'));
    await fill(form.getByLabelText('Type “Maya Torres” to confirm'), 'Maya Torres');
    await userEvent.click(button);
    expect(await screen.findByText('The account is deleted. We emailed them.')).toBeVisible();
    expect(get).toHaveBeenCalledTimes(1);
    expect(bodyOf(sent, `POST ${account}/deletion`)).toEqual({ name: 'Maya Torres' });
    expect(screen.queryByText('Maya Torres')).toBeNull();
  });

  test('says what to do when a step is refused', async () => {
    stubPasskey();
    await openMaya({
      [`POST ${account}/deletion-request`]: ok(undefined, 204),
      [`POST ${account}/deletion`]: refused(409, 'deletion_not_requested', {
        text: errors.deletion_not_requested.text,
      }),
    });
    await press('Delete permanently');
    await press('Continue to step 2');
    await fill(await screen.findByLabelText('Type “Maya Torres” to confirm'), 'Maya Torres');
    await press('Delete permanently');
    expect(await screen.findByRole('alert')).toHaveTextContent('Start the deletion again.');
  });
});
