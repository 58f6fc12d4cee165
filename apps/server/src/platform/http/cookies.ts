// Cookies that no script reads: HttpOnly, SameSite=Strict, and on https also Secure with the prefix that keeps
// insecure pages and neighbors under the same domain from setting one. The prefix demands Path=/.

/** Holds the refresh token. */
export const sessionCookie = 'refresh';
/** Says who is looking where a request can't carry a bearer: an <img>. Holds the access token and ends with it. */
export const viewerCookie = 'viewer';

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
