// An invalidation means "refetch": after any sequence of events, a client that refetches the named topics shows the
// same as a fresh load. The clients use two nodes.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { content } from '../../../features/initiatives/initiatives.fixture.ts';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { openNotifyTest } from './notify.fixture.ts';

const it = await openNotifyTest();
const { app, pair, apply, move, say, answer, happened, relayed, submitWork, review, listen } = it;
const other = await app.openNode();

/** What a browser shows, by query key; the first word is the topic. */
const queries = ({ api }: Person, threadId: string): Record<string, () => Promise<unknown>> => ({
  'messages list': () => api('GET /api/conversations'),
  'messages unread': () => api('GET /api/conversations/unread'),
  'messages contacts': () => api('GET /api/contacts'),
  'messages thread': () => api('GET /api/conversations/:id/messages', { params: { id: threadId } }),
  'messages conversation': () => api('GET /api/conversations/:id', { params: { id: threadId } }),
  'notifications list': () => api('GET /api/notifications'),
  'notifications unread': () => api('GET /api/notifications/unread'),
  'notifications acceptances': async () => (await api('GET /api/shell')).acceptances,
});

/** A browser that loads everything once, then refetches only the invalidated topics. */
async function openBrowser(person: Person, threadId: string, origin: string) {
  const stream = await listen(person, origin);
  const asks = queries(person, threadId);
  const held = new Map<string, unknown>();
  const load = async (keys: string[]) => {
    const answers = await Promise.all(keys.map((key) => asks[key]!()));
    keys.forEach((key, n) => held.set(key, answers[n]));
  };
  await load(Object.keys(asks));
  let heard = 0;
  const invalidations = () => stream.events().filter((event) => event.startsWith('invalidate'));
  /** Refetches only what was invalidated. */
  const follow = async () => {
    const topics = new Set(
      invalidations()
        .slice(heard)
        .flatMap((event) => JSON.parse(event.slice('invalidate '.length)) as string[]),
    );
    heard = invalidations().length;
    await load(Object.keys(asks).filter((key) => topics.has(key.split(' ')[0]!)));
  };
  /** Everything sent earlier has arrived once this sentinel has. */
  const settle = async () => {
    const sentinels = () =>
      invalidations().filter((event) => event === 'invalidate ["notifications"]').length;
    const before = sentinels();
    await happened('notification.read', person.personId, person.id);
    await relayed();
    while (sentinels() === before) await sleep(5);
    await follow();
  };
  return {
    settle,
    follow,
    held: () => Object.fromEntries(held),
    fresh: async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(asks).map(async ([key, ask]) => [key, await ask()])),
      ),
    leave: () => stream.leave(),
  };
}

