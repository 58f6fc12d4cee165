// @vitest-environment jsdom
import type { Notification, NotificationPreferences } from '@questline/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { currentToasts } from '../../ui/overlays/toast-store.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { AcceptancePanel } from './acceptance-panel.tsx';
import { isPanelInView, useNewAcceptances } from './acceptances.ts';
import { NotificationCenter } from './notification-center.tsx';
import type { PathLink } from './notification-list.tsx';
import { answer, type AnswersByLine, ok } from '../../lib/network.fixture.ts';
import { drawForStudent } from '../render.fixture.tsx';
import { aNotification } from './notifications.fixture.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const list = 'GET /api/notifications';
const shell = 'GET /api/shell';
const parts = (acceptances: Notification[]) =>
  ok({
    unread_messages: { count: 0 },
    unread_notifications: { count: acceptances.length },
    acceptances,
    paused: null,
    verification: null,
    your_turn: null,
    welcome_quest: null,
    time_zone: null,
    break: null,
  });
const page = (items: Notification[], next: string | null = null) => ({ status: 200, body: { items, next } });
const Plain: PathLink = ({ path, onFollow, className, children }) => (
  <a href={`#${path}`} onClick={onFollow} className={className}>
    {children}
  </a>
);
const center = (onLeave = () => {}) => (
  <NotificationCenter Link={Plain} settings="Notification settings" onLeave={onLeave} />
);

describe('the notification center', () => {
  test('lists the newest first, marks unread ones and links each to its subject', async () => {
    const [fresh, old] = [
      aNotification('2 new messages from Rosa', { count: 2 }),
      aNotification('Rosa approved your work', { read: true, path: '/initiative-tasks/9?task=1' }),
    ];
    const sent = answer({
      [list]: page([old, fresh]),
      [`PUT /api/notifications/${fresh.id}/read`]: { status: 204 },
    });
    const left = vi.fn<() => void>();
    await drawForStudent(center(left));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '#/initiative-tasks/9?task=1');
    expect(within(first!).queryByText('Unread')).toBeNull();
    expect(within(second!).getByText('Unread')).toBeInTheDocument();
    const link = within(second!).getByRole('link', { name: '2 new messages from Rosa' });
    expect(link).toHaveAttribute('href', '#/inbox?thread=7');
    await userEvent.click(link);
    expect(left).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(sent.map(({ line }) => line)).toContain(`PUT /api/notifications/${fresh.id}/read`),
    );
  });

  test('Mark all as read immediately marks everything up to the newest one shown', async () => {
    const items = [aNotification('One'), aNotification('Two')];
    let read = false;
    const sent = answer({
      [list]: () => page(items.map((it) => ({ ...it, read }))),
      'PUT /api/notifications/read': () => ((read = true), { status: 204 }),
    });
    await drawForStudent(center());
    await screen.findAllByText('Unread');
    await press('Mark all as read');
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await waitFor(() =>
      expect(sent.find(({ line }) => line === 'PUT /api/notifications/read')?.body).toEqual({
        up_to: items[0]!.id,
      }),
    );
  });

  test('reverts a mark that could not be saved and says so', async () => {
    answer({ [list]: page([aNotification('One')]) });
    await drawForStudent(center());
    await screen.findByText('Unread');
    await press('Mark all as read');
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Could not mark all as read'));
    expect(await screen.findByText('Unread')).toBeInTheDocument();
  });

  test('handles an empty list, a failure and a second page', async () => {
    const first = aNotification('Newest', { read: true });
    const answers: AnswersByLine = {};
    answer(answers);
    await drawForStudent(center());
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load notifications');
    answers[list] = page([]);
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
    answers[list] = page([first], first.id);
    answers[`${list}?before=${first.id}`] = page([aNotification('Oldest', { read: true })]);
    await drawForStudent(center());
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Oldest')).toBeVisible();
  });
});

describe('notification preferences', () => {
  const key = 'GET /api/notifications/preferences';
  const patch = 'PATCH /api/notifications/preferences';
  const before: NotificationPreferences = {
    mail: true,
    events: [
      { kind: 'message_received', in_app: true, mail: true, push: true },
      { kind: 'submission_reviewed', in_app: true, mail: null, push: true },
    ],
  };

  test('every event has its switches, without an email switch where no email is sent', async () => {
    answer({ [key]: { status: 200, body: before } });
    await drawForStudent(<PreferencesSection />);
    expect(await screen.findByRole('switch', { name: 'New messages in the app' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'New messages by email' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Work marked as reviewed in the app' })).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Work marked as reviewed by email' })).toBeNull();
  });

  test.each([true, false])('says whether there is no email at night: %s', async (quietAtNight) => {
    answer({ [key]: { status: 200, body: before } });
    await drawForStudent(<PreferencesSection quietAtNight={quietAtNight} />);
    const words = screen.queryByText(/We don't email or notify you between 9 p\.m\. and 7 a\.m\./);
    expect(words !== null).toBe(quietAtNight);
  });

  test('one switch turns off all email, the others only their own, and all apply immediately', async () => {
    let now = before;
    const sent = answer({
      [key]: () => ({ status: 200, body: now }),
      [patch]: (change: Partial<NotificationPreferences>) => {
        now = {
          mail: change.mail ?? now.mail,
          events: now.events.map((it) => ({ ...it, ...change.events?.find(({ kind }) => kind === it.kind) })),
        };
        return { status: 200, body: now };
      },
    });
    await drawForStudent(<PreferencesSection />);
    await userEvent.click(await screen.findByRole('switch', { name: 'New messages in the app' }));
    await userEvent.click(screen.getByRole('switch', { name: /^All email/ }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'New messages by email' })).toBeDisabled());
    expect(screen.getByRole('switch', { name: 'New messages in the app' })).not.toBeChecked();
    await waitFor(() =>
      expect(sent.filter(({ line }) => line === patch).map(({ body }) => body)).toEqual([
        { events: [{ kind: 'message_received', in_app: false }] },
        { mail: false },
      ]),
    );
  });

  test('reverts a change that cannot be saved and says so', async () => {
    answer({ [key]: { status: 200, body: before } });
    await drawForStudent(<PreferencesSection />);
    const mail = await screen.findByRole('switch', { name: /^All email/ });
    await userEvent.click(mail);
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Could not save your change'));
    await waitFor(() => expect(mail).toBeChecked());
  });

  test('offers a retry when preferences fail to load', async () => {
    const answers: AnswersByLine = {};
    answer(answers);
    await drawForStudent(<PreferencesSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load your preferences');
    answers[key] = { status: 200, body: before };
    await press('Retry');
    expect(await screen.findByRole('switch', { name: /^All email/ })).toBeChecked();
  });
});

