// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { openServer } from '../messages.fixture.tsx';
import { press, news, open } from './inbox.fixture.tsx';

useDom();
beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
});
afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  test('offers Compose when it is empty', async () => {
    openServer('company').contact('Maya Torres', 'accepted');
    await open('company');
    expect(await screen.findByRole('heading', { name: 'No conversations' })).toBeVisible();
    expect(screen.getByText('Start a conversation by composing a new message')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Compose' })).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Compose' })[1]!);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test.each(['student', 'company'] as const)(
    'links a %s without contacts to where they come from',
    async (side) => {
      openServer(side);
      await open(side);
      expect(await screen.findByRole('heading', { name: 'No conversations' })).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Where contacts come from' })).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Compose' })).toHaveLength(1);
    },
  );

  test('offers the newest unread conversation next to it', async () => {
    const server = openServer('student');
    const [ann, ben] = [server.talk('Ann'), server.talk('Ben')];
    server.say(ann, 'other', 'First');
    server.say(ben, 'me', 'Second');
    const { place } = await open('student');
    expect(await screen.findByRole('heading', { name: 'New message from Ann' })).toBeVisible();
    await press('Read now');
    await waitFor(() => expect(place().thread).toBe(ann.id));
  });

  test('shows name, initiative, last message and unread count, newest first, and updates live', async () => {
    const server = openServer('company');
    const [ann, ben] = [server.talk('Ann'), server.talk('Ben')];
    server.say(ann, 'other', 'First');
    server.say(ben, 'me', 'Second');
    await open('company');
    const list = await screen.findByRole('list', { name: 'Conversations' });
    const rows = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(rows()).toEqual([
      expect.stringMatching(/^BBen.*Poster weekYou: Second$/),
      expect.stringMatching(/^AAnn.*Poster weekFirst1 unread$/),
    ]);
    server.say(ann, 'other', 'Third');
    await news();
    await waitFor(() => expect(rows()[0]).toMatch(/^AAnn.*Third2 unread$/));
  });

  test('shows the first name of a teammate who wrote last', async () => {
    const server = openServer('company');
    server.say(server.talk('Ben'), 'me', 'Second', { author: { id: 'dana', name: 'Dana Kim' } });
    await open('company');
    const list = await screen.findByRole('list', { name: 'Conversations' });
    expect(within(list).getByRole('listitem')).toHaveTextContent(/Poster week.*Dana: Second$/);
  });

  test('offers a retry on failure', async () => {
    const server = openServer('student');
    server.fail(/GET \/api\/conversations$/, { status: 500, body: { code: 'unexpected' } });
    await open('student');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading data');
    server.mend();
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'No conversations' })).toBeVisible();
  });

  test('a company filters by unread, initiative and status, and can clear filters without results', async () => {
    const server = openServer('company');
    server.say(server.talk('Ann'), 'me', 'Hello');
    const { place } = await open('company');
    await screen.findByText('Ann');
    await press('Filter');
    await userEvent.click(screen.getByRole('switch', { name: 'Unread only' }));
    expect(await screen.findByRole('heading', { name: 'No conversations match' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Initiative'), 'Poster week');
    await userEvent.selectOptions(screen.getByLabelText('Application'), 'Rejected');
    expect(place()).toMatchObject({ unread: 'true', initiative: 'i1', status: 'rejected' });
    expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('Ann')).toBeVisible();
    expect(place()).toEqual({});
  });

  test('a student with many conversations filters only by unread', async () => {
    const server = openServer('student');
    const add = (names: string[]) => names.forEach((name) => server.say(server.talk(name), 'me', 'Hello'));
    add(['Ann', 'Ben', 'Cara', 'Dan', 'Eve']);
    await open('student');
    await screen.findByText('Eve');
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    add(['Finn']);
    await news();
    await screen.findByText('Finn');
    await press('Filter');
    expect(screen.getByRole('switch', { name: 'Unread only' })).toBeVisible();
    expect(screen.queryByLabelText('Initiative')).toBeNull();
  });
});
