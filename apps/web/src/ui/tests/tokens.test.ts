import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ui = join(import.meta.dirname, '..');
const css = readFileSync(join(ui, 'styles/tokens.css'), 'utf8');

const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

/** The backgrounds on which each text color may be used. */
const texts: Record<string, string[]> = {
  ink: ['paper', 'surface', 'sunken', 'line', 'trail-soft', 'sun-soft', 'coral-soft', 'sky-soft'],
  'ink-soft': ['paper', 'surface', 'sunken', 'chip', 'trail-soft', 'sun-soft', 'coral-soft', 'sky-soft'],
  paper: ['ink'],
  trail: ['paper', 'surface', 'sunken'],
  'trail-strong': ['paper', 'surface', 'sunken', 'trail-soft'],
  'on-trail': ['trail', 'trail-strong'],
  'sun-strong': ['paper', 'surface', 'sun-soft'],
  'on-sun': ['sun'],
  'coral-strong': ['paper', 'surface', 'sunken', 'coral-soft'],
  'on-coral': ['coral-strong'],
  sky: ['surface', 'sky-soft'],
  chalk: ['over'],
};

/** Borders and marks that carry meaning (WCAG 1.4.11). */
const shapes: Record<string, string[]> = {
  edge: ['paper', 'surface', 'sunken'],
  trail: ['paper', 'surface', 'sunken', 'line'],
  'coral-strong': ['paper', 'surface'],
  ink: ['paper', 'surface', 'sunken'],
};

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ front, ground, theme }))),
  );

describe('contrast', () => {
  test.for(pairs(texts))('$front text on $ground is readable in $theme (4.5)', ({ front, ground, theme }) => {
    expect(contrast(colors.get(front)![theme], colors.get(ground)![theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.for(pairs(shapes))(
    '$front shapes stand out from $ground in $theme (3)',
    ({ front, ground, theme }) => {
      expect(contrast(colors.get(front)![theme], colors.get(ground)![theme])).toBeGreaterThanOrEqual(3);
    },
  );

  test('every text and background combination in use is a tested pair', () => {
    const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') || file === 'initials.ts')
      .map((file) => readFileSync(join(ui, file), 'utf8'));
    const strings = sources.flatMap((source) => source.match(/'[^'\n]*'|"[^"\n]*"/g) ?? []);
    const named = strings.flatMap((text) => {
      const words = text.slice(1, -1).split(' ');
      const of = (kind: string) =>
        words.filter((word) => word.startsWith(kind)).map((word) => word.slice(kind.length));
      return of('bg-').flatMap((ground) => of('text-').map((front) => [front, ground] as const));
    });
    const known = named.filter(([front, ground]) => colors.has(front) && colors.has(ground));
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter(([front, ground]) => !texts[front]?.includes(ground))).toEqual([]);
  });
});

test('every color has a light and a dark value, except night, white and the scrim', () => {
  const names = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
  expect(names.filter((name) => !colors.has(name!))).toEqual(['night', 'white', 'scrim']);
});

/** Tailwind's own colors: a class with one of them has no rule, and the element keeps what is behind it. */
const absent =
  /\b(?:bg|text|border|fill|stroke|outline|ring|decoration)-(?:black|gray|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|blue|indigo|violet|purple|fuchsia|pink|rose)(?:-\d+)?\b/g;

test('classes use only colors that exist', () => {
  const sources = join(ui, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(absent)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
