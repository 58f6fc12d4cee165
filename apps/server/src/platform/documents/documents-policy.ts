// The content security policy of our documents. Tested in Chromium; a journey fails on any report.
import { createHash } from 'node:crypto';

type Allowed = {
  /** A nonce for the style that an open dialog inserts, or the hashes of a document's own styles. */
  styles: string[];
  /** Origins that our pages may frame. */
  frames?: string[];
};

/** The only video player; it is framed when someone presses play, not before. */
export const videoPlayer = 'https://www.youtube-nocookie.com';

export const contentPolicy = ({ styles, frames = [] }: Allowed) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'none'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Nothing in our code sets HTML from text, so no trusted type policy may exist.
    "trusted-types 'none'",
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
