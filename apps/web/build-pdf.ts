// Files that pdf.js asks for while it draws: character maps of Asian fonts, two symbol fonts and image decoders. They are
// served from our own origin, under the version they belong to, and only a PDF that needs one loads it.
import { cpSync, createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('pdfjs-dist/package.json'));
const { version } = require('pdfjs-dist/package.json') as { version: string };
/** open-pdf.ts asks for the same path. */
const path = `assets/pdfjs-${version}`;

/** The fonts of the other names are replaced with the system's. The engine that runs the scripts of a PDF stays out. */
const needed =
  /\/(cmaps\/[\w-]+\.bcmap|standard_fonts\/Foxit(Symbol|Dingbats)\.pfb|wasm\/(openjpeg|jbig2)\.wasm)$/;
const folders = ['cmaps', 'standard_fonts', 'wasm'];

export const copyPdfFiles = (dist: string) =>
  cpSync(folder, join(dist, path), {
    recursive: true,
    filter: (file) => file === folder || folders.some((it) => file === join(folder, it)) || needed.test(file),
  });

/** In development, they come from the package. */
export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  configureServer: (server) => {
    server.middlewares.use(`/${path}`, ({ url = '' }, response, next) => {
      const file = join(folder, url);
      if (!needed.test(url) || !existsSync(file)) return next();
      createReadStream(file).pipe(response);
    });
  },
});
