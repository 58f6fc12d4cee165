// Who may open which page, and where everybody else is sent.
import { pages } from '@questline/contract/plain';
import { expect, test } from '../../support/fixtures.ts';
import { bakery, jonas, signIn } from '../../support/people.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';
const addressOf = (path: string) => path.replace(/:\w+/, id);
const appPages = pages.filter(({ entry }) => entry === 'app');

/** Where the specification sends each visitor. */
function destination(path: string, access: string, visitor: 'anonymous' | 'student' | 'company') {
  const address = addressOf(path);
  const home = visitor === 'company' ? '/company-overview' : '/feed';
  if (access === 'public') return address;
  if (access === 'auth-page') return visitor === 'anonymous' ? address : home;
  if (visitor === 'anonymous')
    return `/${path.includes('/company') ? 'company' : 'student'}/auth?returnTo=${encodeURIComponent(address)}`;
  return access === 'signed-in' || access === visitor ? address : home;
}

test('every page takes a signed-out visitor to the right place', async ({ page }) => {
  test.slow();
  for (const { path, access } of appPages) {
    await page.goto(addressOf(path));
    await expect(page, path).toHaveURL(destination(path, access, 'anonymous'));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

// Their own pages are opened by the accessibility journeys.
test('pages of the other account type and sign-in pages lead home', async ({ page }) => {
  test.slow();
  for (const [type, account] of [
    ['student', jonas],
    ['company', bakery],
  ] as const) {
    await signIn(page, account);
    for (const { path, access } of appPages) {
      if (access === type || access === 'signed-in' || access === 'public') continue;
      await page.goto(addressOf(path));
      await expect(page, path).toHaveURL(destination(path, access, type));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  }
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

// The nightly run opens all of them. The list in return-to.test.ts covers every form without a browser.
const samples = process.env['NIGHTLY'] ? hostile : hostile.filter((_, n) => n % 13 === 3);

for (const [type, account, home] of [
  ['student', jonas, '/feed'],
  ['company', bakery, '/company-overview'],
] as const)
  test(`a hostile return address never takes a ${type} to another site`, async ({ page, baseURL }) => {
    test.slow();
    await signIn(page, account);
    for (const value of samples) {
      await page.goto(`/student/auth?${new URLSearchParams({ returnTo: value }).toString()}`);
      await expect(page, value).toHaveURL(`${baseURL}${home}`);
    }
  });

test('a valid return address is followed, with its query', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await signIn(page, jonas);
  await page.goto('/student/auth?returnTo=%2Finitiative%2F42%3Fx%3D1');
  await expect(page).toHaveURL('/initiative/42?x=1');
  await page.goto('/student/auth?returnTo=%2Fterms');
  await expect(page).toHaveURL('/terms');
});