describe('the unsubscribe link', () => {
  const Frame = ({ title, description, error, children }: Record<string, unknown>) => (
    <main>
      <h1>{title as string}</h1>
      <p>{description as string}</p>
      {!!error && <p role="alert">{error as string}</p>}
      {children as never}
    </main>
  );
  const open = () => drawForStudent(<Unsubscribe kind="message_received" token="t" Frame={Frame as never} />);

  test('does nothing when opened; a button unsubscribes from this kind', async () => {
    const sent = answer({ 'POST /api/unsubscribe?token=t': { status: 204 } });
    await open();
    expect(sent).toEqual([]);
    await press('Stop emails about “New messages”');
    expect(await screen.findByText(/You won't get emails about “New messages” anymore/)).toBeVisible();
  });

  test('can unsubscribe from all kinds', async () => {
    answer({ 'POST /api/unsubscribe?token=t&all=true': { status: 204 } });
    await open();
    await press('Stop all emails');
    expect(await screen.findByText(/You won't get emails from us anymore/)).toBeVisible();
  });

  test('says when it has expired and when the server is unreachable', async () => {
    const answers: AnswersByLine = {};
    answer(answers);
    await open();
    await press('Stop all emails');
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't connect right now");
    answers['POST /api/unsubscribe?token=t&all=true'] = { status: 410, body: { code: 'link_expired' } };
    await press('Stop all emails');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

describe('being accepted', () => {
  let last = 0;
  /** Newer ones have greater ids. */
  const accepted = (company: string, more: Partial<ReturnType<typeof aNotification>> = {}) =>
    aNotification(`${company} accepted you for Poster week. Your tasks are ready.`, {
      id: `0198c0de-7a12-7000-8000-${String(++last).padStart(12, '0')}`,
      kind: 'application_accepted',
      path: `/initiative-tasks/${company}`,
      ...more,
    });
  function Listener({ path, heard }: { path: string; heard: (text: string) => void }) {
    const [onAccepted] = useState(() => (it: { text: string }) => heard(it.text));
    useNewAcceptances(path, onAccepted);
    return null;
  }

  test('calls back once for a new acceptance, and not for older ones', async () => {
    const items = [accepted('Old Mill')];
    answer({ [shell]: () => parts([...items]) });
    const heard = vi.fn<(text: string) => void>();
    const { queryClient } = await drawForStudent(
      <>
        <AcceptancePanel Link={Plain} />
        <Listener path="/incentives" heard={heard} />
      </>,
    );
    const news = () => act(() => queryClient.invalidateQueries({ queryKey: ['notifications'] }));
    await screen.findByText(/^Old Mill accepted you/);
    expect(heard).not.toHaveBeenCalled();
    items.unshift(accepted('Sunny Side'));
    await news();
    await news();
    await screen.findByText(/^Sunny Side accepted you/);
    expect(heard.mock.calls).toEqual([['Sunny Side accepted you for Poster week. Your tasks are ready.']]);
  });

  test('is marked as read when the tasks are opened', async () => {
    const it = accepted('Sunny');
    const sent = answer({
      [shell]: parts([it]),
      [`PUT /api/notifications/${it.id}/read`]: { status: 204 },
    });
    await drawForStudent(<Listener path="/initiative-tasks/Sunny" heard={() => {}} />);
    await waitFor(() =>
      expect(sent.map(({ line }) => line)).toContain(`PUT /api/notifications/${it.id}/read`),
    );
  });

  test('needs no toast while the panel is in view', async () => {
    answer({ [shell]: parts([]) });
    expect(isPanelInView()).toBe(false);
    await drawForStudent(<AcceptancePanel Link={Plain} />);
    const panel = screen.getByRole('status');
    expect(isPanelInView()).toBe(true);
    vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 390, 100));
    expect(isPanelInView()).toBe(false);
  });

  test('shows a panel with the first task until it is dismissed', async () => {
    const it = accepted('Sunny');
    const sent = answer({
      [shell]: parts([it]),
      [`PUT /api/notifications/${it.id}/read`]: { status: 204 },
    });
    await drawForStudent(<AcceptancePanel Link={Plain} />);
    const panel = await screen.findByRole('list', { name: "You're accepted" });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
    expect(within(panel).getByRole('link', { name: 'Start task 1' })).toHaveAttribute(
      'href',
      '#/initiative-tasks/Sunny',
    );
    await press('Dismiss');
    await waitFor(() => expect(screen.queryByRole('list', { name: "You're accepted" })).toBeNull());
    expect(sent.map(({ line }) => line)).toContain(`PUT /api/notifications/${it.id}/read`);
  });
});
