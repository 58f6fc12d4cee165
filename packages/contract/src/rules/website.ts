// Web addresses as people type them. Links always start with http or https, whatever was typed.
const scheme = /^[a-z][a-z\d+.-]*:/i;
const web = /^https?:\/\//i;
const hostAndPort = /^([^\s/?#:@]+):\d{1,5}(?=[/?#]|$)/;

/** 'shop.example:8080' looks like a scheme but isn't one. */
function hasPort(text: string): boolean {
  const host = hostAndPort.exec(text)?.[1]?.toLowerCase() ?? '';
  return host === 'localhost' || host.slice(1, -1).includes('.');
}

/** 'javascript:', 'data:' and 'mailto:' are not web addresses. */
const hasOtherScheme = (text: string): boolean => scheme.test(text) && !web.test(text) && !hasPort(text);

const parse = (text: string) =>
  hasOtherScheme(text) ? null : URL.parse(web.test(text) ? text : `https://${text}`);

/** The link and label of a website; null if it isn't a valid address. */
export function websiteLink(text: string): { href: string; label: string } | null {
  const url = parse(text.trim());
  // A user name before the host can look like another host.
  if (!url || url.username || url.password) return null;
  return { href: url.href, label: text.trim().replace(web, '') };
}

/** A single word isn't a website: the host has to end in something like '.com'. */
export const isWebsite = (text: string): boolean =>
  websiteLink(text) !== null && /\.[a-z\d-]{2,}$/i.test(parse(text.trim())!.hostname);

/** Adds https:// if it is missing. Anything else stays as typed, and isSecureLink refuses it. */
export const withHttps = (text: string): string =>
  !web.test(text) && isWebsite(text) ? `https://${text.trim()}` : text;

/** For links we send students to: https only, without a user name before the host. */
export function isSecureLink(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && !url.username && !url.password;
}

/** The host of a submitted link, to show next to it; null unless it is a plain http(s) address. We never fetch it. */
export function hostOfLink(text: string): string | null {
  const url = web.test(text) ? URL.parse(text) : null;
  return url && !url.username && !url.password ? url.host : null;
}
