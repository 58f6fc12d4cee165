// What stands for a person or a company that has no picture: letters of the name, a color of the id.

/** First letters of the first and the last word, up to `max`; a question mark for a name without letters. */
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

/** Always the same token color for the same id. */
export function colorOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return colors[hash % colors.length]!;
}
