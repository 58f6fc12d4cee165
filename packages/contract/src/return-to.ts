// Where a sign-in may lead back to: a path of this origin that is not an auth page.
// It allows what our own addresses are made of instead of refusing what is known to be bad.
const maxLength = 2_000;
const ownPath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/;
const printable = /^[\x21-\x5b\x5d-\x7e]*$/; // ASCII without spaces, control characters and the backslash
const harmful = /[\p{Cc}\\]|\/auth/iu;

export function safeReturnTo(value: string | null | undefined): string | undefined {
  if (!value || value.length > maxLength || !printable.test(value)) return undefined;
  const [path = ''] = value.split(/[?#]/, 1);
  return ownPath.test(path) && !harmful.test(decodeWhole(value)) ? value : undefined;
}

/** Decoded until nothing is left: twice-encoded text is read by whoever decodes twice. Only ASCII is
 *  decoded, which cannot fail and is all that could do harm; every round shortens the text. */
function decodeWhole(text: string): string {
  const decoded = text.replace(/%([0-7][\da-f])/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return decoded === text ? text : decodeWhole(decoded);
}
