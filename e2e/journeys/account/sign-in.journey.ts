import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';
import { bakery, fillIn, maya, newPerson, password, signUp } from '../../support/people.ts';

const words = {
  student: {
    in: ['Sign in to your account', 'Welcome back! Enter your details below'],
    up: ['Create student account', 'Join our platform to become a student ambassador'],
  },
  company: {
    in: ['Sign in to your company account', 'Welcome back! Enter your details below'],
    up: ['Create company account', 'Join our platform to recruit student ambassadors'],
  },
};

for (const type of ['student', 'company'] as const) {
  test(`the ${type} page says what the specification says, and toggles`, async ({ page, tolerate }) => {
    tolerate(/status of 401/);
    await page.goto(`/${type}/auth`);
    await expect(page.getByRole('heading', { name: words[type].in[0]! })).toBeVisible();
    await expect(page.getByText(words[type].in[1]!)).toBeVisible();
    await expect(page).toHaveTitle(`${words[type].in[0]} · Questline`);
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Questline' })).toHaveAttribute('href', '/');

    await fillIn(page, { email: 'nobody@school.example', password: 'wrong' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('Invalid login credentials');
    // The same words in the toast.
    await expect(page.getByText('Error signing in', { exact: true })).toBeVisible();
    await expect(page.getByText('Invalid login credentials', { exact: true })).toHaveCount(2);

    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words[type].up[0]! })).toBeVisible();
    await expect(page.getByText(words[type].up[1]!)).toBeVisible();
    await expect(page.getByText('You must be 13 or older')).toHaveCount(type === 'student' ? 1 : 0);
    await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy');
  });
}

const complaints = {
  student: ['Full name is required', 'Please enter a valid email', 'Password must be at least 6 characters'],
  company: [
    'Contact person name is required',
    'Please enter a valid business email',
    'Password must be at least 6 characters',
  ],
};

for (const type of ['student', 'company'] as const)
  test(`the ${type} sign-up is checked on submit, with our words and no request`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await signUp(page, type, { name: 'A', email: 'not an address', password: '12345' });
    for (const complaint of complaints[type]) await expect(page.getByText(complaint)).toBeVisible();
    await expect(page.getByLabel(type === 'student' ? 'Full Name' : 'Contact Person')).toBeFocused();
    expect(requests).toEqual([]);
  });

test('the sign-in is checked on submit', async ({ page }) => {
  await page.goto('/student/auth');
  await page.getByLabel('Email').fill('maya@');
  await expect(page.getByText('Please enter a valid email')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('while signing in, the inputs are disabled and the button says so', async ({ page }) => {
  const answer = await hold(page, '**/api/session');
  await page.goto('/student/auth');
  await fillIn(page, { email: maya.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/incentives');
  await expect(page.getByText('Signed in successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
});

test('while signing up, the inputs are disabled and the button says so', async ({ page }) => {
  await page.route('**/api/users', (route) => void route);
  await signUp(page, 'company', newPerson('Slow Sign Up'));
  await expect(page.getByRole('button', { name: 'Signing up...' })).toBeVisible();
  await expect(page.getByLabel('Contact Person')).toBeDisabled();
});

const wordless = { status: 500, contentType: 'application/json', body: '{"code":"unexpected","text":""}' };

test('a failure without words gets ours', async ({ page, tolerate }) => {
  tolerate(/status of 500/);
  await page.route('**/api/session', (route) => route.fulfill(wordless));
  await page.route('**/api/users', (route) => route.fulfill(wordless));
  const alert = page.getByRole('main').getByRole('alert');

  await page.goto('/student/auth');
  await fillIn(page, { email: maya.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert).toHaveText('Invalid email or password. Please try again.');
  await expect(page.getByText('Error signing in', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid login credentials', { exact: true })).toBeVisible();

  for (const [type, text] of [
    ['student', 'Failed to create account. Please try again.'],
    ['company', 'Failed to create company account. Please try again.'],
  ] as const) {
    await signUp(page, type, newPerson('No Words'));
    await expect(alert).toHaveText(text);
    await expect(page.getByText('Error signing up', { exact: true })).toBeVisible();
    await expect(page.getByText('An error occurred during signup', { exact: true })).toBeVisible();
  }
});

test('each page leads to the other and keeps returnTo; either takes both types', async ({ page }) => {
  await page.goto('/company-inbox?tab=messages');
  await expect(page).toHaveURL('/company/auth?returnTo=%2Fcompany-inbox%3Ftab%3Dmessages');
  await page.getByRole('link', { name: "I'm a student" }).click();
  await expect(page).toHaveURL('/student/auth?returnTo=%2Fcompany-inbox%3Ftab%3Dmessages');
  await page.getByRole('link', { name: "I'm a company" }).click();
  await page.getByRole('link', { name: "I'm a student" }).click();
  await fillIn(page, { email: bakery.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/company-inbox?tab=messages');
  // History was replaced: back leads out, not to the form.
  await page.goBack();
  await expect(page).not.toHaveURL(/auth/);
});
