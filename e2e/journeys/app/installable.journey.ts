// The app can be installed on a phone or computer.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

/** The headless shell can't install anything. */
const find = 'command -v chromium || true';
const executablePath = execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim();

test('Chromium has no reason not to install the app, and its shortcuts lead to pages', async ({
  baseURL,
  request,
}) => {
  test.slow();
  // Private windows can't install apps.
  const context = await chromium.launchPersistentContext('', {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    baseURL: baseURL!,
    serviceWorkers: 'allow',
  });
  const page = context.pages()[0]!;
  await signIn(page, await createStudent('Ines Install', { bare: true }), '/feed');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  await expect
    .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
    .toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as { start_url: string; shortcuts: { url: string }[] };
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    expect((await request.get(path)).status(), path).toBe(200);
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});
