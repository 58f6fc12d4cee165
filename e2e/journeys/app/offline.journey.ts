// The network fails: the app stays open, says what is missing, and continues later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { liveRefused, withoutLive } from '../../support/network.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const preloadsFile = join(import.meta.dirname, '../../../apps/web/dist/.vite/preloads.json');

/** A script that one page of the app needs and another doesn't. */
function scriptOf(page: string, { butNot }: { butNot: string }): string {
  const preloads = JSON.parse(readFileSync(preloadsFile, 'utf8')) as Record<string, string[]>;
  const found = preloads[page]!.find((file) => !preloads[butNot]!.includes(file));
  if (!found) throw new Error(`${page} needs no script besides those of ${butNot}`);
  return `**${found}`;
}

/** What the console says about a part that didn't load; a development build's router adds its own warning. */
const notLoaded = [/Could not load a part of the app/, /Error in route match/];

const open = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: section }).click();
const activeTabs = (page: Page) => page.getByRole('tablist', { name: 'Active Initiatives' });

function countRenewals(page: Page) {
  let count = 0;
  page.on('request', (request) => (count += Number(request.url().endsWith('/api/session/renewal'))));
  return () => count;
}

test('an offline student sees a notice, keeps what is loaded, and continues later', async ({
  page,
  context,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_INTERNET_DISCONNECTED/, ...notLoaded);
  await signIn(page, await createStudent('Oli Offline', { bare: true }));
  await expect(page.getByRole('list', { name: 'Initiatives' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();

  // A page that was never opened.
  await open(page, 'Active');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  // A page that was already loaded still opens.
  await open(page, 'Initiatives');
  await expect(page.getByRole('list', { name: 'Initiatives' })).toBeVisible();
  await open(page, 'Active');
  await expect(panel).toBeVisible();
  await context.setOffline(false);
  await expect(activeTabs(page)).toBeVisible();
  await expect(page.getByText("You're offline")).toHaveCount(0);

  // A link to a public page.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/student/auth', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(page.getByText("You can sign in when you're back online.")).toBeVisible();
  const home = page.getByRole('link', { name: 'Back to home' });
  await home.click();
  await expect(page.getByText("This page opens when you're back online.").first()).toBeVisible();
  await expect(page).toHaveURL('/student/auth');
  await context.setOffline(false);
  await home.click();
  await expect(page).toHaveURL('/');
});

test('parts of the app that fail to download are loaded again', async ({ page, tolerate }) => {
  test.slow();
  tolerate(/ERR_CONNECTION_RESET/, ...notLoaded, liveRefused);
  await signIn(page, await createStudent('Patient Pat', { bare: true }));
  await test.step('a download that fails twice', async () => {
    let broken = 0;
    await page.route(scriptOf('/active', { butNot: '/incentives' }), (route) =>
      ++broken <= 2 ? route.abort('connectionreset') : route.continue(),
    );
    await open(page, 'Active');
    await expect(activeTabs(page)).toBeVisible();
    expect(broken).toBe(3);
  });

  await test.step('an app shell that fails, with Retry and one session renewal', async () => {
    await withoutLive(page);
    const renewals = countRenewals(page);
    const frame = scriptOf('/active', { butNot: '/student/auth' });
    await page.route(frame, (route) => route.abort('connectionreset'));
    // Reloading wouldn't help here: the document has just been loaded.
    await page.evaluate(() => sessionStorage.setItem('questline.reloaded', String(Date.now())));
    await page.goto('/active');
    await expect(page.getByRole('heading', { name: "This part didn't load" })).toBeVisible();
    expect(renewals()).toBe(1);
    await page.unroute(frame);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(activeTabs(page)).toBeVisible();
    expect(renewals()).toBe(1);
  });
});
