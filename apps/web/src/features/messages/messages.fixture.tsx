// An in-memory conversation server behind the real session and API client, with a signed-in user. It follows the
// contract: pages, read marks, one message per client_id.
import type { Contact, Conversation, Message, User } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { vi } from 'vitest';
import { queryClient } from '../../lib/query/query-client.ts';
import { session } from '../../lib/session/session.ts';

let made = 0;
/** Increasing ids, as in the database. */
export const newId = () => `0198c0de-7a11-7000-8000-${String(++made).padStart(12, '0')}`;

type Side = 'student' | 'company';
type Talk = Pick<
  Conversation,
  'id' | 'other' | 'initiative' | 'application_status' | 'closed' | 'can' | 'wait'
> & {
  back_on?: string;
  said: {
    id: string;
    client_id: string;
    by: 'me' | 'other';
    subject: string | null;
    content: string;
    at: string;
    author: Message['author'];
  }[];
  /** The last message each side has read. */
  read: { me: string; other: string };
};
type Posted = {
  conversation_id?: string;
  to?: { user_id: string };
  content: string;
  client_id: string;
  subject?: string;
  contact_details_confirmed?: boolean;
};
type Failure = { status: number; body: object } | 'lost on the way' | 'unreachable';

const pageSize = { conversations: 20, messages: 30 };

