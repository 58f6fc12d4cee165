// Test fixture: unique strings, one for each place where a student's words or details are stored, and where they are
// found again.
import { randomInt } from 'node:crypto';

/** Only letters, so that no rule takes one for a phone number. */
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');

/** What a text becomes inside base64, which depends on where it starts. */
const inBase64 = (text: string) =>
  [0, 1, 2].map((before) =>
    Buffer.from(' '.repeat(before) + text)
      .toString('base64')
      .slice(before && before + 1, Math.floor(((before + text.length) * 4) / 3)),
  );

export function createCanaries() {
  const prefix = `canary${letters(8)}`;
  const places = new Map<string, string>();
  const plain = new RegExp(`${prefix}[a-z]{2}`, 'g');
  const encoded = [...inBase64(prefix), Buffer.from(prefix).toString('hex'), prefix.split('').join('\0')];

  return {
    places,
    /** A new string for this place. */
    plant(place: string): string {
      const { size } = places;
      const word = prefix + String.fromCodePoint(97 + Math.floor(size / 26), 97 + (size % 26));
      places.set(word, place);
      return word;
    },
    /** Another string that is as unique, such as the address of a photo. */
    watch: (place: string, text: string) => void places.set(text, place),
    /** The places whose strings the text contains. */
    foundIn(text: string): string[] {
      const others = [...places.keys()].filter((it) => !it.startsWith(prefix) && text.includes(it));
      const words = [...(text.toLowerCase().match(plain) ?? []), ...others];
      const found = words.map((it) => places.get(it) ?? it);
      const hidden = encoded.filter((it) => text.includes(it)).map(() => 'an encoded one');
      return [...new Set([...found, ...hidden])].toSorted();
    },
  };
}
