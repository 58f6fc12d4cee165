// Signing in leads to the page someone wanted, and never to another site. Who may open which page: guard.test.ts.
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillIn, password, signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test('a company signs in on the student page, gets to the page it wanted, and is redirected from student pages', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/);
  const company = await createCompany('Wrong Door');
  for (const [path, signInPage] of [
    ['/feed', '/student/auth?returnTo=%2Ffeed'],
    ['/company-inbox?tab=messages', '/company/auth?returnTo=%2Fcompany-inbox%3Ftab%3Dmessages'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(signInPage);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: "I'm a student" }).click();
  await expect(page).toHaveURL('/student/auth?returnTo=%2Fcompany-inbox%3Ftab%3Dmessages');
  await page.getByRole('link', { name: "I'm a company" }).click();
  await page.getByRole('link', { name: "I'm a student" }).click();
  await fillIn(page, { email: company.email, password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/company-inbox?tab=messages');
  await expect(page.getByText('Signed in successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  // History was replaced: back leads out, not to the form.
  await page.goBack();
  await expect(page).not.toHaveURL(/auth/);

  for (const path of ['/active', '/company/auth']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/company-overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/student/auth?returnTo=%2Fcompany%2Finitiative%2F42%3Fx%3D1');
  await expect(page).toHaveURL('/company/initiative/42?x=1');
  await page.goto('/student/auth?returnTo=%2Fterms');
  await expect(page).toHaveURL('/terms');
});

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/feed',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTP://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/feed\\..\\..',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/%09/evil.example',
  '/@evil.example',
  '@evil.example',
  'evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/feed//evil.example',
  '/;/evil.example',
  '/／evil.example',
  '／／evil.example',
  '/＼evil.example',
  '',
  ' ',
  '.',
  '..',
  '?',
  '#',
  'feed',
  './feed',
  '../feed',
  '?x=/feed',
  '#/feed',
  '//',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  '/javascript:alert(1)',
  '/%00',
  '/%E0%A4%A',
  '/feed?x=%0d%0aSet-Cookie:a=b',
  '/%2e%2e//evil.example',
  '/\u200b/evil.example',
  '/auth',
  '/student/auth',
  '/company/auth?returnTo=/feed',
  '/student/%61uth',
  '/feed?next=%2Fauth',
];

// The nightly run opens all of them. The list in guard.test.ts covers every form without a browser.
const samples = process.env['NIGHTLY'] ? hostile : hostile.filter((_, n) => n % 13 === 3);

test('a hostile return URL never leads to another site', async ({ page, baseURL }) => {
  test.setTimeout(process.env['NIGHTLY'] ? 300_000 : 80_000);
  for (const [account, home] of [
    [await createStudent('Hana Hostile', { bare: true }), '/feed'],
    [await createCompany('Hostile Harbor'), '/company-overview'],
  ] as const) {
    await signIn(page, account);
    for (const value of samples) {
      await page.goto(`/student/auth?${new URLSearchParams({ returnTo: value }).toString()}`);
      await expect(page, value).toHaveURL(`${baseURL}${home}`);
    }
  }
});
