// SVG is a program for a renderer. What it may ask for is decided here, by reading it once from front to back.

/** Cost far more than the pixels they fill, and no logo needs them. */
const costlyFilters =
  /fe(?:Morphology|Turbulence|ConvolveMatrix|DiffuseLighting|SpecularLighting|DisplacementMap|Image|Tile)/;
const mostElements = 20_000;
const mostCopies = 500;
const mostFilterSteps = 24;

const prologs = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

/** A document whose first element is svg. */
export function isSvg(head: string): boolean {
  const text = head.toLowerCase();
  let at = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
  for (;;) {
    const prolog = prologs.find(([start]) => text.startsWith(start, at));
    if (!prolog) return text.startsWith('<svg', at) && /[\s>/]/.test(text.charAt(at + 4));
    const [start, end] = prolog;
    const endsAt = text.indexOf(end, at + start.length);
    if (endsAt < 0) return false;
    at = skipSpace(text, endsAt + end.length);
  }
}

function skipSpace(text: string, at: number): number {
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}

/** What would unfold, copy itself or filter without measure. The time limit of the process catches the rest. */
export function isCostlySvg(text: string): boolean {
  return (
    /<!ENTITY/i.test(text) ||
    costlyFilters.test(text) ||
    countUpTo(mostElements, text, /</g) ||
    countUpTo(mostCopies, text, /<(?:\w{1,40}:)?(?:use|pattern|mask|marker)\b/g) ||
    countUpTo(mostFilterSteps, text, /<(?:\w{1,40}:)?fe[A-Z]|filter\s{0,9}[:=]/g)
  );
}

/** Whether there are more of them. */
function countUpTo(most: number, text: string, pattern: RegExp): boolean {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count > most) return true;
  return false;
}
