// Maintenance: everyone sees a notice, reads, signs in and writes. What they write is sent when it's over. It has a database of
// its own, because it would stop all other journeys.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '@questline/db/migrate.ts';
import { seed } from '@questline/db/seed/seed.ts';
import pg from 'pg';
import { testWith } from '../../support/api-with-settings.ts';
import { expect } from '../../support/fixtures.ts';
import { openSecondBrowser, reply, shownMessages } from '../../support/messages-page.ts';
import { bakery, maya, signIn, signInWithForm } from '../../support/people.ts';

const root = join(import.meta.dirname, '../../..');
const name = `maintenance_${randomUUID().replaceAll('-', '')}`;
const urlOf = (role: string, database = name) => {
  const url = new URL(process.env['JOURNEY_DATABASE']!);
  return Object.assign(url, { username: role, pathname: `/${database}` }).href;
};
const filesDir = mkdtempSync(join(tmpdir(), 'questline-maintenance-'));

const test = testWith(() => ({
  DATABASE_URL: urlOf('app_api'),
  AUTH_DATABASE_URL: urlOf('app_auth'),
  DESK_DATABASE_URL: urlOf('app_desk'),
  FILES_DIR: filesDir,
}));

async function query<Row>(sql: string, database?: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf('postgres', database) });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Row[];
}

const questline = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'apps/server/src/questline.ts'), 'maintenance', ...args],
    { env: { ...process.env, NODE_ENV: 'test', ADMIN_DATABASE_URL: urlOf('postgres') } },
  );

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await query(`create database ${name}`, 'postgres');
  await migrate(urlOf('postgres'));
  await seed(urlOf('postgres'), { mediaDir: join(filesDir, 'media') });
});
test.afterAll(async () => {
  await query(`drop database ${name} with (force)`, 'postgres');
  rmSync(filesDir, { recursive: true });
});

test('during maintenance people read, sign in and write, and what they wrote is sent afterward', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 503/);
  const [conversation] = await query<{ id: string }>(
    `select c.id from conversations c join users u on u.id = c.student_id
     where u.email = '${maya.email}' and c.closed_at is null and c.application_status = 'accepted'
     order by c.last_message_id desc limit 1`,
  );
  const thread = `/inbox?thread=${conversation!.id}`;
  await signIn(page, maya, thread);
  await expect(shownMessages(page).last()).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: "We're updating Questline" });
  await expect(notice).toBeHidden();

  await questline('on', '--message', 'A bigger server.', '--minutes', '20');
  // It arrives without a reload.
  await expect(notice).toHaveText(/A bigger server\..*We expect to be done by \d/, { timeout: 20_000 });
  await reply(page, 'Sent after the update');
  await expect(shownMessages(page).last()).toHaveText(
    /Sent after the update.*Will be sent when the update is done/,
  );
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { name: /Maya/ }).first()).toBeVisible();
  await expect(notice).toBeVisible();

  const other = await openSecondBrowser(browser, baseURL!, bakery);
  await other.context.clearCookies();
  await other.page.evaluate(() => localStorage.clear());
  await signInWithForm(other.page, bakery);
  await expect(other.page.getByText("We're updating Questline")).toBeVisible();
  await other.context.close();

  await questline('off');
  await expect(notice).toBeHidden({ timeout: 30_000 });
  await page.goto(thread);
  await expect(shownMessages(page).last()).toHaveText(/Sent after the update/);
  await expect(shownMessages(page).last()).not.toHaveText(/Will be sent/);
});
