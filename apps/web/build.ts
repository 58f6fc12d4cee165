// Builds the web app into dist/: the app document, the prerendered public pages with inlined CSS, robots.txt and the
// sitemap, and compressed copies of every asset, so that the server never compresses them itself.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { pageHead, robots, sitemap } from './build-head.ts';
import type * as Prerender from './src/public/prerender.tsx';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const renderer = join(dist, '.prerender');

await build({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/public/prerender.tsx', outDir: renderer, copyPublicDir: false },
});
await prerender();
rmSync(renderer, { recursive: true });
writeFileSync(join(dist, 'robots.txt'), robots);
writeFileSync(join(dist, 'sitemap.xml'), sitemap);
compress();

async function prerender() {
  const { documents, socialProfiles } = (await import(join(renderer, 'prerender.js'))) as typeof Prerender;
  const template = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8'));
  for (const { page, html } of await documents()) {
    const document = template
      .replace(/<title>.*?<\/title>/, () => pageHead(page))
      .replace('<!--page-->', () => html)
      .replace('<!--social-->', () => socialProfiles);
    if (/<[^>]+\sstyle="/.test(html))
      throw new Error(`${page.file} has a style attribute, which the CSP forbids`);
    mkdirSync(dirname(join(dist, page.file)), { recursive: true });
    writeFileSync(join(dist, page.file), document);
  }
}

/** Saves a round trip before the first paint. The server allows each style by its hash. */
function inlineStyles(html: string) {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const css = readFileSync(join(dist, href), 'utf8').trim();
    return `<style>${css}</style>`;
  });
}

function compress() {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(file)) continue;
    const body = readFileSync(join(dist, file));
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(body));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(body, { level: 9 }));
  }
}
