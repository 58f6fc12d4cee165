// npm run drill:live: two people in two browsers, each at a node of its own. One sends 200 messages, four a second, by the
// button that people use; how long it takes from the click until the words stand on the other's screen, and whether
// each stands there once and in order. Needs a build of the web app: npm run build.
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { freePort } from '@questline/db/free-port.ts';
import { judge, openStage, part } from './stage/stage.ts';

const messages = 200;
const everyMs = 250;
const allowed = { p95Ms: 400 };
const password = 'a-long-way-to-go';

const stage = await openStage('live');
await stage.startWorker();
const [here, there] = await Promise.all([freePort(), freePort()]);
await Promise.all([stage.startSite(here), stage.startSite(there)]);

async function join(port: number, type: 'student' | 'company') {
  const origin = `http://localhost:${port}`;
  const email = `${type}@drill.example`;
  const data = { user_type: type, full_name: `A ${type}`, ...(type === 'company' && { company_name: 'Us' }) };
  const { user, access_token } = await createApi<Api>({ origin })('POST /api/users', {
    body: { email, password, data },
  });
  await stage.root.query('update users set email_verified_at = now() where id = $1', [user.id]);
  return { id: user.id, token: access_token, type, email, origin };
}
const [student, company] = await Promise.all([join(there, 'student'), join(here, 'company')]);
await stage.root.query(`update company_profiles set company_name = 'Us' where id = $1`, [company.id]);
const { initiative_id } = await stage.befriend(student, company);
const { conversation_id } = await createApi<Api>({ origin: company.origin, token: () => company.token })(
  'POST /api/messages',
  {
    body: {
      client_id: crypto.randomUUID(),
      to: { user_id: student.id, initiative_id },
      subject: 'Drill',
      content: 'Hello',
    },
  },
);

const executablePath =
  process.env['CHROMIUM'] || execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const refused = new Map<string, number>();

async function sitDown({ type, email, origin }: typeof student): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  page.on('response', (answer) => {
    if (answer.status() < 400) return;
    const what = `${answer.status()} ${new URL(answer.url()).pathname.replaceAll(/[\w-]{36}/g, ':id')}`;
    refused.set(what, (refused.get(what) ?? 0) + 1);
  });
  await page.goto(`/${type}/auth`);
  await page.getByLabel(/^(Business )?Email$/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(type === 'student' ? '/incentives' : '/company-overview');
  const inbox = type === 'student' ? '/inbox' : '/company-inbox';
  await page.goto(`${inbox}?thread=${conversation_id}`);
  await page.locator('[data-message]').first().waitFor();
  return page;
}
const [sender, receiver] = await Promise.all([sitDown(company), sitDown(student)]);

type Noted = { noted: [text: string, at: number][] };
/** When somebody clicked, and what stood in the field. */
await sender.evaluate(() => {
  const noted: Noted['noted'] = ((globalThis as never as Noted).noted = []);
  document.addEventListener(
    'click',
    (event) => {
      const field = document.querySelector('textarea');
      if ((event.target as Element).closest('[type=submit]') && field)
        noted.push([field.value, performance.timeOrigin + event.timeStamp]);
    },
    { capture: true },
  );
});
/** When words were painted for the first time. */
await receiver.evaluate(() => {
  const noted: Noted['noted'] = ((globalThis as never as Noted).noted = []);
  const seen = new Set<string>();
  const box = document.querySelector('[role=region][aria-label^="Messages with"]')!;
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      const frame = box.getBoundingClientRect();
      for (const item of box.querySelectorAll('[data-message]')) {
        const text = /drill \d+\./.exec(item.textContent)?.[0];
        const { bottom } = item.getBoundingClientRect();
        if (!text || seen.has(text) || bottom < frame.top || bottom > frame.bottom + 40) continue;
        seen.add(text);
        noted.push([text, performance.timeOrigin + performance.now()]);
      }
    }),
  ).observe(box, { childList: true, subtree: true });
});

const field = sender.getByPlaceholder('Write a reply…');
const button = sender.locator('form [type=submit]');
const began = performance.now();
for (let n = 1; n <= messages; n++) {
  await sleep(Math.max(0, began + n * everyMs - performance.now()));
  await field.fill(`drill ${n}.`);
  await button.click();
}
const seconds = (performance.now() - began) / 1_000;
const last = receiver.getByText(`drill ${messages}.`);
await last.waitFor({ timeout: 20_000 }).catch(() => undefined);
await sleep(1_000);

const notedBy = (page: Page) => page.evaluate(() => (globalThis as never as Noted).noted);
const clicked = new Map(await notedBy(sender));
const times = (await notedBy(receiver)).map(([text, at]) => at - clicked.get(text)!);
const wanted = Array.from({ length: messages }, (_, n) => `drill ${n + 1}.`).join();
const shownBy = async (page: Page) => {
  const texts = await page.locator('[data-message]').allTextContents();
  return texts.flatMap((text) => /drill \d+\./.exec(text)?.[0] ?? []);
};
const [sent, seen] = [await shownBy(sender), await shownBy(receiver)];
await browser.close();
await stage.close();

const ms = (share: number) => Math.round(part(times, share));
console.log(
  `${times.length} messages in ${seconds.toFixed(0)} s: p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms, slowest ${ms(1)} ms`,
);
judge([
  [times.length === messages, `${times.length} of ${messages} came into sight by themselves`],
  [ms(0.95) <= allowed.p95Ms, `p95 is ${ms(0.95)} ms, allowed are ${allowed.p95Ms}`],
  [seen.join() === wanted, 'each stands once and in order on the other side'],
  [sent.join() === wanted, 'and on the own side'],
  [refused.size === 0, `refused requests: ${JSON.stringify(Object.fromEntries(refused))}`],
]);
