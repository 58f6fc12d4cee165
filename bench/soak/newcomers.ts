// Students who sign up, and one who changes the photo again and again, while things fail.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import type pg from 'pg';
import { image } from '../../apps/server/src/app/tests/files/images.fixture.ts';
import type { Environment, Participant } from '../environment/environment.ts';
import { send } from '../environment/send.ts';
import { settled, upload } from '../environment/uploads.ts';

const signUpEveryMs = 3_000;
const photoEveryMs = 10_000;

export async function startNewcomers({ emailServer }: Environment, api: string, owner: Participant) {
  const acknowledged: { id: string; email: string }[] = [];
  /** Message-IDs by recipient. */
  const emails = new Map<string, Set<string>>();
  const photos = { changed: 0, failed: 0 };
  const over = new AbortController();

  async function signUp() {
    const email = `${randomUUID()}@example.org`;
    const data = { user_type: 'student', full_name: 'Robin Field', birth_month: '2005-04' };
    const body = { email, password: 'river-otter-42', data };
    const answer = await send(api, { method: 'POST', path: '/api/users', body });
    if (answer.status !== 201) return;
    const { user } = JSON.parse(answer.body) as { user: { id: string } };
    acknowledged.push({ id: user.id, email });
  }

  const bytes = await image(600, 600).png().toBuffer();
  async function changePhoto() {
    try {
      const id = await upload(api, owner, { bytes, name: 'me.png', purpose: 'photo' });
      if (!id) throw new Error('too many uploads are waiting');
      const { url: photo_url } = await settled(api, owner, id, 500);
      const change = createApi<Api>({ origin: api, token: () => owner.token });
      await change('PATCH /api/session/profile', { body: { photo_url } });
      photos.changed++;
    } catch {
      // During a fault. How many succeeded is checked in the end.
      photos.failed++;
    }
  }

  async function repeat(everyMs: number, work: () => Promise<void>) {
    while (!over.signal.aborted) {
      await work();
      await sleep(everyMs);
    }
  }
  const running = [repeat(signUpEveryMs, signUp), repeat(photoEveryMs, changePhoto)];

  /** Removes emails from the server, which would keep all of them. */
  function collectEmails() {
    for (const { to, messageId } of emailServer.received.splice(0))
      for (const address of to) emails.set(address, (emails.get(address) ?? new Set()).add(messageId));
  }

  return {
    acknowledged,
    photos,
    collectEmails,
    withoutEmail() {
      collectEmails();
      return acknowledged.filter(({ email }) => !emails.has(email)).length;
    },
    /** How many got the same email under several Message-IDs, which mail programs would show several times. */
    emailedTwice: () => acknowledged.filter(({ email }) => (emails.get(email)?.size ?? 0) > 1).length,
    async stop() {
      over.abort();
      await Promise.all(running);
    },
  };
}

export async function countStored(client: pg.Client, accounts: { id: string }[]): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from users join profiles using (id) where id = any ($1)',
    [accounts.map(({ id }) => id)],
  );
  return rows[0]!.n;
}
