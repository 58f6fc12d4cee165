// A company and a student in two browsers, in the same conversation: one sends with the button, the other watches.
// Both record times on the same clock.
import { execSync } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import type { Environment } from './environment.ts';

type Noted = { noted: [text: string, at: number][] };
const password = 'a-long-way-to-go';
const findBrowser = 'command -v chromium-headless-shell || command -v chromium';

/** Each on its own node, or both on the same one. */
export async function openTwoBrowsers(environment: Environment, nodes: { student: string; company: string }) {
  const join = async (type: 'student' | 'company') => {
    const email = `${type}-${crypto.randomUUID()}@drill.example`;
    const data =
      type === 'company'
        ? { user_type: type, full_name: 'A company', company_name: 'Us' }
        : { user_type: type, full_name: 'A student', birth_month: '2005-04' };
    const { user, access_token } = await createApi<Api>({ origin: nodes[type] })('POST /api/users', {
      body: { email, password, data },
    });
    await environment.root.query('update users set email_verified_at = now() where id = $1', [user.id]);
    return { id: user.id, token: access_token, type, email, origin: nodes[type] };
  };
  const [student, company] = await Promise.all([join('student'), join('company')]);
  await environment.root.query(`update company_profiles set company_name = 'Us' where id = $1`, [company.id]);
  const { initiative_id } = await environment.connect(student, company);
  const writeAsCompany = createApi<Api>({ origin: company.origin, token: () => company.token });
  const { conversation_id } = await writeAsCompany('POST /api/messages', {
    body: {
      client_id: crypto.randomUUID(),
      to: { user_id: student.id, initiative_id },
      subject: 'Drill',
      content: 'Hello',
    },
  });

  const executablePath =
    process.env['CHROMIUM'] || execSync(findBrowser, { shell: '/bin/bash', encoding: 'utf8' }).trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const refused: string[] = [];

  async function sitDown({ type, email, origin }: typeof student): Promise<Page> {
    const page = await (await browser.newContext({ baseURL: origin })).newPage();
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
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
  const [sender, receiver] = await Promise.all([sitDown(student), sitDown(company)]);
  await noteClicks(sender);
  await noteWords(receiver);

  const field = sender.getByPlaceholder('Write a reply…');
  const button = sender.locator('form [type=submit]');
  const notedBy = (page: Page) => page.evaluate(() => (globalThis as never as Noted).noted);
  const shownBy = async (page: Page) => {
    const texts = await page.locator('[data-message]').allTextContents();
    return texts.flatMap((text) => /drill \d+\./.exec(text)?.[0] ?? []);
  };
  return {
    refused,
    async send(text: string) {
      await field.fill(text);
      await button.click();
    },
    waitFor: (text: string) => receiver.getByText(text).waitFor({ timeout: 20_000 }),
    /** From the click until the text is on the other screen, in ms. */
    async times() {
      const clicked = new Map(await notedBy(sender));
      return (await notedBy(receiver)).map(([text, at]) => at - clicked.get(text)!);
    },
    shown: async () => ({ here: await shownBy(sender), there: await shownBy(receiver) }),
    close: () => browser.close(),
  };
}

/** Records each click and the text in the field. */
const noteClicks = (page: Page) =>
  page.evaluate(() => {
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

/** Records when text first appeared. */
const noteWords = (page: Page) =>
  page.evaluate(() => {
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
