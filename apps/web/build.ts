// Builds what the server serves into dist/: the app's document, the public ones prerendered with their CSS
// inside, and compressed copies of every asset. Compressing happens here, once, and never while serving.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { PublicDocument } from './src/public/prerender.tsx';

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
compress();

async function prerender() {
  const { documents } = (await import(join(renderer, 'prerender.js'))) as {
    documents: () => Promise<PublicDocument[]>;
  };
  const template = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8'));
  for (const { page, html } of await documents()) {
    const { file, title, description, path } = page;
    // The 404 document has no address of its own, and nobody should find it.
    const head = path
      ? `<meta name="description" content="${description}" /><link rel="canonical" href="__ORIGIN__${path}" />
    <meta property="og:title" content="${title}" /><meta property="og:description" content="${description}" />
    <meta property="og:url" content="__ORIGIN__${path}" /><meta property="og:type" content="website" />`
      : '<meta name="robots" content="noindex" />';
    const document = template
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>\n    ${head}`)
      .replace('<!--page-->', () => html);
    if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${file} has a style attribute, which the CSP forbids`);
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), document);
  }
}

/** One round trip less before the first paint; the server allows each style by its hash. */
function inlineStyles(html: string) {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const css = readFileSync(join(dist, href), 'utf8').trim();
    return `<style>${css}</style>`;
  });
}

function compress() {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|txt|json|webmanifest)$/.test(file)) continue;
    const body = readFileSync(join(dist, file));
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(body));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(body, { level: 9 }));
  }
}
