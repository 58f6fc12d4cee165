// npm run drill:scroll: long lists on a four times slower CPU. Each list gets hundreds of items, is scrolled for
// two seconds at 60 steps a second, and may use the main thread for at most one frame per step. Run it on an idle machine.
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { bakery, maya, signIn } from '../support/people.ts';
import { activeStudents, conversations, initiatives, messages, notifications } from './long-lists.ts';

const frameMs = 1_000 / 60;
const steps = 120;
const slowdown = 4;

type Drill = {
  name: string;
  account: typeof maya | typeof bakery;
  path: string;
  answers: Record<string, (request: Request) => object>;
  open?: (page: Page) => Promise<void>;
  /** An item of the list, and where scrolling begins. */
  item: string;
  from?: 'end';
};

const thread = conversations(1)[0]!;
const drills: Drill[] = [
  {
    name: '300 conversations',
    account: maya,
    path: '/inbox',
    answers: { '/api/conversations': () => ({ items: conversations(300), next: null }) },
    item: 'ul[aria-label="Conversations"] li',
  },
  {
    name: 'a thread of 2,000 messages',
    account: maya,
    path: `/inbox?thread=${thread.id}`,
    answers: {
      '/api/conversations': () => ({ items: [thread], next: null }),
      [`/api/conversations/${thread.id}`]: () => thread,
      [`/api/conversations/${thread.id}/messages`]: () => ({
        items: messages(thread, 2_000),
        next: null,
      }),
    },
    item: '[data-message]',
    from: 'end',
  },
  {
    name: '300 initiatives',
    account: maya,
    path: '/incentives',
    answers: { '/api/initiatives': () => ({ items: initiatives(300), next: null, corrected: null }) },
    item: 'ul[aria-label="Initiatives"] > li',
  },
  {
    name: '300 notifications',
    account: maya,
    path: '/settings',
    answers: { '/api/notifications': () => ({ items: notifications(300), next: null }) },
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    item: 'ul[aria-label="Notifications"] > li',
  },
  {
    name: '300 active students',
    account: bakery,
    path: '/company-active-users',
    answers: {
      '/api/company/students/overview': () => ({
        summary: { active_students: 300, pending_reviews: 300, avg_completion: 50, total_initiatives: 3 },
        students: { items: activeStudents(300), next: null },
      }),
      '/api/company/students': () => ({ items: activeStudents(300), next: null }),
    },
    item: 'main [role="article"]',
  },
];

for (const drill of drills)
  test(`${drill.name} scroll smoothly`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.route('**/api/**', (route, request) => {
      const answer = request.method() === 'GET' && drill.answers[new URL(request.url()).pathname];
      if (answer) return route.fulfill({ json: answer(request) });
      // The list is made up, so nothing about it can be written, and nothing may replace it.
      return /\/(live|read)$/.test(request.url()) ? undefined : route.continue();
    });
    await signIn(page, drill.account, drill.path);
    await drill.open?.(page);
    await page.locator(drill.item).first().waitFor({ timeout: 120_000 });
    const measured = await scroll(page, drill);
    console.log(drill.name, JSON.stringify(measured));
    expect(measured.mainThreadMsPerFrame).toBeLessThanOrEqual(frameMs);
  });

async function scroll(page: Page, { item, from }: Drill) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const metrics = async () => {
    const { metrics: all } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(all.map(({ name, value }) => [name, value])) as Record<string, number>;
  };
  const before = await metrics();
  const deltas = await page.evaluate(
    async ({ item, from, steps }) => {
      const first = document.querySelector(item)!;
      let box = first.parentElement;
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
      box ??= document.documentElement;
      const by = ((from ? -1 : 1) * Math.min(box.scrollHeight - box.clientHeight, 12_000)) / steps;
      const times: number[] = [];
      for (let n = 0; n <= steps; n++) {
        times.push(await new Promise<number>((done) => requestAnimationFrame(done)));
        box.scrollBy(0, by);
      }
      return times.slice(1).map((at, n) => at - times[n]!);
    },
    { item, from, steps },
  );
  const after = await metrics();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const msPerFrame = (name: string) => round((1_000 * (after[name]! - before[name]!)) / steps);
  return {
    nodes: after['Nodes'],
    mainThreadMsPerFrame: msPerFrame('TaskDuration'),
    layoutMsPerFrame: msPerFrame('LayoutDuration'),
    styleMsPerFrame: msPerFrame('RecalcStyleDuration'),
    scriptMsPerFrame: msPerFrame('ScriptDuration'),
    longFrames: deltas.filter((ms) => ms > 1.5 * frameMs).length,
    longestFrameMs: round(Math.max(...deltas)),
  };
}

const round = (n: number) => Math.round(100 * n) / 100;
