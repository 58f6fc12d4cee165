// @vitest-environment jsdom
import type { ListedReport, OperatorSession, PasskeyRequest } from '@questline/contract';
import { errors, type ErrorCode } from '@questline/contract/plain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused as refusedWith } from '../lib/network.fixture.ts';
import { useDom } from '../ui/tests/dom.ts';
import { fill } from '../ui/tests/fill.ts';
import { DeskApp } from './desk-app.tsx';
import { createDeskQueryClient } from './desk-queries.ts';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk'));
afterEach(() => vi.unstubAllGlobals());

const opal: OperatorSession = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  name: 'Opal Reed',
  email: 'opal@desk.example',
  role: 'operator',
  expires_at: new Date(Date.now() + 12 * 3_600_000).toISOString(),
};
const challenge: PasskeyRequest = {
  challenge: 'a-challenge',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};
const report: ListedReport = {
  id: '0198c0de-7a11-7000-8000-00000000000a',
  number: 1042,
  subject: 'message',
  reason: 'outside',
  urgent: true,
  account: 'Brightpath Media',
  person: 'Kyle Benton',
  claim: null,
  created_at: opal.expires_at,
};
const passkey = { id: opal.id, name: 'Work laptop', created_at: opal.expires_at, last_used_at: null };
/** With the server's text. */
const refused = (status: number, code: ErrorCode, fields: Record<string, string> = {}) =>
  refusedWith(status, code, { text: errors[code].text, fields });
const nobody = ok({ operator: null });
const account = ok({ passkeys: [passkey], recovery_codes_left: 3, sessions: [] });
const noReports = { 'GET /api/desk/reports': ok({ items: [] }) };
const signedOut = {
  'GET /api/desk/session': nobody,
  'POST /api/desk/session': ok(challenge, 201),
  ...noReports,
};
const signedIn = {
  'GET /api/desk/session': ok({ operator: opal }),
  'GET /api/desk/account': account,
  ...noReports,
};

