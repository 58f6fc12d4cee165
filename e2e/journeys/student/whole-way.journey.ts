// The whole way of a student, from the sign-up to the celebration: once with a finger on a phone, while the company
// answers through its own screens in another browser, and once with nothing but a keyboard.
import { type Locator, type Page } from '@playwright/test';
import { type CompanyAnswers, throughApi, throughScreens } from '../../support/company-answers.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test, watch } from '../../support/fixtures.ts';
import { touch, type InputMethod, keyboardInput } from '../../support/input-methods.ts';
import { linkFor } from '../../support/emails.ts';
import { newPerson } from '../../support/people.ts';
import { aTask } from '../../support/students.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

const interests = ['Surveys', 'Customer interviews', 'Short videos'] as const;

/** A company whose initiative fits whoever says all of this, with a task of each kind. */
async function openInitiative(name: string) {
  const company = await createCompany(`${name} Bakery`);
  await company.api('PATCH /api/company/profile', { body: { industry: ['Bakeries'] } });
  const initiative = await company.api('POST /api/initiatives', {
    body: {
      client_id: crypto.randomUUID(),
      name: `${name} taste survey`,
      description: 'Ask the neighbors what they like',
      requirements: 'Writing and Interviewing',
      tags: [...interests],
      weekly_hours: 3,
      tasks: [
        aTask('Write five questions'),
        aTask('Share the answers', ['link']),
        aTask('Film a walk', ['upload']),
      ],
    },
  });
  await company.api('POST /api/initiatives/:id/activation', { params: { id: initiative.id } });
  return { company, initiative };
}

type Way = { hands: InputMethod; name: string; answering: (company: Company) => Promise<CompanyAnswers> };

async function completeInitiative(page: Page, { hands, name, answering }: Way) {
  const { company, initiative } = await openInitiative(name);
  const answers = await answering(company);
  const student = newPerson(`${name} Walker`);
  const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true });
  const heading = (text: string | RegExp) => page.getByRole('heading', { name: text });
  const chip = (kind: 'radio' | 'checkbox', text: string): Locator =>
    page.getByRole(kind, { name: text, exact: true });

  // Sign up, and verify the address.
  await page.goto('/student/auth');
  await hands.press(button('Sign up'));
  await hands.write(page.getByLabel('Full Name'), student.name);
  await hands.write(page.getByLabel('Email', { exact: true }), student.email);
  await hands.write(page.getByLabel('Password', { exact: true }), student.password);
  await hands.press(button('Create account'));
  await expect(page).toHaveURL('/incentives');
  await page.goto(await linkFor(student.email, '/verify-email'));
  await hands.press(button('Verify my email'));
  await expect(heading('Your email is verified')).toBeVisible();

  // The way begins with six questions.
  await page.goto('/feed');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await hands.press(page.getByRole('link', { name: 'Take the 2-minute survey' }));
  await hands.write(page.getByLabel('School', { exact: true }), 'Lincoln High School');
  await hands.choose(chip('radio', 'Grade 11'));
  await hands.press(button('Continue'));
  await expect(heading('What are you good at?')).toBeVisible();
  for (const skill of ['Writing', 'Interviewing']) await hands.press(chip('checkbox', skill));
  await hands.press(button('Continue'));
  await expect(heading('What do you want to get out of it?')).toBeVisible();
  await hands.press(button('Skip this step'));
  await expect(heading('What would you like to do?')).toBeVisible();
  for (const tag of interests) await hands.press(chip('checkbox', tag));
  await hands.press(button('Continue'));
  await hands.write(page.getByRole('combobox', { name: 'Company interests' }), 'bakeries');
  if (hands === touch) await hands.press(page.getByRole('option', { name: 'Bakeries' }));
  else await page.keyboard.press('Enter');
  await hands.press(button('Continue'));
  await hands.choose(chip('radio', '4 hours'));
  await hands.press(button('Continue'));

  // What fits, and why.
  const fit = page.getByRole('listitem').filter({ has: heading(initiative.name) });
  await expect(fit.getByText('Best Fit', { exact: true })).toBeVisible();
  await expect(fit).toContainText(
    'Matches 4 of your interests · Uses your skills: Writing, Interviewing · Fits your 4 hours a week',
  );
  await hands.press(fit.getByRole('link', { name: /^View Initiative/ }));

  // Apply; the answer comes by itself.
  await hands.press(button('Apply'));
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel(/^Note to the company/), 'I know half of the street already.');
  await hands.press(button('Send application'));
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
  await page.keyboard.press('Escape');
  const standing = page.getByRole('region', { name: 'Your application' });
  await expect(standing).toContainText('Your application was sent');
  await answers.accept('Glad to have you');
  await expect(standing).toContainText("You're in");
  await expect(standing).toContainText('Glad to have you');
  await hands.press(page.getByRole('link', { name: 'Go to tasks' }));

  // A text, a link, a file; each next task follows by itself.
  const send = button('Submit for review');
  await hands.write(page.getByLabel('Your answer'), 'What do you eat before eight?');
  await hands.press(send);
  await expect(heading('Share the answers')).toBeFocused();
  await hands.write(page.getByLabel('Link to your work'), 'https://notes.example/answers');
  await hands.press(send);
  await expect(heading('Film a walk')).toBeFocused();
  const film = { name: 'walk.txt', mimeType: 'text/plain', buffer: Buffer.from('The street at seven.') };
  await hands.bring(page.getByLabel('Add your file'), film);
  await expect(page.getByLabel('Uploaded')).toBeVisible({ timeout: 20_000 });
  await hands.press(send);
  await expect(page.getByText('With the company', { exact: true })).toBeVisible();

  // One of them comes back, and goes out again.
  await answers.askForMore('Write five questions', 'Could you ask four more?');
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
  // On a phone the trail is folded, so that the task itself stands in sight.
  if (hands === touch) await hands.press(page.getByRole('navigation', { name: 'Tasks' }).getByRole('button'));
  await hands.press(page.getByRole('link', { name: 'Write five questions' }));
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Could you ask four more?');
  await hands.write(page.getByLabel('Your answer'), 'What, where, when, why, and with whom?');
  await hands.press(send);
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
    'Your new version is with them now.',
  );

  await answers.approve(['Share the answers', 'Film a walk', 'Write five questions']);
  await expect(heading('You did it!')).toBeFocused();
  await expect(page.getByText('revision mastered')).toBeVisible();
  // All news came to a page that stayed open since the survey.
  expect(loads).toBe(0);
}

test.beforeEach(() => test.slow());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a student goes the whole way with one finger, answered from the company’s screens', async ({
    page,
    browser,
    baseURL,
  }) => {
    const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
    const office = await browser.newContext({ baseURL: baseURL!, ...desktop });
    const complaints = await watch(office, baseURL!);
    const desk = await office.newPage();
    await completeInitiative(page, {
      hands: touch,
      name: 'Finn',
      answering: (company) => throughScreens(desk, company),
    });
    expect(complaints).toEqual([]);
    await office.close();
    // Nothing of it was wider than the phone.
    const [inside, across] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(across).toBe(inside);
  });
});

test('a student goes the whole way with the keyboard alone', async ({ page }) => {
  await completeInitiative(page, {
    hands: keyboardInput(page),
    name: 'Kay',
    answering: async (company) => throughApi(company),
  });
});
