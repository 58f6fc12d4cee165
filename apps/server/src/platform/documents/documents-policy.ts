// The content security policy of our documents. Tested in Chromium; a journey fails on any report.
import { createHash } from 'node:crypto';

type Allowed = {
  /** A nonce for the style that an open dialog inserts, or the hashes of a document's own styles. */
  styles: string[];
  /** Origins that our pages may frame. */
  frames?: string[];
  /** Names of the trusted type policies that may exist. */
  trustedTypes?: string[];
};

/** The only video player; it is framed when someone presses play, not before. */
export const videoPlayer = 'https://www.youtube-nocookie.com';

/** Lets the app start the worker that reads PDFs, and nothing else (apps/web/src/features/submissions/preview/pdf). */
export const pdfWorkerType = 'pdf-worker';

/** What a worker may do. It reads files that strangers made, so it has no network at all: the page gives it the bytes.
 *  WebAssembly decodes JPEG 2000 and JBIG2 images. */
export const workerPolicy = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Lets the app register the service worker, and nothing else (apps/web/src/app/offline/register-worker.ts). */
export const serviceWorkerType = 'service-worker';

/** The service worker loads our documents and assets, and runs no other script. */
export const serviceWorkerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const contentPolicy = ({ styles, frames = [], trustedTypes = ["'none'"] }: Allowed) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'none'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Nothing in our code sets HTML from text, so no other trusted type policy may exist.
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');

export const nonceSource = (nonce: string) => `'nonce-${nonce}'`;

export const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );

/** In addition to the headers of every response. */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  vary: 'accept-encoding, cookie',
} as const;
