// Cookies that scripts cannot read: HttpOnly, SameSite=Strict, and on https also Secure with the __Host- prefix,
// which keeps insecure pages and other subdomains from setting one. The prefix requires Path=/.

/** The refresh token. */
export const sessionCookie = 'refresh';
/** Identifies the viewer where a request can't send a bearer token: an <img>. Contains the access token and expires
 *  with it. */
export const viewerCookie = 'viewer';

/** Someone has just changed something, so a standby may not have it yet. */
export const changedCookie = 'changed';

/** An operator's session. */
export const deskCookie = 'desk';

const inFull = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

export function readCookie(header: string | undefined, name: string, secure: boolean): string | undefined {
  const start = `${inFull(name, secure)}=`;
  const found = header?.split(';').find((part) => part.trimStart().startsWith(start));
  return found?.trim().slice(start.length);
}

type Cookie = { maxAgeSeconds: number; secure: boolean };

export function writeCookie(name: string, value: string, { maxAgeSeconds, secure }: Cookie): string {
  if (!/^[\w.~-]*$/.test(value)) throw new Error(`the value of the cookie ${name} would need escaping`);
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Strict'];
  if (secure) attributes.push('Secure');
  return `${inFull(name, secure)}=${value}; ${attributes.join('; ')}`;
}