const draw = () =>
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <DeskApp />
    </QueryClientProvider>,
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A browser with passkeys, whose answer is given. */
function stubPasskeys(get: () => Promise<unknown>) {
  const parse = { parseRequestOptionsFromJSON: (options: unknown) => options };
  vi.stubGlobal('PublicKeyCredential', parse);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

async function enterPassword() {
  await title('Sign in to the desk');
  await fill(screen.getByLabelText('Email'), opal.email);
  await fill(screen.getByLabelText('Password'), 'a-long-password');
  await press('Continue');
}

/** Where the operator's own account is. */
const openAccount = () => history.replaceState(null, '', '/desk/account');

describe('signing in', () => {
  test('asks for the email and password first', async () => {
    const sent = answer(signedOut);
    draw();
    await title('Sign in to the desk');
    await press('Continue');
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(sent.map(({ line }) => line)).not.toContain('POST /api/desk/session');
  });

  test.each([
    [refused(401, 'wrong_credentials'), "That email or password isn't right."],
    [refused(429, 'too_many_requests'), 'Too many attempts. Please wait a moment and try again.'],
    [undefined, "We can't connect right now. Please try again in a moment."],
  ])('says what is wrong: %o', async (response, text) => {
    answer({ 'GET /api/desk/session': nobody, ...(response && { 'POST /api/desk/session': response }) });
    draw();
    await enterPassword();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue(opal.email);
  });

  test('a browser without passkeys asks for a recovery code', async () => {
    answer({
      ...signedOut,
      'GET /api/desk/account': account,
      'POST /api/desk/session/recovery-code': ({ code }: { code: string }) =>
        code === 'RIGHT' ? ok(opal, 201) : refused(403, 'recovery_code_refused'),
    });
    draw();
    await enterPassword();
    expect(await title('Use a recovery code')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    await press('Sign in');
    expect(screen.getByText('Enter a recovery code.')).toBeVisible();
    await fill(screen.getByLabelText('Recovery code'), 'WRONG');
    await press('Sign in');
    expect(await screen.findByText("That recovery code isn't right, or it was already used.")).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Recovery code'));
    await fill(screen.getByLabelText('Recovery code'), 'RIGHT');
    await press('Sign in');
    await title('Reports');
  });

  test('a canceled passkey can be tried again', async () => {
    answer({
      ...signedOut,
      'GET /api/desk/account': account,
      'POST /api/desk/session/passkey': ok(opal, 201),
    });
    const get = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
      .mockResolvedValueOnce({ toJSON: () => ({ id: 'a', response: {} }) });
    stubPasskeys(get);
    draw();
    await enterPassword();
    await title("Confirm it's you");
    await press('Use passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent("The passkey wasn't confirmed.");
    await press('Use passkey');
    await title('Reports');
  });

  test.each(['passkey_refused', 'session_ended'] as const)(
    'starts over after %s, because the challenge is used up',
    async (code) => {
      answer({ ...signedOut, 'POST /api/desk/session/passkey': refused(401, code) });
      stubPasskeys(async () => ({ toJSON: () => ({ id: 'a', response: {} }) }));
      draw();
      await enterPassword();
      await title("Confirm it's you");
      await press('Use passkey');
      await title('Sign in to the desk');
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.getByLabelText('Email')).toHaveValue(opal.email);
      expect(screen.getByLabelText('Password')).toHaveValue('');
    },
  );

  test('the operator can switch between passkey and code, and start over', async () => {
    answer(signedOut);
    stubPasskeys(() => new Promise(() => {}));
    draw();
    await enterPassword();
    await title("Confirm it's you");
    await press('Use a recovery code');
    await title('Use a recovery code');
    await press('Use a passkey');
    await title("Confirm it's you");
    await press('Start over');
    expect(await title('Sign in to the desk')).toBeVisible();
  });
});

describe('setting up', () => {
  test.each(['', '#used'])('a link that is incomplete or used says what to do: %j', async (hash) => {
    history.replaceState(null, '', `/desk/set-up${hash}`);
    answer({ 'POST /api/desk/set-up': refused(410, 'link_expired') });
    draw();
    await title("This link doesn't work anymore");
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/desk');
  });

  test('warns in a browser without passkeys, and shows what is wrong with the password', async () => {
    history.replaceState(null, '', '/desk/set-up#link');
    answer({
      'POST /api/desk/set-up': ok({ name: opal.name, email: opal.email }, 201),
      'POST /api/desk/set-up/options': refused(400, 'password_too_easy', {
        'body.password': errors.password_too_easy.text,
      }),
    });
    draw();
    expect(await screen.findByText(/This browser doesn't support passkeys/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(opal.email);
    await fill(screen.getByLabelText('Password'), 'short');
    await press('Create passkey');
    expect(await screen.findByText('Use at least 12 characters.')).toBeVisible();
    await fill(screen.getByLabelText('Password'), '-but-easy-to-guess');
    await press('Create passkey');
    expect(await screen.findByText(/too easy to guess/)).toBeVisible();
  });
});

describe('after signing in', () => {
  test('shows the first screen, and opens others from the menu with their own addresses', async () => {
    answer({ ...signedIn, 'GET /api/desk/reports': ok({ items: [report, { ...report, id: passkey.id }] }) });
    draw();
    await title('Reports');
    const menu = within(screen.getByRole('navigation', { name: 'Desk' }));
    expect(await menu.findByRole('link', { name: /Reports.*2.*waiting/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.keyboard('g');
    expect(menu.getByRole('link', { name: /Reports/ })).toHaveFocus();
    await userEvent.click(menu.getByRole('link', { name: 'Your account' }));
    await title('Your account');
    expect(location.pathname).toBe('/desk/account');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.title).toBe('Your account · Desk · Questline');
    history.back();
    await title('Reports');
  });
});

describe('the account', () => {
  beforeEach(openAccount);

  test('shows who is signed in and keeps the only passkey', async () => {
    answer(signedIn);
    draw();
    expect(await screen.findByText('Work laptop')).toBeVisible();
    for (const text of ['Opal Reed', 'opal@desk.example', 'Operator', '3 of 10 codes left'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText("You need at least one passkey, so you can't remove this one.")).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('says why a passkey was not removed', async () => {
    const second = { ...passkey, id: '0198c0de-7a11-7000-8000-000000000002', name: 'Phone' };
    answer({
      ...signedIn,
      'GET /api/desk/account': ok({ passkeys: [passkey, second], recovery_codes_left: 3, sessions: [] }),
      [`DELETE /api/desk/passkeys/${second.id}`]: refused(409, 'last_passkey'),
    });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText(/You need at least one passkey\. Add another/)).toBeVisible();
  });

  test('becomes the sign-in page when the session has ended', async () => {
    let hasEnded = false;
    answer({
      ...noReports,
      'GET /api/desk/session': () => (hasEnded ? nobody : ok({ operator: opal })),
      'GET /api/desk/account': account,
      'POST /api/desk/recovery-codes': () => {
        hasEnded = true;
        return refused(401, 'not_signed_in');
      },
    });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Create new codes' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create new codes' }),
    );
    expect(await title('Sign in to the desk')).toBeVisible();
  });

  test('becomes the sign-in page when the time is up', async () => {
    const soon = { ...opal, expires_at: new Date(Date.now() - 900).toISOString() };
    let asked = 0;
    answer({
      ...noReports,
      'GET /api/desk/session': () => (asked++ === 0 ? ok({ operator: soon }) : nobody),
      'GET /api/desk/account': account,
    });
    draw();
    expect(await title('Sign in to the desk')).toBeVisible();
  });

  test('offers to try again when nothing loads', async () => {
    answer({});
    draw();
    expect(await screen.findByText('Failed to load the desk')).toBeVisible();
    answer(signedIn);
    await press('Retry');
    await waitFor(() => expect(screen.getByText('Work laptop')).toBeVisible());
  });
});
