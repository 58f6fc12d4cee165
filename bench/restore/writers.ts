// People who write to each other and upload files through the API, and what they were told is saved.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import type pg from 'pg';
import { image } from '../../apps/server/src/app/tests/files/images.fixture.ts';
import type { Environment, Pair, Participant } from '../environment/environment.ts';
import { settled, upload } from '../environment/uploads.ts';

const pairs = 40;
/** Slow enough for ten minutes within the limits of a pair: 30 messages a day from the company, 60 from the student. */
const pauseMs = { student: 16_000, company: 28_000 };
/** As many as a busy machine can check while they are added. */
const students = { photos: 6, submissions: 14 };
const submissionPauseMs = 15_000;

/** `begunAt`, `savedAt`: milliseconds since 1970, before the request and after the answer. */
export type Write = { what: 'message' | 'file'; id: string; begunAt: number; savedAt: number };

export const clientOf = (origin: string, { token }: Participant) =>
  createApi<Api>({ origin, token: () => token });

export async function prepareWriters(environment: Environment): Promise<Pair[]> {
  const prepared: Pair[] = [];
  for (let n = 0; n < pairs; n++)
    prepared.push(
      await environment.connect(
        await environment.createAccount('student'),
        await environment.createAccount('company'),
      ),
    );
  return prepared;
}

export function startWriters(origin: string, all: Pair[]) {
  const over = new AbortController();
  const writes: Write[] = [];
  const failed: string[] = [];
  const counts = { photos: 0 };

  async function write(what: Write['what'], work: () => Promise<string | undefined>) {
    const begunAt = Date.now();
    try {
      const id = await work();
      if (id) writes.push({ what, id, begunAt, savedAt: Date.now() });
      return id;
    } catch (error) {
      failed.push(`${what}: ${(error as Error).message}`);
      return undefined;
    }
  }

  async function talk({ student, company, initiative_id }: Pair) {
    const [asStudent, asCompany] = [clientOf(origin, student), clientOf(origin, company)];
    const first = { client_id: randomUUID(), content: 'Hello', subject: 'Drill' };
    const to = { user_id: student.id, initiative_id };
    const { conversation_id } = await asCompany('POST /api/messages', { body: { ...first, to } });
    const send = (api: typeof asStudent, content: string) =>
      write('message', async () => {
        const body = { client_id: randomUUID(), conversation_id, content };
        return (await api('POST /api/messages', { body })).id;
      });
    const keepSending = async (api: typeof asStudent, name: keyof typeof pauseMs) => {
      for (let n = 0; !over.signal.aborted; n++) {
        await sleep(Math.random() * 2 * pauseMs[name]);
        await send(api, `${name} ${n}`);
      }
    };
    await Promise.all([keepSending(asStudent, 'student'), keepSending(asCompany, 'company')]);
  }

  /** A photo that replaces another one removes it. */
  async function changePhoto({ student }: Pair) {
    const bytes = await image(600, 600).png().toBuffer();
    while (!over.signal.aborted) {
      const id = await write('file', () =>
        upload(origin, student, { bytes, name: 'me.png', purpose: 'photo' }),
      );
      if (!id) continue;
      const { url: photo_url } = await settled(origin, student, id, 500);
      await clientOf(origin, student)('PATCH /api/session/profile', { body: { photo_url } });
      counts.photos++;
    }
  }

  async function addSubmissions({ student }: Pair) {
    while (!over.signal.aborted) {
      await sleep(Math.random() * 2 * submissionPauseMs);
      const bytes = Buffer.from(randomBytes(50_000).toString('hex'));
      await write('file', () => upload(origin, student, { bytes, name: 'work.txt', purpose: 'submission' }));
    }
  }

  const running = [
    ...all.map(talk),
    ...all.slice(0, students.photos).map(changePhoto),
    ...all.slice(-students.submissions).map(addSubmissions),
  ];
  return {
    writes,
    failed,
    counts,
    async stop() {
      over.abort();
      await Promise.all(running);
    },
  };
}

/** What was saved before and is missing, and what was begun afterward and is there. */
export async function compareWrites(client: pg.Client, writes: Write[], at: Date) {
  const { rows } = await client.query<{ id: string }>(
    `select id from inbox_messages where id = any ($1)
     union all select id from files where id = any ($1) and uploaded_at is not null`,
    [writes.map(({ id }) => id)],
  );
  const there = new Set(rows.map(({ id }) => id));
  const before = writes.filter(({ savedAt }) => savedAt < at.getTime());
  // The date has no microseconds.
  const after = writes.filter(({ begunAt }) => begunAt > at.getTime() + 1);
  return {
    before: before.length,
    after: after.length,
    lost: before.filter(({ id }) => !there.has(id)).length,
    early: after.filter(({ id }) => there.has(id)).length,
  };
}
