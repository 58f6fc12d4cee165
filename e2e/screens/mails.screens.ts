// Every mail that is sent, as readers of mail show it: on a phone and beside a list, light and dark.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from '../support/fixtures.ts';
import { takeScreenshot } from './screenshot.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.data/emails');

test('all mails', async ({ page }) => {
  test.slow();
  execFileSync(process.execPath, [join(root, 'packages/emails/preview.ts')]);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html')))
    for (const width of [390, 720])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 600 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(readFileSync(join(folder, file), 'utf8'));
        await takeScreenshot(page, `mail-${basename(file, '.html')}-${width}-${colorScheme}`, {
          part: page.locator('body'),
        });
      }
});
