// Two documents: index.html for the prerendered public pages and app.html for everything else. gallery.html only exists
// in development.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { matchPath } from '@questline/contract/plain';
import { defineConfig, type Plugin } from 'vite';

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
      request.url = page.entry === 'app' ? '/app.html' : '/index.html';
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

/** Groups shared code into a few files instead of thirty tiny ones. */
const chunks = [
  // Everything a public page loads first.
  { name: 'boot', test: /preload-helper|src\/ui\/lazy\/load-chunk/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /packages\/contract\/src\/(paths|product|return-to)\.|createLucideIcon|src\/lib\/(flash-toast|local-data|session\/session-hint)|src\/ui\/(brand|button|cookie|cx|feedback\/spinner|layout\/skip-link|trail\/trail-mark|use-theme)\./,
  },
  // Shared by the crop dialog and the field that opens it; otherwise the dialog's chunk would include that page.
  { name: 'images', test: /src\/ui\/upload\/crop-image\./ },
  { name: 'tanstack', test: /node_modules\/@tanstack\/|src\/lib\/query\/by-cursor/ },
  { name: 'scenes', test: /src\/ui\/scenes\/parts/ },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [documents(), react(), tailwindcss(), preloadFonts()],
  build: {
    // No data: URLs, because the CSP doesn't allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // bin/budget.ts reads it to find the files of the first load.
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'app.html'].map((file) => `${import.meta.dirname}/${file}`),
      output: {
        codeSplitting: { groups: chunks },
        // The app's entry lists the files of all pages, and names would add 1 kB. .vite/manifest.json has the names.
        chunkFileNames: ({ name }) =>
          chunks.some((it) => it.name === name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      },
    },
  },
});
