// A company decides about the applications to one initiative, in the applicant's profile. Deciding about many: bakery.
import { testWith } from '../../support/api-with-settings.ts';
import { createApplicants } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

const queue = '/company-inbox?tab=applications';

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('three applications with long notes fit on the screen', async ({ page }) => {
    const company = await createCompany('Long Letters');
    const note = (name: string) =>
      `I am ${name}, and I ask people what they think. `.repeat(8) + '\n\nThank you!\n\nSee you soon';
    await createApplicants(company, { applicants: 3, tasks: 1, note });
    await signIn(page, company, queue);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const card of await page.getByRole('article').all()) await expect(card).toBeInViewport({ ratio: 1 });
  });
});

const undoable = testWith({ UNDO_SECONDS: '10' });

undoable.describe('on a phone', () => {
  undoable.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  undoable('an application is accepted in the profile, undone, and accepted again', async ({ page }) => {
    undoable.slow();
    const company = await createCompany('Two Offers');
    const { people } = await createApplicants(company, { applicants: 2, tasks: 1 });
    const { initiative, people: others } = await createApplicants(company, { applicants: 1, tasks: 1 });
    const [student] = others as [(typeof others)[0]];
    await signIn(page, company, queue);
    await expect(page.getByRole('article')).toHaveCount(people.length + 1);
    await page.getByRole('button', { name: 'Filter' }).tap();
    await page.getByLabel('Initiative').selectOption(initiative.id);
    await expect(page).toHaveURL(new RegExp(`initiative=${initiative.id}`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('tab', { name: /^Pending ?1$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);

    const accept = page.getByRole('dialog').getByRole('button', { name: `Accept ${student.name}` });
    await page.getByRole('button', { name: `View Profile of ${student.name}` }).tap();
    await expect(page.getByRole('dialog').getByText(`I am ${student.name}`)).toBeVisible();
    await expect(accept).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Note for your team').fill('Asked good questions');
    await page.getByRole('button', { name: 'Save team note' }).tap();
    await expect(
      page.getByRole('dialog').getByRole('listitem').getByText('Asked good questions'),
    ).toBeVisible();
    await expect(accept).toBeInViewport({ ratio: 1 });
    await accept.tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(page.getByText(`${student.name} won't hear about it.`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `View Profile of ${student.name}` }).tap();
    await expect(page.getByRole('dialog').getByText('Asked good questions')).toBeVisible();
    await accept.tap();
    await page.getByRole('button', { name: `Message ${student.name.split(' ')[0]}` }).tap();
    await expect(page.getByRole('dialog', { name: `New Message to ${student.name}` })).toBeVisible();
  });
});
