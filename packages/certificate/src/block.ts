// Lines of text on the page, which is A4 in CSS pixels.
import type { Face } from './fonts.ts';
import type { Line, Typesetter } from './typesetter.ts';

export const page = { width: 1123, height: 794, left: 64, right: 1059 };

/** `y` is the baseline of the first line. */
export type Block = { x: number; y: number; lines: Line[]; size: number; leading: number; tracking: number };

export const bottomOf = ({ y, lines, leading }: Block): number => y + (lines.length - 1) * leading;

/** A text that is short enough for one line. */
export const lineOf = (
  type: Typesetter,
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  tracking = 0,
): Block => ({ x, y, size, tracking, leading: 0, lines: type.wrap([{ text, face }], Infinity, tracking) });
