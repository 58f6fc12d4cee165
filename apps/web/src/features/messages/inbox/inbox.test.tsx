// @vitest-environment jsdom
import type { Conversation } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInvalidator } from '../../../lib/live/invalidate-topics.ts';
import { queryClient } from '../../../lib/query/query-client.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { Inbox, type InboxPlace } from './inbox.tsx';
import { InboxDialogs, InboxTools } from './inbox-tools.tsx';
import { said } from '../../render.fixture.tsx';
import { draw, openServer } from '../messages.fixture.tsx';

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

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const news = () => act(() => createInvalidator(queryClient, { gapMs: 0 })(['messages']));

const seen: InboxPlace[] = [];

const linkBy =
  (go: (change: InboxPlace) => void) =>
  ({ id, other }: Conversation) => (
    <a href={`#${id}`} onClick={() => go({ thread: id })}>
      {other.name}
    </a>
  );

/** The inbox with its URL state in a variable. */
function Page({ side, start }: { side: UserType; start: InboxPlace }) {
  const [now, setNow] = useState(start);
  const [go] = useState(() => (change: InboxPlace) => setNow((before) => ({ ...before, ...change })));
  useEffect(() => void seen.push(now), [now]);
  const noContacts = { action: <a href="/next">Where contacts come from</a> };
  const filter = { unread: now.unread, initiative: now.initiative, standing: now.standing };
  return (
    <>
      {side === 'company' && (
        <InboxTools filter={filter} initiatives={[{ id: 'i1', name: 'Poster week' }]} go={go} />
      )}
      <Inbox
        side={side}
        place={now}
        go={go}
        link={linkBy(go)}
        about={({ initiative }) => initiative?.name}
        noContacts={noContacts}
      />
      {side === 'company' && <InboxDialogs side={side} place={now} go={go} noContacts={noContacts} />}
    </>
  );
}

async function open(side: UserType, start: InboxPlace = {}) {
  await draw(<Page side={side} start={start} />);
  return { place: () => seen.at(-1)! };
}

describe('the list', () => {
  test('offers Compose when it is empty', async () => {
    openServer('company').contact('Maya Torres', 'accepted');
    await open('company');
    expect(await screen.findByRole('heading', { name: 'No conversations' })).toBeVisible();
    expect(screen.getByText('Start a conversation by composing a new message')).toBeVisible();
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
    expect(place()).toMatchObject({ unread: 'true', initiative: 'i1', standing: 'rejected' });
    expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('Ann')).toBeVisible();
    expect(place()).toEqual({});
  });

  test('a student filters only by unread', async () => {
    openServer('student');
    await open('student');
    await press('Filter');
    expect(screen.getByRole('switch', { name: 'Unread only' })).toBeVisible();
    expect(screen.queryByLabelText('Initiative')).toBeNull();
  });
});

