// Three documents: index.html for the prerendered public pages, desk.html for operators and app.html for everything else.
// gallery.html only exists in development.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { matchPath } from '@questline/contract/plain';
import { defineConfig, type Plugin, rolldownVersion } from 'vite';
import { moveHelpers } from './build-helpers.ts';
import { pdfFiles } from './build-pdf.ts';

const isFile = (path: string) => /\.\w+$/.test(path) || path.startsWith('/@');

/** Serves each page's document in development, like the server does. Unknown paths get the public document, or the
 *  app's with a session; both show a 404 page with that status. */
const documents = (): Plugin => ({
  name: 'documents',
  configureServer: (server) => {
    const read = async (file: string) =>
      server.transformIndexHtml(`/${file}`, readFileSync(join(import.meta.dirname, file), 'utf8'));
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '/';
      const wantsPage = request.headers.accept?.includes('text/html');
      if (!wantsPage || isFile(path) || path.startsWith('/api')) return next();
      const page = matchPath(path);
      const signedIn = /(?:^|; )(?:__Host-)?refresh=/.test(request.headers.cookie ?? '');
      if (!page)
        return read(signedIn ? 'app.html' : 'index.html').then(
          (html) => response.writeHead(404, { 'content-type': 'text/html' }).end(html),
          next,
        );
      request.url = page.entry === 'public' ? '/index.html' : `/${page.entry}.html`;
      return next();
    });
  },
});

/** Every page needs the two latin fonts, so they are preloaded before its CSS is parsed. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
});

/** The bundler puts its helpers into a file of 0.4 kB that every other file imports. This moves them into React's. */
const helpersInReact = (): Plugin => ({
  name: 'helpers-in-react',
  apply: 'build',
  // Names of files must change with the helpers that are moved below, after the names were made.
  augmentChunkHash: () => rolldownVersion,
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
      const react = chunks.find(({ name }) => name === 'react');
      if (!helpers || !react) return;
      moveHelpers(helpers, react, chunks);
      delete bundle[helpers.fileName];
    },
  },
});

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [documents(), pdfFiles(), react(), tailwindcss(), preloadFonts(), helpersInReact()],
  build: {
    // No data: URLs, because the CSP doesn't allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // build.ts merges modules that pages load together, even if one of them is imported dynamically.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