/** A small seeded random generator, so that a failure can be reproduced. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

test.each(Array.from({ length: 12 }, (_, n) => [n + 1]))('any sequence of events, seed %i', async (seed) => {
  const random = randomOf(seed);
  const its = await pair('accepted');
  const { student, company } = its;
  const member = await app.addMember(company);
  const { conversation_id: id } = await say(company, student);
  await relayed();
  const browsers = await Promise.all([
    openBrowser(student, id, app.origin),
    openBrowser(student, id, other.origin),
    openBrowser(company, id, other.origin),
    openBrowser(member, id, app.origin),
  ]);
  const waiting: string[] = [];
  const newest = async ({ api }: Person) =>
    (await api('GET /api/conversations/:id/messages', { params: { id }, query: { limit: 1 } })).items[0]!.id;
  const readThread = async (person: Person) =>
    person.api('PUT /api/conversations/:id/read', {
      params: { id },
      body: { message_id: await newest(person) },
    });
  let unanswered = 0;
  /** A company can't keep writing to a student who never replies. */
  const answerAfterThree = async () => {
    if (++unanswered % 3 === 0) await answer(student, id, `${random()}`);
  };
  const actions = [
    () => answer(student, id, `${random()}`),
    async () => {
      await answerAfterThree();
      await answer(company, id, `${random()}`);
    },
    async () => {
      await answerAfterThree();
      await say(company, student, { initiative_id: its.initiative.id });
    },
    () => readThread(student),
    () => readThread(company),
    () => readThread(member),
    async () => {
      const next = await apply(student, company, 'pending');
      waiting.push(next.id);
      await happened('application.sent', next.id, student.id);
    },
    async () => {
      const application = waiting.pop();
      if (!application) return;
      const status = random() < 0.5 ? 'accepted' : 'rejected';
      await move(application, company.id, status);
      await happened(`application.${status}`, application, company.id);
    },
    async () => {
      const [first] = (await student.api('GET /api/notifications')).items;
      if (first) await student.api('PUT /api/notifications/:id/read', { params: { id: first.id } });
    },
    async () => {
      const [first] = (await company.api('GET /api/notifications')).items;
      if (first) await company.api('PUT /api/notifications/read', { body: { up_to: first.id } });
    },
    async () => {
      const next = await apply(student, company, 'accepted');
      await happened('application.accepted', next.id, company.id);
      const work = await submitWork({ ...its, initiative: next.initiative, applicationId: next.id });
      await happened('submission.sent', work, student.id);
      await review(work, company, 'approved');
      await happened('submission.approved', work, company.id);
    },
  ];
  for (let n = 0; n < 12; n++) {
    await actions[Math.floor(random() * actions.length)]!();
    if (random() < 0.4) await Promise.all(browsers.map((browser) => browser.follow()));
  }
  await relayed();
  for (const browser of browsers) {
    await browser.settle();
    expect(browser.held()).toEqual(await browser.fresh());
    browser.leave();
  }
});

test('an initiative that one person saves or deactivates is refreshed for the whole team', async () => {
  const { company, initiative } = await pair('pending');
  const member = await app.addMember(company);
  const stream = await listen(company);
  const heard = () => stream.events().filter((event) => event.includes('"initiatives"')).length;
  const refreshed = async (change: () => Promise<unknown>) => {
    const before = heard();
    await change();
    while (heard() === before) await sleep(5);
  };
  await refreshed(() =>
    member.api('POST /api/initiatives', {
      body: { ...content({ banner_url: null }), client_id: crypto.randomUUID() },
    }),
  );
  const params = { id: initiative.id };
  await refreshed(() => member.api('DELETE /api/initiatives/:id/activation', { params }));
  const { status } = await company.api('GET /api/company/initiatives/:id', { params });
  expect(status).toBe('inactive');
  stream.leave();
});

test('a note about a student is refreshed for the whole team, and not for the student', async () => {
  const { company, student } = await pair('accepted');
  const member = await app.addMember(company);
  const [stream, theirs] = [await listen(company), await listen(student)];
  const heard = () => stream.events().filter((event) => event.includes('"applications"')).length;
  const params = { id: student.id };
  const before = heard();
  const { id } = await member.api('POST /api/company/students/:id/notes', {
    params,
    body: { client_id: crypto.randomUUID(), content: 'On time' },
  });
  while (heard() === before) await sleep(5);
  const written = heard();
  await member.api('DELETE /api/company/notes/:id', { params: { id } });
  while (heard() === written) await sleep(5);
  expect(theirs.events().filter((event) => event.startsWith('invalidate'))).toEqual([]);
  stream.leave();
  theirs.leave();
});

test('from send to visible on another node: prints the time', async () => {
  const { student, company } = await pair('accepted');
  const { conversation_id } = await say(company, student);
  await relayed();
  const stream = await listen(company, other.origin);
  const times: number[] = [];
  const heard = () => stream.events().filter((event) => event.includes('messages')).length;
  for (let n = 0; n < 40; n++) {
    const before = heard();
    const began = performance.now();
    await answer(student, conversation_id);
    while (heard() === before) await sleep(1);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  console.log(
    `from send to received on another node: p50 ${times[20]!.toFixed(0)} ms, p95 ${times[37]!.toFixed(0)} ms`,
  );
  expect(times).toHaveLength(40);
  stream.leave();
});
