// The app opens without a network, and a new release replaces the old one without breaking anything.
import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { test } from '../../support/release-proxy.ts';
import { cachedPaths, noNetwork, workerReady } from '../../support/service-worker.ts';
import { createStudent } from '../../support/students.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('without a network, every address shows a page of ours', async ({ page, context, site, tolerate }) => {
  test.slow();
  tolerate(...noNetwork);
  await signIn(page, await createStudent('Orla Offline', { bare: true }), '/feed');
  await workerReady(page);

  await test.step('the device is offline', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(mainMenu(page)).toBeVisible();
    await expect(page.getByText("You're offline").first()).toBeVisible();
    for (const path of ['/terms', '/nowhere', '/r/9fW3kQ7aLm2Zr8TtVx4YpB', '/guardian?token=abc']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    }
    await page.goto('/terms');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible();
  });

  await test.step('the server is down', async () => {
    await site.goDown();
    await page.goto('/active');
    await expect(mainMenu(page)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    // The worker leaves the desk alone.
    const desk = await context.newPage();
    await expect(desk.goto('/desk')).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await desk.close();
    await site.comeBack();
  });

  await test.step('only hashed files and two documents are kept', async () => {
    await page.goto('/inbox');
    await expect(mainMenu(page)).toBeVisible();
    const { names, paths } = await cachedPaths(page);
    expect(names).toHaveLength(1);
    const others = paths.filter((path) => !/^\/assets\/(?!desk-)[\w-]+\.(js|css|woff2)$/.test(path));
    expect(others.toSorted()).toEqual(['/forgot-password', '/offline']);
  });
});

test('after a new release, the next page runs the new code and the old files are gone', async ({
  page,
  context,
  site,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 404/);
  const release = (tab: Page) => tab.evaluate(() => document.documentElement.dataset['release']);
  await signIn(page, await createStudent('Rosa Release', { bare: true }), '/feed');
  await workerReady(page);
  const before = await cachedPaths(page);

  site.release();
  // A document comes from the network first.
  const second = await context.newPage();
  await second.goto('/active');
  await expect(mainMenu(second)).toBeVisible();
  expect(await release(second)).toBe('next');
  await workerReady(second, '-next.js');
  await expect.poll(async () => (await cachedPaths(second)).names).not.toEqual(before.names);
  await expect.poll(async () => (await cachedPaths(second)).names.length).toBe(1);
  const scripts = (await cachedPaths(second)).paths.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => !path.endsWith('-next.js'))).toEqual([]);

  // A tab that was open all the time changes with the next page.
  expect(await release(page)).toBeUndefined();
  await mainMenu(page).getByRole('link', { name: 'Inbox' }).click();
  await expect(page).toHaveURL('/inbox');
  await expect.poll(() => release(page).catch(() => undefined)).toBe('next');
  await expect(mainMenu(page)).toBeVisible();
  // One that is current stays.
  await second.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
  await mainMenu(second).getByRole('link', { name: 'Inbox' }).click();
  await expect(second).toHaveURL('/inbox');
  expect(await second.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
});