export function openServer(side: Side, { verified = true } = {}) {
  const me: User = {
    id: newId(),
    email: 'me@questline.example',
    email_verified: verified,
    user_type: side,
    username: null,
    photo_url: null,
    company: side === 'company' ? { id: newId(), role: 'owner' } : null,
    metadata: { full_name: 'Me Myself', user_type: side, is_new_signup: 'false' },
    created_at: '2026-01-01T00:00:00Z',
  };
  const talks: Talk[] = [];
  const contacts: Contact[] = [];
  const asked: string[] = [];
  /** Bodies of all messages that were sent, refused ones too. */
  const posted: Posted[] = [];
  /** How the next requests of a line fail, and how many. */
  const failures: { line: RegExp; how: Failure; times: number }[] = [];

  const other = (name: string): Conversation['other'] => ({
    id: newId(),
    user_type: side === 'student' ? 'company' : 'student',
    name,
    picture_url: null,
  });
  function talk(name: string, { initiative = 'Poster week', reply = true } = {}) {
    const it: Talk = {
      id: newId(),
      other: other(name),
      initiative: { id: newId(), name: initiative },
      application_status: 'accepted',
      closed: verified && !reply,
      can: { reply, close: side === 'student' && reply, reopen: false, block: side === 'student' },
      wait: null,
      said: [],
      read: { me: '', other: '' },
    };
    talks.push(it);
    return it;
  }
  function say(
    it: Talk,
    by: 'me' | 'other',
    content: string,
    more: { client_id?: string; subject?: string | null; author?: Message['author'] } = {},
  ) {
    const { client_id = crypto.randomUUID(), subject = null, author = null } = more;
    const before = it.said.find((one) => one.by === by && one.client_id === client_id);
    if (before) return before;
    const one = { id: newId(), client_id, by, subject, content, author, at: new Date().toISOString() };
    it.said.push(one);
    return one;
  }
  /** The number of unread messages. */
  const unreadOf = (it: Talk) => it.said.filter(({ by, id }) => by === 'other' && id > it.read.me).length;

  const viewMessage = (it: Talk, one: Talk['said'][number]): Message => ({
    id: one.id,
    conversation_id: it.id,
    client_id: one.client_id,
    sender_id: one.by === 'me' ? me.id : it.other.id,
    author: one.author,
    subject: one.subject,
    content: one.content,
    mine: one.by === 'me',
    read: one.id <= (one.by === 'me' ? it.read.other : it.read.me),
    created_at: one.at,
  });
  const view = (it: Talk): Conversation => {
    const last = it.said.at(-1);
    return {
      id: it.id,
      other: it.other,
      initiative: it.initiative,
      application_status: it.application_status,
      closed: it.closed,
      can: it.can,
      wait: it.wait,
      back_on: it.back_on ?? null,
      unread: unreadOf(it),
      last_message: last
        ? {
            id: last.id,
            preview: last.content.slice(0, 200),
            mine: last.by === 'me',
            author: last.by === 'me' ? last.author : null,
            read: viewMessage(it, last).read,
            created_at: last.at,
          }
        : null,
    };
  };
  const pageOf = <Item,>(items: Item[], size: number, cursor: (item: Item) => string) => ({
    items: items.slice(0, size),
    next: items.length >= size ? cursor(items[size - 1]!) : null,
  });

  function answer(method: string, path: string, query: URLSearchParams, body: never): [number, unknown?] {
    const before = query.get('before') ?? '~';
    const find = (id: string | undefined) => talks.find((it) => it.id === id);
    const [, id, part] = /^\/api\/conversations\/([\w-]{36})(?:\/(\w+))?$/.exec(path) ?? [];
    const it = find(id);
    if (path === '/api/conversations') {
      const listed = talks
        .filter(({ said }) => said.length > 0)
        .map(view)
        .filter((one) => !query.get('unread') || one.unread > 0)
        .filter((one) => [one.application_status, null].includes(query.get('application_status') as never))
        .filter((one) => [one.initiative?.id, null].includes(query.get('initiative_id') as never))
        .filter((one) => one.last_message!.id < before)
        .toSorted((a, b) => (a.last_message!.id < b.last_message!.id ? 1 : -1));
      return [200, pageOf(listed, pageSize.conversations, (one) => one.last_message!.id)];
    }
    if (path === '/api/conversations/unread')
      return [200, { count: talks.reduce((sum, one) => sum + unreadOf(one), 0) }];
    if (path === '/api/conversations/with') {
      const there = talks.find((one) => one.other.id === query.get('user_id'));
      const contact = contacts.find((one) => one.other.id === query.get('user_id'));
      if (!there && !contact) return [404, { code: 'not_found' }];
      return [
        200,
        {
          other: (there ?? contact)!.other,
          initiative: (there ?? contact)!.initiative,
          conversation_id: there?.id ?? null,
          can: { write: verified && contact?.status !== 'pending' },
          wait: there?.wait ?? null,
        },
      ];
    }
    if (path === '/api/contacts') {
      const q = query.get('q')?.toLowerCase() ?? '';
      const items = contacts.filter(({ other, initiative }) =>
        `${other.name} ${initiative.name}`.toLowerCase().includes(q),
      );
      return [200, { items, next: null, can: { write: verified } }];
    }
    if (id && !it) return [404, { code: 'not_found' }];
    if (it && part === 'messages') {
      const older = it.said.filter((one) => one.id < before).toReversed();
      return [
        200,
        pageOf(
          older.map((one) => viewMessage(it, one)),
          pageSize.messages,
          (one) => one.id,
        ),
      ];
    }
    if (it && part === 'read') {
      const { message_id } = body as { message_id: string };
      if (message_id > it.read.me) it.read.me = message_id;
      return [204];
    }
    if (it && part === 'closed') {
      const { closed } = body as { closed: boolean };
      Object.assign(it, { closed, can: { ...it.can, reply: !closed, close: !closed, reopen: closed } });
    }
    if (it) return [200, view(it)];
    if (path === '/api/messages' && method === 'POST') {
      const { conversation_id, to, content, client_id, subject } = body as Posted;
      const where =
        find(conversation_id) ??
        talks.find((one) => one.other.id === to?.user_id) ??
        talk(contacts.find((one) => one.other.id === to?.user_id)!.other.name);
      return [201, viewMessage(where, say(where, 'me', content, { client_id, subject: subject ?? null }))];
    }
    const message = /^\/api\/messages\/([\w-]+)$/.exec(path)?.[1];
    for (const one of talks)
      for (const words of one.said) if (words.id === message) return [200, viewMessage(one, words)];
    return [404, { code: 'not_found' }];
  }

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, signal }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://questline.example');
    if (pathname === '/api/session' || pathname === '/api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user: me });
    }
    const line = `${method} ${pathname}`;
    asked.push(line);
    if (line === 'POST /api/messages') posted.push(JSON.parse(body as string) as Posted);
    await server.onAsk(line);
    if (signal?.aborted) throw signal.reason;
    const failure = failures.find((one) => one.times > 0 && one.line.test(line));
    if (failure) failure.times--;
    if (failure?.how === 'unreachable') throw new TypeError('Failed to fetch');
    if (typeof failure?.how === 'object')
      return Response.json(failure.how.body, { status: failure.how.status });
    const [status, said] = answer(
      method,
      pathname,
      searchParams,
      (body ? JSON.parse(body as string) : {}) as never,
    );
    await server.onAnswer(line);
    if (failure?.how === 'lost on the way') throw new TypeError('Failed to fetch');
    return status === 204 ? new Response(null, { status }) : Response.json(said, { status });
  });

  const server = {
    me,
    talks,
    contacts,
    asked,
    posted,
    talk,
    say,
    other,
    unreadOf,
    /** Runs during a request. */
    onAsk: async (_line: string): Promise<void> => undefined,
    /** Runs before the response arrives; a change here makes the response stale. */
    onAnswer: async (_line: string): Promise<void> => undefined,
    fail: (line: RegExp, how: Failure, times = Infinity) => failures.push({ line, how, times }),
    mend: () => void (failures.length = 0),
    contact(name: string, status: Contact['status'], initiative = 'Poster week') {
      const known = talks.find((one) => one.other.name === name);
      const it: Contact = {
        id: newId(),
        other: known?.other ?? other(name),
        initiative: { id: newId(), name: initiative },
        status,
        conversation_id: known?.id ?? null,
      };
      contacts.push(it);
      return it;
    },
  };
  return server;
}

export async function draw(ui: ReactNode) {
  queryClient.clear();
  await session.signIn({ email: 'me@questline.example', password: 'waypoint' });
  return render(<QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>);
}
