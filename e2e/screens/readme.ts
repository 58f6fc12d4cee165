// The screenshots in the README, taken with seeded accounts: npm run screens:readme.
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { test } from '../support/fixtures.ts';
import { bakery, maya, signIn } from '../support/people.ts';
import { expectSoon } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  // Twice the pixels, shown at 390 px: phones have sharp displays.
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

async function openHome(page: Page) {
  await page.goto('/feed');
  await expectSoon(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
}

/** Opens a task that Maya was asked to revise. */
async function openTask(page: Page) {
  const { items } = await (await apiOf(maya))('GET /api/applications');
  await page.goto(`/initiative-tasks/${items[0]!.initiative.id}`);
  await expectSoon(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
}

async function openConversation(page: Page, inbox: string, name: string) {
  await page.goto(inbox);
  await page.getByRole('link', { name }).first().click();
  await expectSoon(page.getByRole('button', { name: 'Reply' })).toBeVisible();
}

async function openList(page: Page, path: string, button: RegExp) {
  await page.goto(path);
  await expectSoon(page.getByRole('button', { name: button }).first()).toBeVisible();
}

async function openReview(page: Page) {
  await openList(page, '/company-active-users?view=queue', /^Review Submission/);
  await page
    .getByRole('button', { name: /^Review Submission/ })
    .first()
    .click();
  await expectSoon(page.getByRole('button', { name: 'Approve' })).toBeVisible();
}

type Shot = [keyof typeof devices, 'light' | 'dark', name: string, (page: Page) => Promise<void>];

const student: Shot[] = [
  [
    'desktop',
    'light',
    'student-browse',
    (page) => expectSoon(page.getByText('Best Fit', { exact: true }).first()).toBeVisible(),
  ],
  ['desktop', 'dark', 'student-task', openTask],
  ['phone', 'light', 'student-home', openHome],
  ['phone', 'dark', 'student-conversation', (page) => openConversation(page, '/inbox', 'Sunny Side Bakery')],
];
const company: Shot[] = [
  [
    'desktop',
    'light',
    'company-overview',
    (page) => expectSoon(page.getByRole('list').first()).toBeVisible(),
  ],
  [
    'desktop',
    'dark',
    'company-applications',
    (page) => openList(page, '/company-inbox?tab=applications', /^Accept/),
  ],
  [
    'phone',
    'light',
    'company-students',
    (page) => openList(page, '/company-active-users', /^Review Submission/),
  ],
  ['phone', 'dark', 'company-review', openReview],
];

for (const [account, shots] of [
  [maya, student],
  [bakery, company],
] as const)
  for (const [device, colorScheme, name, open] of shots)
    test.describe(`${name}, ${device}, ${colorScheme}`, () => {
      test.use({ ...devices[device], colorScheme, reducedMotion: 'reduce' });
      test('screenshot', async ({ page }) => {
        test.slow();
        await signIn(page, account);
        await open(page);
        await takeScreenshot(page, name, { folder: 'docs/images' });
      });
    });
