// A student's record: with entries, many and long ones, empty, and failed.
import type { MyRecord } from '@questline/contract';
import { test } from '../support/fixtures.ts';
import { aisha, maya, newPerson, signIn, signUp } from '../support/people.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const long = 'A very long name that a company gave to an initiative without thinking of phones';

const variantOf = (entry: MyRecord['entries'][number], i: number) => ({
  ...entry,
  id: crypto.randomUUID(),
  initiative: { ...entry.initiative, name: i === 1 ? long : entry.initiative.name },
  company: { ...entry.company, verified: i !== 2 },
  revisions: i,
  criteria: i ? { met: 4 + i, of: 9 } : null,
});

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`record, ${size}, ${colorScheme}`, async ({ page, tolerate }) => {
      test.setTimeout(180_000);
      tolerate(/./);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const shoot = (name: string) =>
        takeScreenshot(page, `record-${name}-${viewport.width}-${colorScheme}`, { whole: true });
      await signIn(page, aisha, '/record');
      await expectSoon(page.getByRole('heading', { level: 2, name: /Aisha$/ })).toBeVisible();
      await shoot('one');
      await page.route('**/api/record', async (route) => {
        const response = await route.fetch();
        const { entries, in_progress }: MyRecord = await response.json();
        const many = entries.flatMap((entry) => [0, 1, 2, 3].map((i) => variantOf(entry, i)));
        await route.fulfill({ response, json: { entries: many, in_progress } });
      });
      await page.reload();
      await expectSoon(page.getByText(/no longer verified/).first()).toBeVisible();
      await shoot('many');
      await page.unroute('**/api/record');
      await failRequests(page, '**/api/record');
      await page.reload();
      await expectSoon(page.getByText('Failed to load your record')).toBeVisible();
      await shoot('failed');
    });

for (const [size, viewport] of Object.entries(viewports))
  test(`record of students who have just begun, ${size}`, async ({ page, tolerate }) => {
    test.setTimeout(120_000);
    tolerate(/./);
    await page.setViewportSize(viewport);
    const shoot = (name: string) =>
      takeScreenshot(page, `record-${name}-${viewport.width}-light`, { whole: true });
    await signUp(page, 'student', newPerson('Nova Newcomer'));
    await expectSoon(page).toHaveURL('/incentives');
    await page.goto('/record');
    await expectSoon(page.getByText('Your record starts with your first initiative')).toBeVisible();
    await shoot('empty');
    await page.context().clearCookies();
    await signIn(page, maya, '/record');
    await expectSoon(page.getByRole('heading', { level: 2, name: /Maya$/ })).toBeVisible();
    await shoot('first');
  });
