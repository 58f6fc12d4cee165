// Uploads on a phone, with very long file names.
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { sunrise } from '../../support/image-files.ts';
import { longFileName, sendLongTexts } from '../../support/long-texts.ts';
import { liveRefused, withoutLive } from '../../support/network.ts';
import { signIn } from '../../support/people.ts';
import { aTask, startCollaboration } from '../../support/students.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('refused and running uploads of a file and a photo are accessible', async ({ page, tolerate }) => {
  test.slow();
  tolerate(liveRefused, /status of 429/);
  const { student, path } = await startCollaboration('Narrow', [
    {
      ...aTask('Ask twenty neighbors', ['upload']),
      resources: [
        { title: 'A guide with a rather long title that says it all', url: 'https://guides.example/asking' },
        { title: 'Map', url: 'https://maps.example/' },
      ],
    },
  ]);
  await withoutLive(page);
  await sendLongTexts(page);
  await signIn(page, student, path);
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_uploads', text: longFileName('txt') } }),
  );
  const notes = { name: longFileName('txt'), mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.getByLabel(/Add your file/).setInputFiles(notes);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page, 'a refused file');

  await page.unroute('**/api/uploads');
  // Uploads start and never end.
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expectAccessible(page, 'a file that is being uploaded');

  await page.goto('/settings#account');
  await page.getByLabel(/^Choose (another )?Photo$/).setInputFiles(sunrise(700, 900));
  await expect(page.getByRole('button', { name: 'Save crop' })).toBeVisible();
  await expectAccessible(page, 'cropping a photo');
  await page.getByRole('button', { name: 'Save crop' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'a photo that is being uploaded');
});
