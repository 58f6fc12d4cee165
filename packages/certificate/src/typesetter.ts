// Breaks text into lines. Lengths are in em, so that a text can be tried in several sizes.
import { findFont, type Face, type FontFile } from './fonts.ts';
import { missingMark } from './wording.ts';

export type Span = { text: string; face: Face };
/** Text in one font. `actual` is what it stands for, if that can't be printed. */
export type Run = { file: FontFile; text: string; actual?: string; width: number };
export type Line = { runs: Run[]; width: number };

type Word = { runs: Run[]; width: number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that nobody sees: soft hyphens, directions of writing, variants of emoji. Joiners shape letters. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ');

const widthOf = (runs: Run[]) => runs.reduce((sum, run) => sum + run.width, 0);

/** Texts are tried in many widths, and the same ones again where the page is laid out differently. */
function remember<Rest extends number[], Result>(compute: (spans: Span[], ...rest: Rest) => Result) {
  const known = new Map<string, Result>();
  return (spans: Span[], ...rest: Rest): Result => {
    const key = [...rest, ...spans.flatMap(({ face, text }) => [face, text])].join('|');
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compute(spans, ...rest);
    known.set(key, result);
    return result;
  };
}

/** One per certificate: it remembers the widths of its words. */
export function createTypesetter() {
  const widths = new Map<string, number>();
  let isMissing = false;

  function measure({ key, font }: FontFile, text: string): number {
    const id = `${key}:${text}`;
    let width = widths.get(id);
    if (width === undefined) widths.set(id, (width = font.layout(text).advanceWidth / font.unitsPerEm));
    return width;
  }

  function join(runs: Run[], tracking: number): Run[] {
    const joined: Run[] = [];
    for (const run of runs) {
      const last = joined.at(-1);
      if (last?.file !== run.file || last.actual !== undefined || run.actual !== undefined)
        joined.push({ ...run });
      else last.text += run.text;
    }
    // Measured word by word, the way they are drawn.
    for (const run of joined) {
      const parts = run.text.match(/[^ ]* |[^ ]+/g) ?? [];
      run.width = parts.reduce((sum, part) => sum + measure(run.file, part), tracking * run.text.length);
    }
    return joined;
  }

  function runsOf({ text, face }: Span): Run[] {
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(clean(text))) {
      const file = findFont(face, segment);
      const last = runs.at(-1);
      if (file) runs.push({ file, text: segment, width: 0 });
      else if (last?.actual) last.actual += segment;
      else runs.push({ file: findFont(face, missingMark)!, text: missingMark, actual: segment, width: 0 });
      isMissing ||= !file;
    }
    return runs;
  }

  function splitWords(spans: Span[], tracking: number): Word[] {
    const words: Run[][] = [[]];
    for (const run of spans.flatMap(runsOf)) {
      if (run.text === ' ') words.push([run], []);
      else words.at(-1)!.push(run);
    }
    return words
      .filter((runs) => runs.length > 0)
      .map((runs) => join(runs, tracking))
      .map((runs) => ({ runs, width: widthOf(runs) }));
  }

  const wordsOf = remember(splitWords);

  /** Cuts a word that is wider than a line. */
  function cut({ runs }: Word, maxWidth: number, tracking: number): Word[] {
    const pieces: Run[][] = [[]];
    for (const run of runs) {
      const letters =
        run.actual === undefined ? [...graphemes.segment(run.text)].map((it) => it.segment) : [run.text];
      for (const text of letters) {
        const letter = { ...run, text };
        if (widthOf(join([...pieces.at(-1)!, letter], tracking)) > maxWidth) pieces.push([]);
        pieces.at(-1)!.push(letter);
      }
    }
    return pieces
      .filter((runs) => runs.length > 0)
      .map((runs) => ({ runs, width: widthOf(join(runs, tracking)) }));
  }

  function breakLines(spans: Span[], tracking: number, maxWidth: number): Line[] {
    const lines: Run[][] = [[]];
    let width = 0;
    let space: Word | undefined;
    for (const word of wordsOf(spans, tracking).flatMap((it) =>
      it.width > maxWidth ? cut(it, maxWidth, tracking) : it,
    )) {
      if (word.runs[0]!.text === ' ') {
        space = word;
        continue;
      }
      if (width > 0 && width + (space?.width ?? 0) + word.width > maxWidth) {
        lines.push([]);
        width = 0;
      } else if (space && width > 0) {
        lines.at(-1)!.push(...space.runs);
        width += space.width;
      }
      lines.at(-1)!.push(...word.runs);
      width += word.width;
      space = undefined;
    }
    return lines.map((runs) => join(runs, tracking)).map((runs) => ({ runs, width: widthOf(runs) }));
  }

  const linesOf = remember(breakLines);
  const wrap = (spans: Span[], maxWidth: number, tracking = 0) => linesOf(spans, tracking, maxWidth);

  /** The same number of lines as `wrap`, but about equally long. */
  function balance(spans: Span[], maxWidth: number, tracking = 0): Line[] {
    const lines = wrap(spans, maxWidth, tracking);
    let best = lines;
    for (let part = 0.95; lines.length > 1 && part > 0.5; part -= 0.05) {
      const narrower = wrap(spans, maxWidth * part, tracking);
      if (narrower.length > lines.length) break;
      best = narrower;
    }
    return best;
  }

  /** The lines that fit, with an ellipsis at the end of the last one if there are more. */
  function clamp(span: Span, maxWidth: number, maxLines: number): Line[] {
    const lines = wrap([span], maxWidth);
    if (lines.length <= maxLines) return lines;
    const shown = lines
      .slice(0, maxLines)
      .map(({ runs }) => runs.map((run) => run.actual ?? run.text).join(''));
    const words = shown.join(' ').split(' ');
    const cutOff = () => wrap([{ ...span, text: `${words.join(' ')}…` }], maxWidth);
    while (words.length > 1 && cutOff().length > maxLines) words.pop();
    return cutOff().slice(0, maxLines);
  }

  /** How far the letters of a line rise above its baseline: more with accents on capital letters. */
  const topOf = ({ runs }: Line) =>
    Math.max(...runs.map(({ file, text }) => file.font.layout(text).bbox.maxY / file.font.unitsPerEm));

  return { wrap, balance, clamp, topOf, hasMissing: () => isMissing };
}

export type Typesetter = ReturnType<typeof createTypesetter>;