describe('the contacts', () => {
  test('lists decided applicants to a company with name, initiative and status', async () => {
    const server = openServer('company');
    for (const status of ['accepted', 'rejected'] as const) server.contact(`Student ${status}`, status);
    await open('company');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Compose' }))[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Send a message to students who have applied to your initiatives');
    expect(
      within(dialog).getByRole('heading', { name: 'Students Who Have Applied for companies' }),
    ).toBeVisible();
    const table = await within(dialog).findByRole('table');
    const cells = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map((it) => it.textContent);
    expect(cells('columnheader')).toEqual(['Name', 'Initiative', 'Status', 'Action']);
    expect(cells('row').slice(1)).toEqual([
      expect.stringMatching(/Student accepted.*Poster week.*Accepted.*Message/),
      expect.stringMatching(/Student rejected.*Poster week.*Rejected.*Message/),
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'rejected');
    await waitFor(() => expect(within(dialog).queryByText('Student accepted')).toBeNull());
    await userEvent.type(screen.getByRole('searchbox'), ' nobody');
    expect(await within(dialog).findByText('No contacts found')).toBeVisible();
  });

  test('lists companies to a student', async () => {
    const server = openServer('student');
    server.contact('Sunny Side Bakery', 'accepted');
    await open('student', { compose: 'contacts' });
    expect(await screen.findByRole('heading', { name: 'Initiative Creators You Can Message' })).toBeVisible();
    const headers = (await screen.findAllByRole('columnheader')).map((it) => it.textContent);
    expect(headers).toEqual(['Company', 'Initiative', 'Action']);
  });

  test.each([
    ['company', 'No students have applied to your initiatives yet.'],
    ['student', "You haven't been accepted to any initiatives yet."],
  ] as const)('tells a %s without contacts why and where they come from', async (side, text) => {
    openServer(side);
    await open(side, { compose: 'contacts' });
    expect(await screen.findByText('No contacts available')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Where contacts come from' })).toBeVisible();
  });

  test('offers a retry when contacts fail to load', async () => {
    const server = openServer('student');
    server.fail(/contacts/, { status: 500, body: { code: 'unexpected' } });
    await open('student', { compose: 'contacts' });
    expect(await screen.findByText('Could not load contacts')).toBeVisible();
    server.mend();
    await press('Retry');
    expect(await screen.findByText('No contacts available')).toBeVisible();
  });

  test('shows contacts but no form before the email is verified', async () => {
    const server = openServer('student', { verified: false });
    server.contact('Sunny Side Bakery', 'accepted');
    await open('student', { compose: 'contacts' });
    expect(await screen.findByText(/Please verify your email first/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Message/ })).toBeDisabled();
  });

  test('offers no form for a contact who cannot be messaged', async () => {
    const server = openServer('student');
    const pending = server.contact('Not Decided Yet', 'pending');
    await open('student', { to: pending.other.id });
    expect(await screen.findByText("You can't message them yet")).toBeVisible();
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  test('offers no form for a stranger', async () => {
    openServer('student');
    await open('student', { to: '0198c0de-7a11-7000-8000-00000000dead' });
    expect(await screen.findByText("You can't message them yet")).toBeVisible();
  });
});

describe('the first message', () => {
  async function compose() {
    const server = openServer('company');
    const maya = server.contact('Maya Torres', 'accepted');
    const it = await open('company', { compose: 'contacts' });
    await userEvent.click(await screen.findByRole('button', { name: /^Message Maya/ }));
    const form = await screen.findByRole('dialog', { name: 'New Message to Maya Torres' });
    return { server, maya, form, ...it };
  }

  test('prefills the subject, requires both fields and opens the thread', async () => {
    const { server, place } = await compose();
    expect(screen.getByLabelText('Subject')).toHaveValue('Re: Poster week');
    const send = screen.getByRole('button', { name: 'Send Message' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Message'), '   ');
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Subject'), '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fill in both subject and message content.',
    );
    await userEvent.type(screen.getByLabelText('Message'), 'Welcome aboard');
    await userEvent.click(send);
    await waitFor(() =>
      expect(said()).toEqual(['Message sent', 'Your message has been sent to Maya Torres']),
    );
    expect(server.talks[0]!.said).toMatchObject([{ subject: 'Re: Poster week', content: 'Welcome aboard' }]);
    await waitFor(() => expect(place()).toMatchObject({ thread: server.talks[0]!.id, to: undefined }));
  });

  test('keeps its text after a failure and is not doubled when the response was lost', async () => {
    const { server } = await compose();
    server.fail(/POST/, 'lost on the way', 1);
    await userEvent.type(screen.getByLabelText('Message'), 'Only once');
    await press('Send Message');
    await waitFor(() => expect(said()[0]).toBe('Failed to send message. Please try again.'));
    expect(screen.getByLabelText('Message')).toHaveValue('Only once');
    await press('Send Message');
    await waitFor(() => expect(said()[0]).toBe('Message sent'));
    expect(server.talks[0]!.said).toHaveLength(1);
  });

  test('Cancel keeps the draft', async () => {
    const { place } = await compose();
    await userEvent.type(screen.getByLabelText('Message'), 'Half a sentence');
    await press('Cancel');
    expect(place()).toMatchObject({ to: undefined });
    await userEvent.click(screen.getAllByRole('button', { name: 'Compose' })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^Message Maya/ }));
    expect(await screen.findByLabelText('Message')).toHaveValue('Half a sentence');
  });

  test('adds its own subject to an existing conversation', async () => {
    const server = openServer('company');
    const talk = server.talk('Maya Torres');
    server.say(talk, 'me', 'Welcome', { subject: 'Re: Poster week' });
    server.say(talk, 'me', 'One more thing', { subject: 'Re: Poster week' });
    server.contact('Maya Torres', 'accepted');
    const { place } = await open('company', { compose: 'contacts' });
    await userEvent.click(await screen.findByRole('button', { name: /^Message Maya/ }));
    const subject = await screen.findByLabelText('Subject');
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Invoice');
    await userEvent.type(screen.getByLabelText('Message'), 'Where do we send it?');
    await press('Send Message');
    await waitFor(() => expect(place()).toMatchObject({ thread: talk.id, compose: undefined }));
    const box = await screen.findByRole('region', { name: 'Messages with Maya Torres' });
    expect(
      within(box)
        .getAllByText(/^(Re: Poster week|Invoice)$/)
        .map((it) => it.textContent),
    ).toEqual(['Re: Poster week', 'Invoice']);
    expect(server.talks).toHaveLength(1);
  });

  test('over the limit, shows in the form what to wait for and keeps the text', async () => {
    const { server } = await compose();
    server.fail(/POST/, { status: 409, body: { code: 'reply_needed' } });
    await userEvent.type(screen.getByLabelText('Message'), 'Hello again');
    await press('Send Message');
    expect(
      await screen.findByText(
        "You've sent 5 messages without a reply. Wait for Maya Torres to answer before you write again.",
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello again');
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  });

  test('opens the thread if there is one already', async () => {
    const server = openServer('student');
    const talk = server.talk('Sunny Side Bakery');
    server.say(talk, 'other', 'Hello');
    const { place } = await open('student', { to: talk.other.id });
    await waitFor(() => expect(place().thread).toBe(talk.id));
    expect(await screen.findByRole('region', { name: 'Messages with Sunny Side Bakery' })).toBeVisible();
  });
});

describe('a thread', () => {
  async function thread(side: UserType = 'student', more: { reply?: boolean } = {}) {
    const server = openServer(side);
    const talk = server.talk('Sunny Side Bakery', more);
    server.say(talk, 'other', 'Welcome!', { subject: 'Re: Poster week' });
    server.say(talk, 'me', 'Thank you');
    const it = await open(side, { thread: talk.id });
    const box = await screen.findByRole('region', { name: 'Messages with Sunny Side Bakery' });
    const bubbles = () =>
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .filter((text) => /: /.test(text));
    return { server, talk, box, bubbles, ...it };
  }
  const write = (text: string) => userEvent.type(screen.getByLabelText('Reply to Sunny Side Bakery'), text);

  test('shows both sides, the subject and the read mark, and is marked as read when opened', async () => {
    const { server, talk, bubbles } = await thread();
    expect(bubbles()).toEqual([
      expect.stringMatching(/^Sunny Side Bakery: Re: Poster weekWelcome!/),
      expect.stringMatching(/^You: Thank you.*Sent$/),
    ]);
    await waitFor(() => expect(server.unreadOf(talk)).toBe(0));
    talk.read.other = talk.said.at(-1)!.id;
    await news();
    await waitFor(() => expect(bubbles()[1]).toMatch(/Read$/));
  });

  test('is not marked as read in a hidden tab', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { server, talk } = await thread();
    await new Promise((done) => setTimeout(done, 60));
    expect(server.unreadOf(talk)).toBe(1);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(server.unreadOf(talk)).toBe(0));
  });

  test('Back to Inbox returns to the list', async () => {
    const { place } = await thread();
    await press('Back to Inbox');
    expect(place()).toMatchObject({ thread: undefined });
  });

  test('shows a reply immediately, then as Sending..., then as sent', async () => {
    const { server, talk, bubbles } = await thread();
    let arrive = () => {};
    const held = new Promise<void>((done) => (arrive = done));
    server.onAsk = async (line) => (line.startsWith('POST') ? held : undefined);
    expect(screen.getByRole('button', { name: 'Reply' })).toBeDisabled();
    await write('  See you on Thursday  ');
    await press('Reply');
    expect(bubbles()[2]).toMatch(/^You: See you on Thursday.*Sending…$/);
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    arrive();
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(screen.getByText('Your reply has been sent successfully')).toBeVisible();
    await waitFor(() => expect(bubbles()[2]).toMatch(/Sent$/));
    expect(bubbles()).toHaveLength(3);
    expect(talk.said.at(-1)!.content).toBe('See you on Thursday');
  });

  test('keeps a failed reply with Retry and sends it once', async () => {
    const { server, talk, bubbles } = await thread();
    server.fail(/POST/, { status: 403, body: { code: 'conversation_not_allowed' } });
    await write('Hello?');
    await press('Reply');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Failed to send reply. You can't message this person.",
    );
    server.mend();
    await press('Retry');
    await waitFor(() => expect(bubbles()[2]).toMatch(/^You: Hello\?.*Sent$/));
    expect(talk.said.filter(({ content }) => content === 'Hello?')).toHaveLength(1);
  });

  test('over the limit, the reply form shows what to wait for and keeps the text', async () => {
    const { talk } = await thread('company');
    await write('Just checking in');
    talk.wait = 'reply';
    await news();
    const text =
      "You've sent 5 messages without a reply. Wait for Sunny Side Bakery to answer before you write again.";
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Reply to Sunny Side Bakery')).toHaveValue('Just checking in');
    expect(screen.getByRole('button', { name: 'Reply' })).toBeDisabled();
    talk.wait = 'tomorrow';
    await news();
    expect(
      await screen.findByText(
        "You've sent 30 messages to Sunny Side Bakery today, which is the daily limit. You can write again tomorrow.",
      ),
    ).toBeVisible();
    talk.wait = null;
    await news();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reply' })).toBeEnabled());
  });

  test('keeps a reply over the limit and refetches what to wait for', async () => {
    const { server, talk } = await thread('company');
    server.fail(/POST/, { status: 409, body: { code: 'reply_needed' } });
    talk.wait = 'reply';
    await write('Sixth');
    await press('Reply');
    expect(await screen.findByRole('alert')).toHaveTextContent("You've sent 5 messages without a reply.");
    expect(await screen.findByText(/Wait for Sunny Side Bakery to answer/)).toBeVisible();
    expect(screen.getByText('Sixth')).toBeVisible();
  });

  test.each([
    ['accepted', 'Accepted'],
    ['completed', 'Completed'],
    ['ended', 'Ended'],
    ['rejected', 'Rejected'],
  ] as const)("shows a company the application's status: %s", async (standing, badge) => {
    const { talk } = await thread('company');
    talk.standing = standing;
    await news();
    expect(await screen.findByText(badge)).toBeVisible();
  });

  test('can delete a reply that failed', async () => {
    const { server, bubbles } = await thread();
    server.fail(/POST/, { status: 403, body: { code: 'conversation_not_allowed' } });
    await write('Never mind');
    await press('Reply');
    await screen.findByRole('alert');
    await press('Delete');
    expect(bubbles()).toHaveLength(2);
  });

  test('keeps a draft per thread', async () => {
    const { server, place } = await thread();
    const other = server.talk('Brightwave Studio');
    server.say(other, 'other', 'Hi');
    await news();
    await write('Half a thought');
    await userEvent.click(await screen.findByRole('link', { name: 'Brightwave Studio' }));
    expect(await screen.findByLabelText('Reply to Brightwave Studio')).toHaveValue('');
    await userEvent.click(screen.getByRole('link', { name: 'Sunny Side Bakery' }));
    expect(await screen.findByLabelText('Reply to Sunny Side Bakery')).toHaveValue('Half a thought');
    expect(place().thread).toBe(server.talks[0]!.id);
  });

  test('refuses more than 5,000 characters', async () => {
    await thread();
    const field = screen.getByLabelText('Reply to Sunny Side Bakery');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(5_001));
    expect(screen.getByText('Use at most 5000 characters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reply' })).toBeDisabled();
  });

  test('offers a retry when the conversation fails to load', async () => {
    const server = openServer('student');
    const talk = server.talk('Sunny Side Bakery');
    server.say(talk, 'other', 'Hi');
    server.fail(/messages$/, { status: 500, body: { code: 'unexpected' } });
    await open('student', { thread: talk.id });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load conversation');
    server.mend();
    await press('Retry');
    expect(await screen.findByLabelText('Reply to Sunny Side Bakery')).toBeVisible();
  });

  test("shows somebody else's thread as not found", async () => {
    openServer('student');
    await open('student', { thread: '0198c0de-7a11-7000-8000-00000000dead' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Could not load conversationIt may have been deleted, or you don't have access to it.",
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to Inbox' })).toBeVisible();
  });

  test.each(['student', 'company'] as const)('shows the %s that the conversation is closed', async (side) => {
    await thread(side, { reply: false });
    expect(screen.getByText('This conversation is closed.')).toBeVisible();
    for (const name of ['Reply', 'Reopen', 'Conversation options'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('lets a student close a conversation after confirmation and reopen it', async () => {
    await thread('student');
    await press('Conversation options');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Close conversation' }));
    const question = screen.getByRole('alertdialog', { name: 'Close this conversation?' });
    expect(screen.queryByText('This conversation is closed.')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Close conversation' }));
    expect(await screen.findByText('This conversation is closed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    await press('Reopen');
    expect(await screen.findByLabelText('Reply to Sunny Side Bakery')).toBeVisible();
  });

  test('does not let a company close a conversation', async () => {
    await thread('company');
    expect(screen.queryByRole('button', { name: 'Conversation options' })).toBeNull();
  });

  test("an email's link to a message opens its thread", async () => {
    const server = openServer('company');
    const talk = server.talk('Maya Torres');
    const message = server.say(talk, 'other', 'Look at this');
    const { place } = await open('company', { conversation: message.id });
    await waitFor(() =>
      expect(place()).toMatchObject({ thread: talk.id, message: message.id, conversation: undefined }),
    );
    expect(await screen.findByRole('region', { name: 'Messages with Maya Torres' })).toHaveTextContent(
      'Look at this',
    );
  });

  test('loads earlier messages on demand', async () => {
    const server = openServer('student');
    const talk = server.talk('Sunny Side Bakery');
    for (let n = 1; n <= 70; n++) server.say(talk, n % 2 ? 'other' : 'me', `Message ${n}.`);
    await open('student', { thread: talk.id });
    expect(await screen.findByText(/Message 70\./)).toBeVisible();
    expect(screen.queryByText(/Message 40\./)).toBeNull();
    await press('Earlier messages');
    expect(await screen.findByText(/Message 40\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Earlier messages' })).toBeVisible());
    await press('Earlier messages');
    expect(await screen.findByText('This is where your conversation began.')).toBeVisible();
    expect(screen.getByText(/Message 1\./)).toBeVisible();
  });
});
