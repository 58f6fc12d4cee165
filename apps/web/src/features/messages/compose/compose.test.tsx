// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { fill } from '../../../ui/tests/fill.ts';
import { said } from '../../render.fixture.tsx';
import { openServer } from '../messages.fixture.tsx';
import { press, open } from '../inbox/inbox.fixture.tsx';

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
    expect(await screen.findByText("You can't message them right now")).toBeVisible();
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  test('offers no form for a stranger', async () => {
    openServer('student');
    await open('student', { to: '0198c0de-7a11-7000-8000-00000000dead' });
    expect(await screen.findByText("You can't message them right now")).toBeVisible();
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
    await fill(screen.getByLabelText('Message'), 'Welcome aboard');
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
    await fill(screen.getByLabelText('Message'), 'Only once');
    await press('Send Message');
    await waitFor(() => expect(said()[0]).toBe('Failed to send message. Please try again.'));
    expect(screen.getByLabelText('Message')).toHaveValue('Only once');
    await press('Send Message');
    await waitFor(() => expect(said()[0]).toBe('Message sent'));
    expect(server.talks[0]!.said).toHaveLength(1);
  });

  test('Cancel keeps the draft', async () => {
    const { place } = await compose();
    await fill(screen.getByLabelText('Message'), 'Half a sentence');
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
    await fill(subject, 'Invoice');
    await fill(screen.getByLabelText('Message'), 'Where do we send it?');
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
    await fill(screen.getByLabelText('Message'), 'Hello again');
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
