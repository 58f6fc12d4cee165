// npm run drill:review: how soon a reviewer sees the first page of a long PDF, and a teammate's decision. Run it on an idle
// machine.
import type { Page } from '@playwright/test';
import { acceptAll, createApplicants } from '../support/applicants.ts';
import { openBrowser } from '../support/browsers.ts';
import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { longPdf } from '../support/pdf-files.ts';
import { signIn } from '../support/people.ts';
import { submitFiles } from '../support/submitted-files.ts';
import { createTeam } from '../support/teammates.ts';

// One after the other: they measure time.
test.describe.configure({ mode: 'serial' });

const rounds = 10;
const mostMs = 1_000;
const queue = '/company-active-users?view=queue';

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

function print(what: string, times: number[]) {
  const worst = Math.max(...times);
  console.log(
    `${what}: median ${Math.round(median(times))} ms, worst ${Math.round(worst)} ms of ${times.length}`,
  );
  expect(worst, what).toBeLessThan(mostMs);
}

/** Notes, in the page itself, when the first pixel of a PDF is drawn and when it was asked for. */
async function noteFirstPixel(page: Page) {
  await page.addInitScript(() => {
    addEventListener('click', () => performance.mark('click'), { capture: true });
    new MutationObserver(() => {
      const canvas = document.querySelector('canvas');
      if (canvas?.checkVisibility() && !performance.getEntriesByName('drawn').length)
        requestAnimationFrame(() => performance.mark('drawn'));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

test('the first page of a PDF of 40 pages', async ({ page }) => {
  test.setTimeout(180_000);
  const company = await createCompany('Forty Pages');
  const { people, tasks } = await createApplicants(company, { applicants: 1, tasks: 1 });
  await acceptAll(company, people);
  await submitFiles(people[0]!, tasks, [{ name: 'neighbors.pdf', bytes: longPdf(40) }]);
  await noteFirstPixel(page);
  await signIn(page, company, queue);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(queue);
    await page.getByRole('button', { name: 'Start reviewing' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    times.push(
      await page
        .waitForFunction(() => {
          const drawn = performance.getEntriesByName('drawn')[0];
          return drawn && drawn.startTime - performance.getEntriesByName('click').at(-1)!.startTime;
        })
        .then((handle) => handle.jsonValue() as Promise<number>),
    );
  }
  print('first page of a PDF after the click', times);
});

test("a teammate's decision", async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const { company, dana } = await createTeam('Quick Review');
  const { people } = await createApplicants(company, { applicants: rounds, tasks: 1 });
  const applications = '/company-inbox?tab=applications';
  const danas = await openBrowser(browser, baseURL!);
  await Promise.all([signIn(page, company, applications), signIn(danas.page, dana, applications)]);
  for (const each of [page, danas.page]) await expect(each.getByRole('article')).toHaveCount(rounds);
  const times: number[] = [];
  for (const { name } of people) {
    const gone = danas.page
      .getByRole('article', { name: `Application from ${name}` })
      .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Accept ${name}` }).click();
    const clicked = performance.now();
    await gone;
    times.push(performance.now() - clicked);
  }
  print("a teammate's decision on another screen", times);
  await danas.close();
});
