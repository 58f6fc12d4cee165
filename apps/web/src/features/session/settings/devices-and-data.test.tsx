// @vitest-environment jsdom
import { exportParts } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { openPagesText } from '../open-pages-text.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { answer, refused } from '../../../lib/network.fixture.ts';
import { drawForStudent, said } from '../../render.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const device = (id: string, name: string, current = false) => ({
  id: `0198c0de-7a11-7000-8000-00000000000${id}`,
  device: name,
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  last_used_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  current,
});
const [here, phone] = [device('a', 'Firefox on Windows', true), device('b', 'Safari on iPhone')];
const listed = (...items: ReturnType<typeof device>[]) => ({ status: 200, body: { items } });

describe('Devices', () => {
  test('marks this device and shows when the others were used', async () => {
    answer({ 'GET /api/session/devices': listed(phone, here) });
    await drawForStudent(<DevicesSection />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText('This device')).toBeVisible();
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Safari on iPhone');
    expect(second).toHaveTextContent('Last used 5 mins ago · signed in 3 hours ago');
  });

  test('shows only some of many, until asked for all', async () => {
    const others = ['b', 'c', 'd', 'e', 'f'].map((id) => device(id, 'Safari on iPhone'));
    answer({ 'GET /api/session/devices': listed(...others, here) });
    await drawForStudent(<DevicesSection />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('This device')).toBeVisible();
    await press('Show all 6 devices');
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await press('Show fewer');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  test('signs out one device', async () => {
    let gone = false;
    answer({
      'GET /api/session/devices': () => (gone ? listed(here) : listed(here, phone)),
      [`DELETE /api/session/devices/${phone.id}`]: () => ((gone = true), { status: 204 }),
    });
    await drawForStudent(<DevicesSection />);
    await screen.findByText('Safari on iPhone');
    await press(/^Sign out Safari on iPhone/);
    await waitFor(() =>
      expect(said()).toEqual(['Signed out', `Safari on iPhone was signed out. ${openPagesText}`]),
    );
    expect(await screen.findByText("You're only signed in on this device.")).toBeVisible();
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
  });

  test('signs out all other devices', async () => {
    const sent = answer({
      'GET /api/session/devices': listed(here, phone),
      'DELETE /api/session/devices': { status: 204 },
    });
    await drawForStudent(<DevicesSection />);
    await screen.findByText('Safari on iPhone');
    await press('Sign out everywhere else');
    await waitFor(() =>
      expect(said()).toEqual(['Signed out', `All other devices were signed out. ${openPagesText}`]),
    );
    expect(sent.map(({ line }) => line)).toContain('DELETE /api/session/devices');
  });

  test('shows “Failed to sign out” on failure', async () => {
    answer({ 'GET /api/session/devices': listed(here, phone) });
    await drawForStudent(<DevicesSection />);
    await screen.findByText('Safari on iPhone');
    await press(/^Sign out Safari/);
    await waitFor(() => expect(said()[0]).toBe('Failed to sign out'));
  });

  test('offers a retry when sessions fail to load', async () => {
    answer({ 'GET /api/session/devices': refused(500, 'unexpected', { text: 'Something went wrong.' }) });
    await drawForStudent(<DevicesSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your devices');
    answer({ 'GET /api/session/devices': listed(here) });
    await press('Retry');
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });
});

test('Appearance: applies a theme to the document immediately', async () => {
  answer({});
  await drawForStudent(<AppearanceSection />);
  await userEvent.click(screen.getByRole('radio', { name: /^Dark/ }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: /^System/ }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

describe('Your data', () => {
  const page = (items: object[], next: string | null = null) => ({ status: 200, body: { items, next } });
  const part = (name: string) => `GET /api/session/export/${name}`;
  const nothing = Object.fromEntries(exportParts.map((name) => [part(name), page([])]));

  test('exports one file with all pages and the messages of each conversation', async () => {
    const cursor = '0198c0de-7a11-7000-8000-0000000000ff';
    answer({
      ...nothing,
      [part('account')]: page([{ email: 'maya@school.example' }]),
      [part('notifications')]: page([{ id: 1 }], cursor),
      [`${part('notifications')}?cursor=${cursor}`]: page([{ id: 2 }]),
      [part('conversations')]: page([
        { id: 'talk', created_at: '1' },
        { id: 'talk', created_at: '2' },
      ]),
      [`${part('messages')}?of=talk`]: page([{ content: 'Hello' }]),
    });
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
        revokeObjectURL() {},
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await drawForStudent(<DataSection team="student" onDeleted={() => undefined} />);
    await press('Export my data');
    await waitFor(() => expect(said()).toEqual(['Your data was exported', 'Check your downloads.']));
    expect(names).toEqual([expect.stringMatching(/^questline-data-\d{4}-\d\d-\d\d\.json$/)]);
    expect(JSON.parse(await saved[0]!.text())).toMatchObject({
      account: { email: 'maya@school.example' },
      profile: null,
      notifications: [{ id: 1 }, { id: 2 }],
      conversations: [{ id: 'talk', messages: [{ content: 'Hello' }] }],
    });
  });

  test('shows “Failed to export your data” after too many exports', async () => {
    answer({ [part('account')]: refused(429, 'too_many_requests', { text: 'Too many attempts.' }) });
    await drawForStudent(<DataSection team="student" onDeleted={() => undefined} />);
    await press('Export my data');
    await waitFor(() => expect(said()).toEqual(['Failed to export your data', 'Too many attempts.']));
  });

  type Team = ComponentProps<typeof DataSection>['team'];
  const owner = { isOwner: true, isLastOwner: true, others: 0 };
  const member = { isOwner: false, isLastOwner: false, others: 2 };
  const ask = async (team: Team, button = 'Delete account', onDeleted: (what: string) => void = () => {}) => {
    await drawForStudent(<DataSection team={team} onDeleted={onDeleted} />);
    await press(button);
    return within(await screen.findByRole('alertdialog'));
  };
  const confirm = async (dialog: Awaited<ReturnType<typeof ask>>, password: string, word: string) => {
    if (password) await fill(dialog.getByLabelText('Your password'), password);
    if (word) await fill(dialog.getByLabelText('Type delete to confirm'), word);
    await userEvent.click(dialog.getByRole('button', { name: /^Delete/ }));
  };

  test.each([
    ['student', 'Delete account', /under the name “Unknown Student”/, /Pending applications are withdrawn/],
    [owner, 'Delete company', /under the name “Unknown Company”/, /All initiatives are deleted/],
    [member, 'Delete my account', /What you wrote for the company, under your name/, /You leave the team/],
  ] as const)('shows %o what is deleted and what stays first', async (team, button, stays, goes) => {
    answer({});
    const dialog = await ask(team, button);
    expect(dialog.getByText(stays)).toBeVisible();
    expect(dialog.getByText(goes)).toBeVisible();
    expect(dialog.getByText("This can't be undone.")).toBeVisible();
  });

  test.each([
    [0, undefined],
    [1, "You and 1 other person lose access. The other person's account"],
    [4, "You and 4 other people lose access. The other people's accounts"],
  ])('says how many people lose access with a company: %i others', async (others, text) => {
    answer({});
    const dialog = await ask({ ...owner, others }, 'Delete company');
    expect(dialog.queryByText(/lose access/)?.textContent.slice(0, text?.length)).toBe(text);
    expect(dialog.queryByText(/deleted after 30 days, unless/) !== null).toBe(others > 0);
  });

  test.each([
    ['a member', member, 'the drafts and messages you wrote', ['Delete my account']],
    [
      'one of two owners',
      { isOwner: true, isLastOwner: false, others: 1 },
      "the company's profile",
      ['Delete my account', 'Delete company'],
    ],
    ['the only owner', { ...owner, others: 1 }, "the company's profile", ['Delete company']],
    ['the only person', owner, "the company's profile", ['Delete company']],
    ['someone whose team is still loading', undefined, 'the drafts and messages you wrote', []],
  ] as const)('%s sees what they can export and delete', async (_, team, exported, buttons) => {
    answer({});
    await drawForStudent(<DataSection team={team} onDeleted={() => undefined} />);
    expect(screen.getByText(/^One file \(JSON\)/)).toHaveTextContent(exported);
    const shown = screen.getAllByRole('button').map((button) => button.textContent);
    expect(shown).toEqual(['Export my data', ...buttons]);
  });

  test('tells the last owner what to do instead', async () => {
    answer({});
    await drawForStudent(<DataSection team={{ ...owner, others: 1 }} onDeleted={() => undefined} />);
    expect(
      screen.getByText("You're the only owner. Make someone else an owner first, or delete the company."),
    ).toBeVisible();
  });

  test('deletes the company with its own request', async () => {
    const onDeleted = vi.fn<(what: string) => void>();
    const sent = answer({ 'POST /api/session/company-deletion': { status: 204 } });
    await confirm(await ask(owner, 'Delete company', onDeleted), 'waypoint', 'delete');
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('company'));
    expect(sent).toEqual([{ line: 'POST /api/session/company-deletion', body: { password: 'waypoint' } }]);
  });

  test('sends nothing without the password and the word', async () => {
    const sent = answer({});
    const dialog = await ask('student');
    await confirm(dialog, '', 'no');
    expect(dialog.getByText('Password is required')).toBeVisible();
    expect(dialog.getByText('Type delete in this field.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('shows a wrong password at its field and deletes with the right one', async () => {
    const onDeleted = vi.fn<(what: string) => void>();
    answer({
      'POST /api/session/deletion': refused(403, 'wrong_password', {
        text: "That password isn't right. Please try again.",
      }),
    });
    const dialog = await ask('student', 'Delete account', onDeleted);
    await confirm(dialog, 'guess', 'Delete');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        "That password isn't right. Please try again.",
      ),
    );
    expect(onDeleted).not.toHaveBeenCalled();
    const sent = answer({ 'POST /api/session/deletion': { status: 204 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ line: 'POST /api/session/deletion', body: { password: 'guess' } }]);
  });

  test('shows “Failed to delete your account” next to the button, which keeps the focus', async () => {
    answer({});
    const dialog = await ask('student');
    await confirm(dialog, 'waypoint', 'delete');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete your account');
    expect(dialog.getByRole('button', { name: 'Delete account' })).toHaveFocus();
    expect(said()).not.toContain('Failed to delete your account');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Delete account');
    expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull();
  });
});
