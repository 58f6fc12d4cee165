// Web addresses as people type them. What is shown as a link always begins with http, whatever was typed.
const scheme = /^[a-z][a-z\d+.-]*:/i;
const web = /^https?:\/\//i;
const hostAndPort = /^([^\s/?#:@]+):\d{1,5}(?=[/?#]|$)/;

/** 'shop.example:8080' looks like a scheme and is none. */
function hasPort(text: string): boolean {
  const host = hostAndPort.exec(text)?.[1]?.toLowerCase() ?? '';
  return host === 'localhost' || host.slice(1, -1).includes('.');
}

/** 'javascript:', 'data:' and 'mailto:' are not web addresses. */
const hasOtherScheme = (text: string): boolean => scheme.test(text) && !web.test(text) && !hasPort(text);

const parse = (text: string) =>
  hasOtherScheme(text) ? null : URL.parse(web.test(text) ? text : `https://${text}`);

/** Where a website leads and what is shown of it; nothing when a browser could not go there. */
export function websiteLink(text: string): { href: string; label: string } | null {
  const url = parse(text.trim());
  // A name before the host reads like another host.
  if (!url || url.username || url.password) return null;
  return { href: url.href, label: text.trim().replace(web, '') };
}

/** A word alone is not the address of a website: its host ends in something like '.com'. */
export const isWebsite = (text: string): boolean =>
  websiteLink(text) !== null && /\.[a-z\d-]{2,}$/i.test(parse(text.trim())!.hostname);

/** Adds the https:// that people leave out. Anything else stays as typed, for isSecureLink to refuse. */
export const withHttps = (text: string): string =>
  !web.test(text) && isWebsite(text) ? `https://${text.trim()}` : text;

/** For what students are sent to: encrypted, and without a name before the host. */
export function isSecureLink(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && !url.username && !url.password;
}

/** The host that a handed-in link leads to, to be shown beside it; nothing unless it is a plain http(s) address.
 *  Nobody fetches it. */
export function hostOfLink(text: string): string | null {
  const url = web.test(text) ? URL.parse(text) : null;
  return url && !url.username && !url.password ? url.host : null;
}
