// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../../lib/network.fixture.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForStudent } from '../../render.fixture.tsx';
import { PushOffer } from './push-offer.tsx';
import { PushSwitch } from './push-switch.tsx';

useDom();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const get = 'GET /api/session/push';
const put = 'PUT /api/session/push';
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

type Device = { permission?: NotificationPermission; asked?: NotificationPermission; fails?: boolean };

/** A browser with a push service. */
function onDevice({ permission = 'default', asked = 'granted', fails = false }: Device = {}) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const subscription = { unsubscribe, toJSON: () => ({ endpoint: 'https://push.example/1', keys }) };
  let current: unknown = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (fails) throw new DOMException('Registration failed', 'AbortError');
      return (current = subscription);
    },
  };
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => asked });
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { unsubscribe };
}

/** The server, which knows whether this session gets notifications. */
function server(on = false) {
  const state = { key: 'our key' as string | null, on };
  const sent = answer({
    [get]: () => ({ status: 200, body: state }),
    [put]: () => {
      state.on = true;
      return { status: 204 };
    },
    'DELETE /api/session/push': () => {
      state.on = false;
      return { status: 204 };
    },
  });
  return { state, sent };
}
const theSwitch = () => screen.findByRole('switch', { name: /^Notifications on this device/ });

test('the switch subscribes this browser, and ends it again', async () => {
  const { unsubscribe } = onDevice();
  const { sent } = server();
  await drawForStudent(<PushSwitch />);
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  expect(sent.find(({ line }) => line === put)?.body).toEqual({
    endpoint: 'https://push.example/1',
    ...keys,
  });
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('nothing is sent if the person says no, or the push service fails', async () => {
  onDevice({ asked: 'denied' });
  const { sent } = server();
  await drawForStudent(<PushSwitch />);
  await userEvent.click(await theSwitch());
  await waitFor(() => expect(sent.filter(({ line }) => line === get).length).toBeGreaterThan(1));
  onDevice({ fails: true });
  await userEvent.click(await theSwitch());
  await waitFor(() => expect(currentToasts().at(-1)?.title).toBe('Could not turn on notifications'));
  expect(sent.some(({ line }) => line === put)).toBe(false);
});

test.each([
  [
    'Chrome on a laptop',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
    /to the left of the address/,
  ],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', /remove the block/],
  ['Safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', /choose Safari/],
  ['Android', 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', /hold its icon/],
  ['an iPhone', 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1', /^Open the Settings app/],
])('says how to allow blocked notifications, in %s', async (_, userAgent, how) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  onDevice({ permission: 'denied' });
  server();
  await drawForStudent(<PushSwitch />);
  expect(await theSwitch()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Your browser blocks our notifications');
  expect(screen.getByText(how)).toBeVisible();
});

test('can be turned on as soon as the person allows it in the browser', async () => {
  onDevice({ permission: 'denied' });
  server();
  const status = new EventTarget();
  vi.stubGlobal('navigator', Object.assign(navigator, { permissions: { query: async () => status } }));
  await drawForStudent(<PushSwitch />);
  expect(await theSwitch()).toBeDisabled();
  onDevice({ permission: 'default' });
  act(() => void status.dispatchEvent(new Event('change')));
  expect(await theSwitch()).toBeEnabled();
  Reflect.deleteProperty(navigator, 'permissions');
});

test('an iPhone needs the app on the Home Screen first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  server();
  await drawForStudent(<PushSwitch />);
  expect(await theSwitch()).toBeDisabled();
  expect(screen.getByText(/^Add Questline to your Home Screen first/)).toBeVisible();
});

test('there is neither switch nor offer where the platform sends none', async () => {
  onDevice();
  const { state, sent } = server();
  state.key = null;
  await drawForStudent(
    <>
      <PushSwitch />
      <PushOffer />
    </>,
  );
  await act(() => waitFor(() => expect(sent.some(({ line }) => line === get)).toBe(true)));
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the offer turns into a confirmation', async () => {
  onDevice();
  server();
  await drawForStudent(<PushOffer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('there is no offer after a no', async () => {
  onDevice({ permission: 'denied' });
  const { sent } = server();
  await drawForStudent(<PushOffer />);
  await act(() => waitFor(() => expect(sent.some(({ line }) => line === get)).toBe(true)));
  expect(screen.queryByRole('button')).toBeNull();
});
