// Builds the service worker, which contains the list of the release's files. It is built last, because it needs their names.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Release } from './src/service-worker/release.ts';

type Built = {
  root: string;
  dist: string;
  /** The scripts of each page of the app, besides those of the entry. */
  pages: Release['pages'];
  /** Scripts that every page loads later. */
  later: string[];
};

/** Scripts, styles and the latin fonts. Images and the files of the PDF reader aren't worth the space. */
const isKept = (file: string) => /^(?!desk-)[\w-]+\.(js|css)$|-latin-wght-normal-[\w-]+\.woff2$/.test(file);

export async function buildServiceWorker({ root, dist, pages, later }: Built) {
  const documents = ['app.html', 'offline.html'].map((file) => readFileSync(join(dist, file), 'utf8'));
  const assets = readdirSync(join(dist, 'assets'))
    .filter(isKept)
    .map((file) => `/assets/${file}`);
  const named = [...documents.join('').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file]) => file!,
  );
  const entry = /<script[^>]*src="(\/assets\/[^"]+)"/.exec(documents[0]!)![1]!;
  const release = { entry, shell: [...new Set([...named, ...later])], pages, assets };
  const version = createHash('sha256')
    .update(JSON.stringify([release, documents]))
    .digest('base64url')
    .slice(0, 12);
  await build({
    root,
    logLevel: 'warn',
    define: { __RELEASE__: JSON.stringify({ version, ...release } satisfies Release) },
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
