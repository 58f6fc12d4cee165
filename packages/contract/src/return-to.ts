// Validates the path to return to after sign-in: a path on this origin that isn't an auth page. It uses an allowlist of
// characters instead of a list of known attacks.
const maxLength = 2_000;
const ownPath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/;
const printable = /^[\x21-\x5b\x5d-\x7e]*$/; // ASCII without spaces, control characters and the backslash
const harmful = /[\p{Cc}\\]|\/auth/iu;

export function safeReturnTo(value: string | null | undefined): string | undefined {
  if (!value || value.length > maxLength || !printable.test(value)) return undefined;
  const [path = ''] = value.split(/[?#]/, 1);
  return ownPath.test(path) && !harmful.test(decodeWhole(value)) ? value : undefined;
}

/** Decodes repeatedly, because a double-encoded attack works against code that decodes twice. Decoding only ASCII can't
 *  fail and covers everything harmful. Every round shortens the text, so it ends. */
function decodeWhole(text: string): string {
  const decoded = text.replace(/%([0-7][\da-f])/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return decoded === text ? text : decodeWhole(decoded);
}
