// A motif is one thing on a table of 360 by 300, centred on 0, 0, in the tint of its company.
import { rect } from './svg.ts';

export type Tint = { ground: string; soft: string; main: string; accent: string };
export type Motif = (tint: Tint) => string;

/** Lines of text, too small to read. */
export const written = (x: number, y: number, widths: number[], fill: string, gap = 24) =>
  widths.map((w, i) => rect(x, y + i * gap, w, 10, fill, 5)).join('');
