// The two kinds of documents: those of the public pages, the sign-in pages and the desk, which change only with the release
// and the theme, and the app's, which has a new nonce in every response.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pages, productName } from '@questline/contract';
import { etagOf, type Encoding } from './documents-files.ts';
import { withSettings, type ShownSettings } from './documents-settings.ts';
import {
  contentPolicy,
  nonceSource,
  pdfWorkerType,
  serviceWorkerType,
  styleHashes,
  videoPlayer,
} from './documents-policy.ts';

type Document = { body: Buffer; policy: string; etag?: string; encode?(as: Encoding): Promise<Buffer> };

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** The build doesn't know the origin, so one build serves every deployment. */
const read = (folder: string, file: string, origin: string) =>
  readFileSync(join(folder, file), 'utf8').replaceAll('__ORIGIN__', origin);

// The theme follows the browser unless the user chose one; the server writes it into the page so that nothing
// flashes.
export type Theme = 'light' | 'dark' | undefined;
export const themeOf = (cookies: string | undefined): Theme =>
  /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme;
const withTheme = (html: string, theme: Theme) =>
  theme ? html.replace('<html', `<html data-theme="${theme}"`) : html;

type Deployment = { folder: string; origin: string; settings: ShownSettings };

type AppPath = Extract<(typeof pages)[number], { entry: 'app' }>['path'];
const appPaths = pages.filter((page) => page.entry === 'app').map(({ path }) => path);

export function prerendered(
  file: string,
  { folder, origin, settings }: Deployment,
): (theme: Theme) => Document {
  const html = withSettings(read(folder, file, origin), settings);
  const policy = contentPolicy({ styles: styleHashes(html) });
  const made = new Map<Theme, Document>();
  return (theme) => {
    const known = made.get(theme);
    if (known) return known;
    const body = Buffer.from(withTheme(html, theme));
    const encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
    const document: Document = {
      body,
      policy,
      etag: etagOf(body),
      encode: (as) => (encoded[as] ??= compress[as](body)),
    };
    made.set(theme, document);
    return document;
  };
}

/** Scripts by page, besides those of the entry, as the build lists them. `notFound` is for unknown addresses. */
export type Preloads = Record<AppPath | 'notFound', string[]>;

/** The same for every student: apps that show previews keep them, so they say nothing that the student could take back. */
const previewOf = (title: string, origin: string) =>
  [
    ['og:type', 'website'],
    ['og:site_name', productName],
    ['og:title', `${title} on ${productName}`],
    ['og:description', 'Work that a company reviewed and approved.'],
    ['og:image', `${origin}/social-card.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ]
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('') +
  '<meta name="twitter:card" content="summary_large_image"><meta name="robots" content="noindex">';

/** Without these, the browser would learn about a page's scripts only after it has run the entry. Not compressed: the nonce makes
 *  each document different, and its 3 kB fit in the first packets anyway. Brotli would take 0.3 ms of CPU time for 1.8 kB, gzip at
 *  its fastest 0.06 ms for 1.7 kB (measured). */
export function appDocument(
  folder: string,
  origin: string,
  diagnostics: boolean,
): (theme: Theme, page: keyof Preloads | undefined) => Document {
  const plain = read(folder, 'app.html', origin);
  const html = diagnostics ? plain.replace('<html', '<html data-diagnostics') : plain;
  if (!html.includes('nonce=""')) throw new Error('app.html has no placeholder for its nonce');
  const preloads = JSON.parse(read(folder, '.vite/preloads.json', origin)) as Preloads;
  const links = new Map(
    Object.entries(preloads).map(([page, files]) => [
      page,
      files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join(''),
    ]),
  );
  for (const page of appPaths)
    if (!links.has(page)) throw new Error(`The build doesn't list the scripts of ${page}`);
  for (const page of pages)
    if ('preview' in page) links.set(page.path, `${links.get(page.path)}${previewOf(page.preview, origin)}`);
  const withLinks = (page: keyof Preloads | undefined) =>
    html.replace('</head>', () => `${(page && links.get(page)) ?? ''}</head>`);
  return (theme, page) => {
    const nonce = randomBytes(16).toString('base64');
    const named = withLinks(page).replace('nonce=""', `nonce="${nonce}"`);
    const body = Buffer.from(withTheme(named, theme));
    const policy = contentPolicy({
      styles: [nonceSource(nonce)],
      frames: [videoPlayer],
      trustedTypes: [pdfWorkerType, serviceWorkerType],
    });
    return { body, policy };
  };
}
