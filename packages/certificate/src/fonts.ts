// The product's fonts, and Noto Sans for characters they don't have. Files are read when a character needs them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

export type Face = 'text' | 'semibold' | 'bold' | 'heading' | 'display';

/** A font file with the name under which the PDF registers it. */
export type FontFile = { key: string; font: Font };

const { resolve } = createRequire(import.meta.url);

const figtree = (weight: number) => ['latin', 'latin-ext'].map((part) => `figtree ${part} ${weight}`);
const bricolage = (weight: number) =>
  ['latin', 'latin-ext', 'vietnamese'].map((part) => `bricolage-grotesque ${part} ${weight}`);
const noto = (weight: number) =>
  ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'latin', 'latin-ext', 'devanagari'].map(
    (part) => `noto-sans ${part} ${weight}`,
  );

const filesOf: Record<Face, string[]> = {
  text: [...figtree(400), ...noto(400)],
  semibold: [...figtree(600), ...noto(600)],
  bold: [...figtree(700), ...noto(700)],
  heading: [...bricolage(700), ...noto(700)],
  display: [...bricolage(800), ...noto(800)],
};

const loaded = new Map<string, FontFile>();

function loadFont(key: string): FontFile {
  const before = loaded.get(key);
  if (before) return before;
  const [family, part, weight] = key.split(' ');
  const path = resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`);
  const font = create(unpackWoff(readFileSync(path))) as Font;
  // A glyph keeps the characters it is first loaded for. Parts of accented letters are loaded for none, and would
  // then be missing when text is copied from a later certificate.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const file = { key, font };
  loaded.set(key, file);
  return file;
}

/** The first font of a face that has all characters. */
export function findFont(face: Face, characters: string): FontFile | undefined {
  const codePoints = Array.from(characters, (character) => character.codePointAt(0)!);
  for (const key of filesOf[face]) {
    const file = loadFont(key);
    if (codePoints.every((codePoint) => file.font.hasGlyphForCodePoint(codePoint))) return file;
  }
  return undefined;
}
