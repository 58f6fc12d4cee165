// Signed links for emails. Nothing about them is stored: the signature proves their origin, and the version that
// their subject has not changed since (a reset link stops working once the password changes).
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Link = {
  /** Each purpose has its own key, so a link works only for its own purpose. */
  purpose: string;
  subject: string;
  version: string | number;
  expiresAt: Date;
};

export type Links = {
  make(link: Link): string;
  /** Undefined if the link is forged, altered, expired or for another purpose. */
  read(purpose: string, token: string, now: Date): { subject: string; version: string } | undefined;
  /** Represents an email address as a link's version. Anyone with the link already knows the address, so it needs no
   *  key. */
  fingerprint(text: string): string;
};

/** Parts need no URL escaping and are separated by dots. */
const part = /^[\w-]{1,80}$/;

/** The first secret signs and all of them verify, so secrets can change while links are in use. */
export function createLinks(secret: string, ...older: string[]): Links {
  const sign = (key: string, purpose: string, text: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `link:${purpose}`, 32)))
      .update(text)
      .digest('base64url');

  return {
    make({ purpose, subject, version, expiresAt }) {
      const parts = [subject, String(Math.floor(expiresAt.getTime() / 1_000)), String(version)];
      if (!parts.every((text) => part.test(text)))
        throw new Error('a link may contain only letters, digits, _ and -');
      const signed = parts.join('.');
      return `${signed}.${sign(secret, purpose, signed)}`;
    },
    read(purpose, token, now) {
      const [subject, expiry, version, signature, ...more] = token.split('.');
      if (!subject || !expiry || !version || !signature || more.length > 0) return undefined;
      const signed = `${subject}.${expiry}.${version}`;
      if (![secret, ...older].some((key) => same(signature, sign(key, purpose, signed)))) return undefined;
      return now.getTime() < Number(expiry) * 1_000 ? { subject, version } : undefined;
    },
    fingerprint: (text) => createHash('sha256').update(`link:${text}`).digest('base64url').slice(0, 22),
  };
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
