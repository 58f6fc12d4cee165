// @vitest-environment jsdom
import type { UserType } from '@questline/contract/plain';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeBlock, useBlockRequest } from '../../../lib/block-request.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { openServer } from '../messages.fixture.tsx';
import { press, news, open } from '../inbox/inbox.fixture.tsx';

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
      expect.stringMatching(/^Sunny Side BakerySunny Side Bakery: Re: Poster weekWelcome!/),
      expect.stringMatching(/^You: Thank you.*Sent$/),
    ]);
    await waitFor(() => expect(server.unreadOf(talk)).toBe(0));
    talk.read.other = talk.said.at(-1)!.id;
    await news();
    await waitFor(() => expect(bubbles()[1]).toMatch(/Read$/));
  });

  test('shows each author once, and screen readers hear the name with each message', async () => {
    const { server, talk, box, bubbles } = await thread();
    const author = { id: 'rosa', name: 'Rosa Diaz' };
    server.say(talk, 'other', 'See you', { author });
    server.say(talk, 'other', 'Bring a pen', { author });
    await news();
    const byline = 'Rosa Diaz · Sunny Side Bakery';
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    expect(within(box).getAllByText(byline, { exact: true })).toHaveLength(1);
    expect(within(box).getByText(byline, { exact: true })).toHaveAttribute('aria-hidden', 'true');
    expect(within(box).getAllByText(`${byline}:`)).toHaveLength(2);
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
    server.fail(/POST/, { status: 429, body: { code: 'messages_used_up' } });
    await write('Hello?');
    await press('Reply');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to send reply\. /);
    server.mend();
    await press('Retry');
    await waitFor(() => expect(bubbles()[2]).toMatch(/^You: Hello\?.*Sent$/));
    expect(talk.said.filter(({ content }) => content === 'Hello?')).toHaveLength(1);
  });

  test('has no Retry for a reply that would be refused again', async () => {
    const { server, bubbles } = await thread();
    server.fail(/POST/, { status: 403, body: { code: 'conversation_not_allowed' } });
    await write('Hello?');
    await press('Reply');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Failed to send reply. You can't message this person.",
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await press('Delete');
    expect(bubbles()).toHaveLength(2);
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
  ] as const)("shows a company the application's status: %s", async (status, badge) => {
    const { talk } = await thread('company');
    talk.application_status = status;
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
    expect(screen.getByText('Use at most 5,000 characters.')).toBeVisible();
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

  test("shows someone else's thread as not found", async () => {
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
    for (const name of ['Reply', 'Reopen']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('lets a student report a closed conversation; a company has no menu', async () => {
    await thread('student', { reply: false });
    await press('Conversation options');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Report this conversation',
      'Block Sunny Side Bakery',
    ]);
    cleanup();
    await thread('company', { reply: false });
    expect(screen.queryByRole('button', { name: 'Conversation options' })).toBeNull();
  });

  test('lets a student block the company, and says that they did', async () => {
    const { talk } = await thread('student', { reply: false });
    await press('Conversation options');
    expect(screen.queryByRole('menuitem', { name: 'Close conversation' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Sunny Side Bakery' }));
    const asked = renderHook(() => useBlockRequest());
    expect(asked.result.current).toMatchObject({ company: { id: talk.other.id, name: 'Sunny Side Bakery' } });
    act(closeBlock);
    talk.can.block = false;
    await news();
    expect(await screen.findByText(/^You blocked Sunny Side Bakery\./)).toBeVisible();
    await press('Conversation options');
    expect(screen.queryByRole('menuitem', { name: /^Block/ })).toBeNull();
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
