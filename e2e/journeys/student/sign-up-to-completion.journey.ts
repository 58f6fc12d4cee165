// A student from sign-up to completing an initiative: by touch on a phone while a company uses its own screens, and
// with the keyboard only.
import { type Locator, type Page } from '@playwright/test';
import { type CompanyAnswers, throughApi, throughScreens } from '../../support/company-answers.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test, watch } from '../../support/fixtures.ts';
import { touch, type InputMethod, keyboardInput } from '../../support/input-methods.ts';
import { linkFor } from '../../support/emails.ts';
import { chooseBirthMonth, newPerson } from '../../support/people.ts';
import { randomLetters } from '../../support/random.ts';
import { aTask } from '../../support/students.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

const interests = ['Surveys', 'Customer interviews', 'Short videos'] as const;

/** A company with an initiative that fits these interests, and a task of each type. */
async function openInitiative(name: string) {
  const company = await createCompany(`${name} Bakery`);
  await company.api('PATCH /api/company/profile', { body: { industry: ['Bakeries'] } });
  const initiative = await company.api('POST /api/initiatives', {
    body: {
      client_id: crypto.randomUUID(),
      name: `${name} taste survey ${randomLetters(6)}`,
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

type Way = { input: InputMethod; name: string; answering: (company: Company) => Promise<CompanyAnswers> };

async function completeInitiative(page: Page, { input, name, answering }: Way) {
  const { company, initiative } = await openInitiative(name);
  const answers = await answering(company);
  const student = newPerson(`${name} Walker`);
  const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true });
  const heading = (text: string | RegExp) => page.getByRole('heading', { name: text });
  const chip = (kind: 'radio' | 'checkbox', text: string): Locator =>
    page.getByRole(kind, { name: text, exact: true });

  // Sign up and verify the email.
  await page.goto('/student/auth');
  await input.press(button('Sign up'));
  await input.write(page.getByLabel('Full Name'), student.name);
  await input.write(page.getByLabel('Email', { exact: true }), student.email);
  await chooseBirthMonth(page);
  await input.write(page.getByLabel('Password', { exact: true }), student.password);
  await input.press(button('Create account'));
  await expect(page).toHaveURL('/incentives');
  await page.goto(await linkFor(student.email, '/verify-email'));
  await input.press(button('Verify my email'));
  await expect(heading('Your email is verified')).toBeVisible();

  // The survey.
  await page.goto('/feed');
  await expect(heading(`Welcome to Questline, ${name}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Welcome quest' })).toContainText('0 of 5 done');
  await input.press(page.getByRole('link', { name: 'Take the 2-minute survey' }));
  await expect(heading('Where do you go to school?')).toBeVisible();
  await input.press(button('Continue'));
  await expect(page.getByText("Enter your school's name.")).toBeVisible();
  await expect(page.getByLabel('School', { exact: true })).toBeFocused();
  await input.write(page.getByLabel('School', { exact: true }), 'Lincoln High School');
  await input.choose(chip('radio', 'Grade 11'));
  await input.press(button('Continue'));
  await expect(heading('What are you good at?')).toBeFocused();
  // It continues where the student stopped.
  await page.goto('/survey');
  await expect(heading('What are you good at?')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const skill of ['Writing', 'Interviewing']) await input.press(chip('checkbox', skill));
  await input.press(button('Continue'));
  await expect(heading('What do you want to get out of it?')).toBeVisible();
  await input.press(button('Skip this step'));
  await expect(heading('What would you like to do?')).toBeVisible();
  await input.press(button('Back'));
  await expect(heading('What do you want to get out of it?')).toBeVisible();
  await input.press(button('Skip this step'));
  await expect(heading('What would you like to do?')).toBeVisible();
  for (const tag of interests) await input.press(chip('checkbox', tag));
  await expect(page.getByText('3 of 5 picked')).toBeVisible();
  await input.press(button('Continue'));
  await input.write(page.getByRole('combobox', { name: 'Company interests' }), 'bakeries');
  if (input === touch) await input.press(page.getByRole('option', { name: 'Bakeries' }));
  else await page.keyboard.press('Enter');
  // Beside the questions, or on a phone above the buttons.
  await expect(
    page
      .getByText(/so far/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await input.press(button('Continue'));
  await input.choose(chip('radio', '4 hours'));
  await input.press(button('See my matches'));

  // Initiatives that fit, with reasons.
  await expect(heading(/^\d+\+? initiatives? fits? you$/)).toBeVisible();
  const fit = page.getByRole('listitem').filter({ has: heading(initiative.name) });
  await expect(fit.getByText('Best Fit', { exact: true })).toBeVisible();
  await expect(fit).toContainText('Matches 4 interests · Uses Writing');
  await input.press(fit.getByRole('link', { name: /^View Initiative/ }));

  // Apply, and see the answer without a reload.
  await input.press(button('Apply'));
  const dialog = page.getByRole('dialog');
  await input.write(dialog.getByLabel(/^Note to the company/), 'I know half of the street already.');
  await input.press(button('Send application'));
  await expect(page.getByRole('dialog', { name: 'Application sent' })).toBeVisible();
  await page.keyboard.press('Escape');
  const application = page.getByRole('region', { name: 'Your application' });
  await expect(application).toContainText('Your application was sent');
  await answers.accept('Glad to have you');
  await expect(application).toContainText("You're in");
  await expect(application).toContainText('Glad to have you');
  await input.press(page.getByRole('link', { name: 'Go to tasks' }));

  // A text, a link, a file; the next task opens each time.
  const send = button('Submit for review');
  await input.write(page.getByLabel('Your answer'), 'What do you eat before eight?');
  await input.press(send);
  await expect(heading('Share the answers')).toBeFocused();
  await input.write(page.getByLabel('Link to your work'), 'https://notes.example/answers');
  await input.press(send);
  await expect(heading('Film a walk')).toBeFocused();
  const film = { name: 'walk.txt', mimeType: 'text/plain', buffer: Buffer.from('The street at seven.') };
  await input.chooseFile(page.getByLabel('Add your file'), film);
  await expect(page.getByLabel('Uploaded')).toBeVisible({ timeout: 20_000 });
  await input.press(send);
  await expect(page.getByText(/is reviewing it$/)).toBeVisible();

  // One needs a revision.
  await answers.requestRevision('Write five questions', 'Could you ask four more?');
  await input.press(page.getByRole('button', { name: 'Your turn: task 1' }));
  await expect(page.getByRole('region', { name: /^Feedback from/ })).toContainText(
    'Could you ask four more?',
  );
  await input.write(page.getByLabel('Your answer'), 'What, where, when, why, and with whom?');
  await input.press(send);
  await expect(page.getByRole('region', { name: /^Feedback from/ })).toContainText(
    /Your new attempt is with .+ now\./,
  );

  await answers.approve(['Share the answers', 'Film a walk', 'Write five questions']);
  await expect(heading('You did it!')).toBeFocused();
  await expect(page.getByText('tasks approved', { exact: true })).toBeVisible();
  // All updates arrived on a page that was never reloaded.
  expect(loads).toBe(0);
  // Three are shown to the next student who takes the survey.
  await company.api('DELETE /api/initiatives/:id/activation', { params: { id: initiative.id } });
}

// Half a minute on an idle machine; every Tab is a round trip.
test.beforeEach(() => test.setTimeout(180_000));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a student signs up, applies, revises and completes an initiative on a phone while the company uses its own screens', async ({
    page,
    browser,
    baseURL,
  }) => {
    const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
    const office = await browser.newContext({ baseURL: baseURL!, ...desktop });
    const complaints = await watch(office, baseURL!);
    const desk = await office.newPage();
    await completeInitiative(page, {
      input: touch,
      name: 'Finn',
      answering: (company) => throughScreens(desk, company),
    });
    expect(complaints).toEqual([]);
    await office.close();
    const [inside, across] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(across).toBe(inside);
  });
});

test('a student signs up, applies, revises and completes an initiative with the keyboard alone', async ({
  page,
}) => {
  await completeInitiative(page, {
    input: keyboardInput(page),
    name: 'Kay',
    answering: async (company) => throughApi(company),
  });
});
