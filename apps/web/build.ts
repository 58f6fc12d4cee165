// Builds the web app into dist/: the app document, the prerendered public pages with inlined CSS, robots.txt and the
// sitemap, the list of scripts that each page of the app needs, the service worker, and compressed copies of every asset, so
// that the server never compresses them itself.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { landings } from '@questline/contract/plain';
import { build, type Rolldown } from 'vite';
import { groupModules, libraries } from './build-chunks.ts';
import { copyPdfFiles } from './build-pdf.ts';
import { buildServiceWorker } from './build-worker.ts';
import { pageHead, robots, sitemap } from './build-head.ts';
import {
  appPages,
  deskLoads,
  differentLoads,
  entryLoad,
  filesByModule,
  laterModules,
  laterSignInModules,
  publicLoad,
  scriptsOf,
} from './build-loads.ts';
import type { Load } from './build-types.ts';
import type * as Prerender from './src/public/prerender.tsx';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const renderer = join(root, 'node_modules/.prerender');
/** Comes first in the public documents, so it's not part of their entry. */
const keepEarly = 'src/public/keep-early.ts';
const paths = (names: string[]) => names.map((name) => `/${name}`);

await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: renderer,
    copyPublicDir: false,
    emptyOutDir: true,
    rolldownOptions: { input: 'src/public/prerender.tsx' },
  },
});
const { documents, socialProfiles } = (await import(join(renderer, 'prerender.js'))) as typeof Prerender;
const publicDocuments = await documents();
rmSync(renderer, { recursive: true });
rmSync(dist, { recursive: true, force: true });

const chunks = await buildScripts({
  inputs: ['index.html', 'app.html', keepEarly],
  name: '',
  loads: differentLoads(publicDocuments.map(({ html }) => html)),
});
// Separate, so that the desk and the app share no file, and neither can load the entry of the other.
await buildScripts({ inputs: ['desk.html'], name: 'desk-', loads: deskLoads });
const files = filesByModule(chunks);

const preloads = listPreloads();
prerender();
writeFileSync(join(dist, '.vite/preloads.json'), JSON.stringify(preloads, null, 1));
await buildServiceWorker({ root, dist, pages: preloads, later: paths(scriptsOf(laterModules, files)) });
copyPdfFiles(dist);
writeFileSync(join(dist, 'robots.txt'), robots);
writeFileSync(join(dist, 'sitemap.xml'), sitemap);
await compress();

type Scripts = { inputs: string[]; name: string; loads: Load[] };

/** Builds these documents and scripts twice: the first time to find out which modules should share a file. */
async function buildScripts({ inputs, name, loads }: Scripts) {
  const once = async (groups: Rolldown.CodeSplittingGroup[], write: boolean) => {
    const output = {
      // The app's entry lists the files of all pages, and names would add 1 kB; the manifests have them.
      chunkFileNames: `assets/${name}[hash:7].js`,
      codeSplitting: { groups, includeDependenciesRecursively: false },
    };
    const input = inputs.map((file) => join(root, file));
    // bin/budget.ts reads the manifests to find the files of the first load.
    const manifest = `.vite/${name}manifest.json`;
    const rolldownOptions = { input, output };
    const result = await build({
      root,
      logLevel: 'warn',
      build: { write, emptyOutDir: false, manifest, rolldownOptions },
    });
    return (result as Rolldown.RolldownOutput).output.filter((it) => it.type === 'chunk');
  };
  const groups = groupModules(await once(libraries, false), loads);
  const groupOf = new Map(groups.flatMap((ids, i) => ids.map((id) => [id, `shared-${i}`] as const)));
  return once([...libraries, { name: (id: string) => groupOf.get(id), debugName: 'shared' }], true);
}

function prerender() {
  const [early] = scriptsOf([join(root, keepEarly)], files);
  const template = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8')).replace(
    '<script',
    `<script type="module" async fetchpriority="low" src="/${early}"></script><script`,
  );
  for (const { page, html } of publicDocuments) {
    const document = template
      .replace(/<title>.*?<\/title>/, () => pageHead(page))
      .replace('<!--page-->', () => html)
      // They continue the footer.
      .replace('<!--social-->', () => (html.includes('<footer') ? socialProfiles : ''))
      .replace('</head>', () => `${nextFiles(page.path)}</head>`)
      .replace('</body>', () => `${lowPriorityPreloads(html, template)}</body>`);
    const written = page.file === 'offline.html' ? withoutScripts(document) : document;
    if (/<[^>]+\sstyle="/.test(html))
      throw new Error(`${page.file} has a style attribute, which the CSP forbids`);
    mkdirSync(dirname(join(dist, page.file)), { recursive: true });
    writeFileSync(join(dist, page.file), written);
  }
}

/** It's shown when no script can be loaded. */
function withoutScripts(html: string) {
  return html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

/** Islands are loaded after the first paint. Until then, their scripts come last, behind the text and the fonts. */
function lowPriorityPreloads(html: string, template: string) {
  return scriptsOf(publicLoad(html).modules, files)
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');
}

/** Where people go after signing in, and what they may need before: public/fetch-next-files.ts. */
function nextFiles(path: string | undefined) {
  const type = (['student', 'company'] as const).find((it) => path === `/${it}/auth`);
  if (!type) return '';
  const app = readFileSync(join(dist, 'app.html'), 'utf8');
  const [styles] = /\/assets\/[\w-]+\.css/.exec(app)!;
  const scripts = paths(scriptsOf([...entryLoad.modules, ...laterSignInModules], files));
  const next = new Set([styles, ...scripts, ...preloads[landings[type].afterAuth]!]);
  return `<meta name="next-files" content="${[...next].join(' ')}" />`;
}

/** For the server and the service worker: the scripts of each page, besides those of the entry. */
function listPreloads() {
  const entry = new Set(scriptsOf(entryLoad.modules, files));
  return Object.fromEntries(
    appPages.map(({ path, modules }) => [
      path,
      paths(scriptsOf(modules, files).filter((file) => !entry.has(file))),
    ]),
  );
}

/** Saves a round trip before the first paint. The server allows each style by its hash. */
function inlineStyles(html: string) {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const css = readFileSync(join(dist, href), 'utf8').trim();
    return `<style>${css}</style>`;
  });
}

/** All at the same time, on every core: together they take ten seconds of one. */
async function compress() {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => /\.(m?js|css|svg|json|webmanifest|wasm)$/.test(file))
      .map(async (file) => {
        const body = readFileSync(join(dist, file));
        writeFileSync(join(dist, `${file}.br`), await promisify(brotliCompress)(body));
        writeFileSync(join(dist, `${file}.gz`), await promisify(gzip)(body, { level: 9 }));
      }),
  );
}
