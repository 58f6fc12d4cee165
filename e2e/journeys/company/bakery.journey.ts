// From sign-in to everything answered: a bakery with 12 applicants, 9 submissions and 4 unread messages. A decision takes
// at most two keys or three clicks, and nobody scrolls to find work.
import type { Locator, Page } from '@playwright/test';
import { acceptAll, createApplicants, submitWork } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { writeFirst } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';

// Someone this quick also acts while something still moves.
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

async function busyBakery() {
  const company = await createCompany('Counted Bakery');
  const { id } = await company.api('GET /api/session/user');
  const {
    people: students,
    initiative,
    tasks,
  } = await createApplicants(company, { applicants: 9, tasks: 1 });
  await acceptAll(company, students);
  for (const student of students) await submitWork(student, tasks[0]!);
  const to = { user_id: id, initiative_id: initiative.id };
  for (const student of students.slice(0, 4))
    await writeFirst(student, to, initiative.name, 'May I ask you something?');
  const { people } = await createApplicants(company, { applicants: 12, tasks: 1 });
  // The longest wait comes first.
  return { company, applicants: people.map(({ name }) => name) };
}

/** How many cards are on the screen from top to bottom. */
const cardsInView = (page: Page) =>
  page.getByRole('article').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

/** Counts keys and clicks, and refuses to click what is out of view. */
function countingHand(page: Page) {
  let count = 0;
  return {
    async click(target: Locator) {
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.click();
      count += 1;
    },
    async press(key: string) {
      await page.keyboard.press(key);
      count += 1;
    },
    /** How many there were since the last time. */
    spent() {
      const spent = count;
      count = 0;
      return spent;
    },
  };
}

test('a bakery owner answers 12 applications, 9 submissions and 4 messages', async ({ page }) => {
  test.slow();
  const { company, applicants } = await busyBakery();
  const hand = countingHand(page);
  await signIn(page, company);
  const turn = page.getByRole('region', { name: 'Your turn' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const atMost = (most: number) => expect(hand.spent()).toBeLessThanOrEqual(most);

  await hand.click(turn.getByRole('link', { name: 'Decide on applications' }));
  const cardOf = (name: string) =>
    page.getByRole('article', { name: `Application from ${name}`, exact: true });
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(await cardsInView(page)).toBeGreaterThanOrEqual(3);
  // One click for all twelve.
  atMost(1);
  for (const [n, name] of applicants.entries()) {
    await expect(cardOf(name)).toBeInViewport();
    if (n < 8) {
      if (n === 0) await hand.press('j');
      await expect(cardOf(name)).toBeFocused();
      await hand.press(n % 4 === 3 ? 'r' : 'a');
      if (n % 4 === 3) await hand.press('r');
      await expect(cardOf(name)).toHaveCount(0);
      atMost(2);
    } else {
      const isReading = n % 2 === 1;
      if (isReading) await hand.click(button(`View Profile of ${name}`));
      const part = isReading ? page.getByRole('dialog', { name: 'Student profile' }) : cardOf(name);
      const isLast = name === applicants.at(-1);
      const decision = `${isLast ? 'Reject' : 'Accept'} ${name}`;
      await hand.click(part.getByRole('button', { name: decision, exact: true }));
      if (isLast) await hand.click(button('Reject application'));
      await expect(cardOf(name)).toHaveCount(0);
      atMost(3);
    }
  }

  await hand.click(page.getByRole('link', { name: /^Overview/ }));
  await hand.click(turn.getByRole('link', { name: 'Review work' }));
  await hand.click(button('Start reviewing'));
  atMost(3);
  for (let n = 0; n < 9; n += 1) {
    await expect(button('Approve')).toBeInViewport({ ratio: 1 });
    const work = await page.getByRole('article').getAttribute('aria-label');
    await (n % 2 ? hand.click(button('Approve')) : hand.press('a'));
    await expect(page.getByRole('article', { name: work!, exact: true })).toHaveCount(0);
    atMost(1);
  }

  await hand.click(page.getByRole('link', { name: /^Overview/ }));
  await hand.click(turn.getByRole('link', { name: 'Read messages' }));
  atMost(2);
  const threads = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  for (let left = 4; left > 0; left -= 1) {
    await expect(threads).toHaveCount(left);
    await hand.click(threads.first());
    await page.getByPlaceholder('Write a reply…').fill('Of course! Ask away.');
    await hand.press('Control+Enter');
    await expect(page.locator('[data-message]').last()).toContainText('Ask away');
    atMost(2);
  }

  await hand.click(page.getByRole('link', { name: /^Overview/ }));
  await expect(turn.getByText("You're all caught up.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  const decided = async (status: 'accepted' | 'rejected') =>
    (await company.api('GET /api/company/applications', { query: { status } })).items.length;
  // With the nine whose only task was approved.
  expect([await decided('accepted'), await decided('rejected')]).toEqual([18, 3]);
});
