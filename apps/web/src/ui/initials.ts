// Fallback for a person or company without an image: initials and a color derived from the id.

/** First letters of the first and last word, up to `max`; a question mark if the name has no letters. */
export function initials(name: string, max = 2): string {
  const words = name
    .split(/[\s\-–—_.&,/]+/u)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined);
  const picked = words.length > max ? [...words.slice(0, max - 1), words.at(-1)] : words;
  return picked.join('').toLocaleUpperCase('en') || '?';
}

const colors = [
  'bg-sun-soft text-sun-strong',
  'bg-sky-soft text-sky',
  'bg-coral-soft text-coral-strong',
  'bg-trail-soft text-trail-strong',
  'bg-line text-ink',
];

/** The same id always gets the same color. */
export function colorOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return colors[hash % colors.length]!;
}
