// Renders the icons and the social card as PNG files from the drawings in apps/web/art: npm run images.
// The files are in git; run this after changing a drawing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const web = join(import.meta.dirname, '../apps/web');
const images = [
  { drawing: 'social-card', file: 'social-card', width: 1200, height: 630 },
  { drawing: 'icon', file: 'icon-192', width: 192, height: 192 },
  { drawing: 'icon', file: 'icon-512', width: 512, height: 512 },
  { drawing: 'icon-maskable', file: 'icon-maskable-512', width: 512, height: 512 },
  { drawing: 'icon-maskable', file: 'apple-touch-icon', width: 180, height: 180 },
];
const fonts = [
  { name: 'bricolage-grotesque', family: 'Bricolage Grotesque Variable' },
  { name: 'figtree', family: 'Figtree Variable' },
].map(({ name, family }) => {
  const file = join(
    web,
    `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  return `@font-face{font-family:'${family}';font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;
});

const find = 'command -v chromium || true';
const executablePath =
  process.env['CHROMIUM'] || execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { drawing, file, width, height } of images) {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = readFileSync(join(web, `art/${drawing}.svg`), 'utf8');
  await page.setContent(`<style>${fonts.join('')}body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(web, `public/${file}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
