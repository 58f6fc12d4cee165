// Web addresses as people type them. What is shown as a link always begins with http, whatever was typed.
const scheme = /^[a-z][a-z\d+.-]*:/i;
const web = /^https?:\/\//i;
const hostAndPort = /^([^\s/?#:@]+):\d{1,5}(?=[/?#]|$)/;

/** 'shop.example:8080' looks like a scheme and is none. */
function hasPort(text: string): boolean {
  const host = hostAndPort.exec(text)?.[1]?.toLowerCase() ?? '';
  return host === 'localhost' || host.slice(1, -1).includes('.');
}

/** True unless a text names another scheme: 'javascript:', 'data:' and 'mailto:' are no web addresses. */
export const isWebText = (text: string): boolean => !scheme.test(text) || web.test(text) || hasPort(text);

const parse = (text: string) =>
  isWebText(text) ? URL.parse(web.test(text) ? text : `https://${text}`) : null;

/** Where a website leads and what is shown of it; nothing when a browser could not go there. */
export function websiteLink(text: string): { href: string; label: string } | null {
  const url = parse(text.trim());
  // A name before the host reads like another host.
  if (!url || url.username || url.password) return null;
  return { href: url.href, label: text.trim().replace(web, '') };
}

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
