// A motif is one object of 360 × 300, centered on 0, 0, in the company's colors.
import { rect } from './svg.ts';

export type Tint = { ground: string; soft: string; main: string; accent: string };
export type Motif = (tint: Tint) => string;

/** Placeholder lines of text. */
export const written = (x: number, y: number, widths: number[], fill: string, gap = 24) =>
  widths.map((w, i) => rect(x, y + i * gap, w, 10, fill, 5)).join('');
