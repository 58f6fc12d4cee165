// A short name for a browser in the list of sessions, such as 'Firefox on Windows'. Only known words are returned, so
// nothing a client sends can end up in a page or a log.

// Order matters: most browsers also include the names of those further down.
const browsers = {
  Edge: /Edg/,
  Opera: /OPR\//,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
};
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  ChromeOS: /CrOS/,
  Windows: /Windows/,
  Mac: /Macintosh/,
  Linux: /Linux/,
};

const nameIn = (names: Record<string, RegExp>, text: string) =>
  Object.keys(names).find((name) => names[name]!.test(text));

export function deviceOf(userAgent = ''): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
