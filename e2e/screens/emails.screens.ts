// Every email as email apps show it: on a phone and on a wider screen, light and dark.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from '../support/fixtures.ts';
import { takeScreenshot } from './screenshot.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.data/emails');

test('all emails', async ({ page }) => {
  test.slow();
  execFileSync(process.execPath, [join(root, 'packages/emails/preview.ts')]);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html')))
    for (const width of [390, 720])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 600 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(readFileSync(join(folder, file), 'utf8'));
        await takeScreenshot(page, `email-${basename(file, '.html')}-${width}-${colorScheme}`, {
          part: page.locator('body'),
        });
      }
});
