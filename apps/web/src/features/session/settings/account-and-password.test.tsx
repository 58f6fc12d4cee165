// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { openPagesText } from '../open-pages-text.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { answer, maya, refused, rosa } from '../../../lib/network.fixture.ts';
import { drawForCompany, drawForStudent, said } from '../../render.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ok = (user = maya) => ({ status: 200, body: user });

describe('Account', () => {
  test('shows name, username and a read-only email', async () => {
    answer({ 'GET /api/session/user': ok() });
    await drawForStudent(<AccountSection />);
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Maya Torres');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('maya.t');
    expect(screen.getByLabelText('Email')).toHaveValue(maya.email);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email cannot be changed');
  });

  test.each([
    ['a student', maya, drawForStudent, /It doesn't have to show your face/],
    ['someone of a company', rosa, drawForCompany, /Your team sees it next to your name/],
  ])('tells %s what the photo is for', async (_, user, draw, hint) => {
    answer({ 'GET /api/session/user': ok(user) });
    await draw(<AccountSection />);
    expect(await screen.findByText(hint)).toBeVisible();
  });

  test('confirms a change and updates the shell', async () => {
    const renamed = { ...maya, metadata: { ...maya.metadata, full_name: 'Maya Hill' } };
    let saved = false;
    const sent = answer({
      'GET /api/session/user': () => ok(saved ? renamed : maya),
      'PATCH /api/session/profile': () => ((saved = true), ok(renamed)),
    });
    await drawForStudent(<AccountSection />);
    const name = await screen.findByLabelText('Full Name');
    await userEvent.clear(name);
    await fill(name, 'Maya Hill');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await press('Save Changes');
    await waitFor(() =>
      expect(said()).toEqual(['Profile updated', 'Your profile has been updated successfully.']),
    );
    expect(sent.find(({ line }) => line.startsWith('PATCH'))?.body).toEqual({
      full_name: 'Maya Hill',
      username: 'maya.t',
      photo_url: null,
    });
    expect(session.snapshot().current).toMatchObject({ name: 'Maya Hill' });
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });

  test('shows a taken username at its field and keeps what was typed', async () => {
    answer({
      'GET /api/session/user': ok(),
      'PATCH /api/session/profile': refused(409, 'username_taken', {
        text: 'That username is taken. Please choose another.',
      }),
    });
    await drawForStudent(<AccountSection />);
    const username = await screen.findByLabelText(/^Username/);
    await userEvent.clear(username);
    await userEvent.type(username, 'rosa');
    await press('Save Changes');
    await waitFor(() => expect(username).toHaveAccessibleDescription(/That username is taken/));
    expect(username).toHaveValue('rosa');
    expect(username).toHaveFocus();
  });

  test('refuses an invalid username before sending', async () => {
    const sent = answer({ 'GET /api/session/user': ok() });
    await drawForStudent(<AccountSection />);
    const username = await screen.findByLabelText(/^Username/);
    await userEvent.clear(username);
    await userEvent.type(username, 'no way');
    await press('Save Changes');
    await waitFor(() => expect(username).toHaveAccessibleDescription(/Use 3–30 characters/));
    expect(sent.filter(({ line }) => line.startsWith('PATCH'))).toEqual([]);
  });

  test('shows “Failed to update profile” on failure', async () => {
    answer({ 'GET /api/session/user': ok() });
    await drawForStudent(<AccountSection />);
    await screen.findByLabelText('Full Name');
    await press('Save Changes');
    await waitFor(() => expect(said()[0]).toBe('Failed to update profile'));
  });

  test('offers a retry when the profile fails to load', async () => {
    answer({
      'GET /api/session/user': refused(500, 'unexpected', {
        text: 'Something went wrong. Please try again.',
      }),
    });
    await drawForStudent(<AccountSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile');
    answer({ 'GET /api/session/user': ok() });
    await press('Retry');
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Maya Torres');
  });
});

describe('Password', () => {
  const changePassword = async (current: string, next: string) => {
    await fill(screen.getByLabelText('Current password'), current);
    await fill(screen.getByLabelText('New password'), next);
    await press('Change password');
  };

  test('confirms the new password and clears the fields', async () => {
    const sent = answer({ 'PUT /api/session/password': { status: 204 } });
    await drawForStudent(<PasswordSection />);
    await changePassword('waypoint', 'quiet-harbor-9');
    await waitFor(() =>
      expect(said()).toEqual(['Password changed', `All other devices were signed out. ${openPagesText}`]),
    );
    expect(sent[0]?.body).toEqual({ current_password: 'waypoint', password: 'quiet-harbor-9' });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test.each([
    ['Current password', 403, 'wrong_password', "That password isn't right. Please try again.", {}],
    [
      'New password',
      400,
      'password_too_easy',
      'That password is too easy to guess. Please choose another.',
      { 'body.password': 'That password is too easy to guess. Please choose another.' },
    ],
  ] as const)('%s: %s %s', async (label, status, code, text, fields) => {
    answer({ 'PUT /api/session/password': refused(status, code, { text, fields }) });
    await drawForStudent(<PasswordSection />);
    await changePassword('waypoint', 'quiet-harbor-9');
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text)),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('quiet-harbor-9');
  });

  test('shows the password rules at the field before anything is typed', async () => {
    answer({});
    await drawForStudent(<PasswordSection />);
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      "At least 6 characters. Don't use your name or a common password.",
    );
  });

  test('validates like sign-up does', async () => {
    answer({});
    await drawForStudent(<PasswordSection />);
    await changePassword('waypoint', 'short');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
  });

  test('shows “Failed to change password” on failure', async () => {
    answer({
      'PUT /api/session/password': refused(429, 'too_many_requests', { text: 'Too many attempts.' }),
    });
    await drawForStudent(<PasswordSection />);
    await changePassword('waypoint', 'quiet-harbor-9');
    await waitFor(() => expect(said()).toEqual(['Failed to change password', 'Too many attempts.']));
  });
});
