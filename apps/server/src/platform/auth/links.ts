// Signed links of mails. Nothing about them is stored: the signature proves who made them, the version that
// the thing they open has not changed since (a reset link dies with the password that it replaces).
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Link = {
  /** Each purpose has a key of its own: a link never opens what another was made for. */
  purpose: string;
  subject: string;
  version: string | number;
  expiresAt: Date;
};

export type Links = {
  make(link: Link): string;
  /** Undefined for whatever was forged, altered, made for something else or has run out. */
  read(purpose: string, token: string, now: Date): { subject: string; version: string } | undefined;
  /** Stands for an address as a link's version: whoever has the link has the address, so it needs no key. */
  fingerprint(text: string): string;
};

/** Parts travel in addresses as they are and are told apart by dots. */
const part = /^[\w-]{1,64}$/;

/** The first secret signs, all of them are accepted: so secrets can change while links are under way. */
export function createLinks(secret: string, ...older: string[]): Links {
  const sign = (key: string, purpose: string, text: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `link:${purpose}`, 32)))
      .update(text)
      .digest('base64url');

  return {
    make({ purpose, subject, version, expiresAt }) {
      const parts = [subject, String(Math.floor(expiresAt.getTime() / 1_000)), String(version)];
      if (!parts.every((text) => part.test(text))) throw new Error('a link takes letters, digits, _ and -');
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
