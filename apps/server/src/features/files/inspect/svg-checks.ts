// Decides what an SVG may contain in a single pass, because an SVG is a program for its renderer.

/** They cost far more than the pixels they fill, and no logo needs them. */
const costlyFilters =
  /fe(?:Morphology|Turbulence|ConvolveMatrix|DiffuseLighting|SpecularLighting|DisplacementMap|Image|Tile)/;
const maxElements = 20_000;
const maxCopies = 500;
const maxFilterSteps = 24;

const prologs = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

/** Whether the first element of the document is svg. */
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

/** Entities, self-copies and filters that could expand without bound. The process's time limit catches the rest. */
export function isCostlySvg(text: string): boolean {
  return (
    /<!ENTITY/i.test(text) ||
    costlyFilters.test(text) ||
    countUpTo(maxElements, text, /</g) ||
    countUpTo(maxCopies, text, /<(?:\w{1,40}:)?(?:use|pattern|mask|marker)\b/g) ||
    countUpTo(maxFilterSteps, text, /<(?:\w{1,40}:)?fe[A-Z]|filter\s{0,9}[:=]/g)
  );
}

/** Whether there are more than `max` matches. */
function countUpTo(max: number, text: string, pattern: RegExp): boolean {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count > max) return true;
  return false;
}
