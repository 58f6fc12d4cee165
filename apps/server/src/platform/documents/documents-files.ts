// Reads the web app's build once at startup: a request can only name files listed here.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serviceWorkerPolicy, workerPolicy } from './documents-policy.ts';

export type Encoding = 'br' | 'gzip';
export type Asset = {
  type: string;
  cacheControl: string;
  etag: string;
  /** A worker has the content security policy of its script. */
  policy?: string;
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
};

/** Only workers end like this; the other scripts end in .js. */
const workerEnding = '.mjs';

/** At the root, because a service worker can only answer for pages below its own folder. */
const serviceWorkerFile = 'service-worker.js';

function cacheControlOf(file: string) {
  // A cached service worker would keep a release alive after it was replaced.
  if (file === serviceWorkerFile) return 'no-cache';
  // The content behind a hashed name never changes.
  return file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

const types: Record<string, string> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  [workerEnding]: 'text/javascript; charset=utf-8',
  '.pfb': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export const etagOf = (body: Buffer | string) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Files for robots contain absolute URLs, and the build doesn't know the origin. */
const knowingOrigin = (file: string, body: Buffer, origin: string) =>
  /\.(txt|xml)$/.test(file) ? Buffer.from(body.toString().replaceAll('__ORIGIN__', origin)) : body;

/** Assets by request path. */
export function readAssets(folder: string, origin: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(file)];
    if (!type) continue; // documents, and compressed copies of other files
    const body = knowingOrigin(file, readFileSync(join(folder, file)), origin);
    const copy = (ending: string) => {
      const path = join(folder, file + ending);
      return existsSync(path) ? readFileSync(path) : undefined;
    };
    const [br, gzip] = [copy('.br'), copy('.gz')];
    assets.set(`/${file.replaceAll('\\', '/')}`, {
      type,
      cacheControl: cacheControlOf(file),
      etag: etagOf(body),
      ...(file.endsWith(workerEnding) && { policy: workerPolicy }),
      ...(file === serviceWorkerFile && { policy: serviceWorkerPolicy }),
      body,
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return assets;
}
