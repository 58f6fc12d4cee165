// A small real server with the session endpoints, and tabs of one browser that talk to it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Session } from '@questline/contract';
import { onTestFinished } from 'vitest';
import { createSessionClient } from './session-client.ts';
import type { HintStorage } from './session-hint.ts';
import type { SessionEvent } from './session-store.ts';
import { browserTabs } from './session-tabs.ts';

const minuteMs = 60_000;
export const maya = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'maya@school.example',
  email_verified: false,
  user_type: 'student' as const,
  username: null,
  photo_url: null,
  company: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student' as const, is_new_signup: 'true' as const },
  created_at: '2026-01-01T00:00:00Z',
};

type Refusal = { status: number; code: string };
type Answer = Refusal | 'hang up' | undefined;

export async function startServer() {
  const requests: { line: string; body: unknown; bearer: string | undefined }[] = [];
  let tokens = 0;
  const server = {
    requests,
    count: (line: string) => requests.filter((request) => request.line === line).length,
    /** Sets the response to a request from now on, instead of success. */
    refusals: {} as Record<string, Answer>,
    user: maya as Session['user'],
    /** The server's clock, which the tabs share. */
    now: Date.now(),
    passMinutes: (minutes: number) => (server.now += minutes * minuteMs),
  };

  const http = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const line = `${request.method} ${request.url}`;
    requests.push({ line, body: text && JSON.parse(text), bearer: request.headers.authorization });
    const refusal = server.refusals[line];
    if (refusal === 'hang up') return request.socket.destroy();
    if (refusal)
      return response.writeHead(refusal.status).end(JSON.stringify({ code: refusal.code, text: '' }));
    if (line === 'DELETE /api/session') return response.writeHead(204).end();
    if (line === 'GET /api/session/user') return response.end(JSON.stringify(server.user));
    const expires_at = new Date(server.now + 15 * minuteMs).toISOString();
    return response.end(JSON.stringify({ access_token: `t${++tokens}`, expires_at, user: server.user }));
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { server, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

type Browser = { storage: HintStorage & { content: Map<string, string> }; channel: string };

/** Local storage and a channel shared by all tabs of one browser. */
export function openBrowser(): Browser {
  const content = new Map<string, string>();
  const storage = {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
  return { storage, channel: crypto.randomUUID() };
}

export function openTab(
  { storage, channel }: Browser,
  { server, origin }: Awaited<ReturnType<typeof startServer>>,
) {
  const tabs = browserTabs(channel);
  const client = createSessionClient({ tabs, storage, origin, now: () => server.now });
  const events: SessionEvent[] = [];
  client.listen((event) => events.push(event));
  return { client, events, names: () => events.map(({ name }) => name) };
}
