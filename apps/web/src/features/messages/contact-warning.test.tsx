// @vitest-environment jsdom
import type { UserType } from '@questline/contract/plain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../ui/tests/dom.ts';
import { ComposeForm } from './compose/compose-form.tsx';
import { open, press } from './inbox/inbox.fixture.tsx';
import { draw, openServer } from './messages.fixture.tsx';

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

const refusal = { status: 409, body: { code: 'contact_details', found: ['phone'] } };
const warning = 'This looks like it includes a phone number.';

describe('a reply with contact details', () => {
  async function thread(side: UserType) {
    const server = openServer(side);
    const talk = server.talk('Sunny Side Bakery');
    server.say(talk, 'other', 'Hello');
    await open(side, { thread: talk.id });
    await screen.findByRole('region', { name: 'Messages with Sunny Side Bakery' });
    server.fail(/POST/, refusal, 1);
    await userEvent.type(screen.getByLabelText('Reply to Sunny Side Bakery'), 'Call 415-555-0142');
    await press('Reply');
    expect(await screen.findByText(warning)).toBeVisible();
    return { server, talk };
  }
  const field = () => screen.getByLabelText('Reply to Sunny Side Bakery');

  test.each([
    ['company', 'Send without it', /that part is removed, and our safety team sees what you wrote/],
    ['student', 'Send anyway', /You never have to share it/],
  ] as const)('is sent once a %s confirms', async (side, button, text) => {
    const { server, talk } = await thread(side);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
    expect(talk.said).toHaveLength(1);
    await press(button);
    await waitFor(() => expect(talk.said).toHaveLength(2));
    expect(server.posted.map(({ contact_details_confirmed }) => contact_details_confirmed)).toEqual([
      undefined,
      true,
    ]);
    expect(new Set(server.posted.map(({ client_id }) => client_id)).size).toBe(1);
    expect(screen.queryByText(warning)).toBeNull();
  });

  test('returns to the form to be edited, in front of what is written there', async () => {
    const { talk } = await thread('company');
    await userEvent.type(field(), 'And one more thing');
    await press('Edit');
    expect(field()).toHaveValue('Call 415-555-0142\n\nAnd one more thing');
    expect(field()).toHaveFocus();
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), 'See you here');
    await press('Reply');
    await waitFor(() => expect(talk.said.at(-1)!.content).toBe('See you here'));
    expect(talk.said).toHaveLength(2);
  });
});

describe('a first message with contact details', () => {
  async function compose() {
    const server = openServer('company');
    const { other } = server.contact('Maya Chen', 'accepted');
    const sent = vi.fn<() => void>();
    await draw(
      <ComposeForm
        to={{ user_id: other.id, initiative_id: null }}
        recipient={other}
        wait={null}
        initiative="Poster week"
        onClose={() => undefined}
        onSent={sent}
      />,
    );
    server.fail(/POST/, refusal, 1);
    await userEvent.type(screen.getByLabelText('Message'), 'Call 415-555-0142');
    await press('Send Message');
    expect(await screen.findByText(warning)).toBeVisible();
    return { server, sent };
  }

  test('is sent after a confirmation', async () => {
    const { server, sent } = await compose();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    expect(sent).not.toHaveBeenCalled();
    await press('Send without it');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(server.posted.map(({ contact_details_confirmed }) => contact_details_confirmed)).toEqual([
      undefined,
      true,
    ]);
  });

  test('Edit returns to the field, and a changed text is checked again', async () => {
    const { server, sent } = await compose();
    await press('Edit');
    expect(screen.getByLabelText('Message')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Message'), ' or write here');
    expect(screen.queryByText(warning)).toBeNull();
    await press('Send Message');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(server.posted.at(-1)!.contact_details_confirmed).toBeUndefined();
  });
});
