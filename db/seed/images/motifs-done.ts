// Motifs of what students do with others.
import { written, type Motif } from './motif.ts';
import { at, circle, color as c, dotted, line, moved, polygon, rect, shape, through } from './svg.ts';

const pin = (fill: string, mark: string) =>
  shape('M0 84C-46 30 -72 2 -72 -40a72 72 0 0 1 144 0C72 2 46 30 0 84Z', fill) +
  circle(0, -40, 44, c.paper) +
  mark;

export const bubbles: Motif = ({ main, accent }) =>
  shape(
    'M-150 -110H30a26 26 0 0 1 26 26V-6a26 26 0 0 1 -26 26H-74L-120 62V20H-150a26 26 0 0 1 -26 -26V-84a26 26 0 0 1 26 -26Z',
    main,
  ) +
  written(-146, -78, [150, 168, 96], c.paper, 30) +
  shape(
    'M6 40H140a24 24 0 0 1 24 24v54a24 24 0 0 1 -24 24h-16v30l-38 -30H6a24 24 0 0 1 -24 -24V64a24 24 0 0 1 24 -24Z',
    accent,
  ) +
  [30, 73, 116].map((x) => circle(x, 91, 11, c.paper)).join('');

export const booth: Motif = ({ main, accent }) =>
  rect(-132, -30, 12, 168, c.ink) +
  rect(120, -30, 12, 168, c.ink) +
  rect(-150, 56, 300, 86, main, 10) +
  Array.from({ length: 6 }, (_, i) =>
    shape(`M${-156 + i * 52} -112h52v58a26 26 0 0 1 -52 0Z`, i % 2 ? c.paper : accent),
  ).join('') +
  rect(-156, -126, 312, 20, c.ink, 8) +
  [-84, -28, 28, 84]
    .map((x, i) => (i % 2 ? circle(x, 34, 22, c.sun) : rect(x - 20, 14, 40, 42, c.paper, 6)))
    .join('') +
  line('M-110 -126V-160M-110 -158l34 12l-34 12', accent, 8);

export const partners: Motif = ({ main, accent }) =>
  `<ellipse cx="-96" cy="118" rx="56" ry="13" fill="${c.ink}" opacity=".2"/><ellipse cx="104" cy="118" rx="56" ry="13" fill="${c.ink}" opacity=".2"/>` +
  dotted(at('-96 112, -30 148, 40 148, 104 112'), c.paper, 10) +
  moved(-96, 24, pin(main, polygon(at('-24 -36, 0 -62, 24 -36, 24 -18, -24 -18'), main))) +
  moved(104, 24, pin(accent, circle(0, -40, 20, accent)));

export const research: Motif = ({ main, accent }) =>
  rect(-170, -130, 250, 250, c.paper, 16) +
  [
    [-138, 70, main],
    [-86, 126, accent],
    [-34, 96, main],
    [18, 164, c.sun],
  ]
    .map(([x, h, fill]) => rect(x as number, 92 - (h as number), 38, h as number, fill as string, 6))
    .join('') +
  circle(92, 30, 78, c.ink) +
  circle(92, 30, 58, c.haze) +
  line('M150 90l44 46', c.ink, 28) +
  at('66 50, 92 20, 118 34')
    .map(([x, y]) => circle(x, y, 9, accent))
    .join('') +
  line('M66 50L92 20L118 34', accent, 5);

export const flag: Motif = ({ main, accent }) =>
  shape('M-190 140C-120 40 -40 20 20 60C80 20 150 60 200 140Z', main) +
  rect(2, -150, 14, 220, c.ink, 7) +
  shape('M16 -146H166L132 -98L166 -50H16Z', accent) +
  circle(9, -152, 13, c.sun) +
  circle(76, -98, 20, c.paper) +
  line('M66 -98l7 8l14 -16', accent, 6);

export const bag: Motif = ({ main, accent }) =>
  line('M-58 -58v-26a58 58 0 0 1 116 0v26', c.ink, 14) +
  shape('M-118 -66H118L136 126a18 18 0 0 1 -18 20H-118a18 18 0 0 1 -18 -20Z', main) +
  circle(-58, -34, 9, c.paper) +
  circle(58, -34, 9, c.paper) +
  line('M-46 20a46 46 0 0 0 92 0', c.paper, 12) +
  moved(126, -64, shape('M-52 -32H28L58 0L28 32H-52Z', accent) + circle(32, 0, 8, c.paper), 1, 24);

export const starred: Motif = ({ main, accent }) =>
  [
    [-34, -66, -5, c.paper, main],
    [34, 62, 4, c.paper, accent],
  ]
    .map(([x, y, turn, card, ink]) =>
      moved(
        x as number,
        y as number,
        rect(-160, -56, 320, 112, card as string, 18) +
          circle(-112, 0, 30, ink as string) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              moved(
                -54 + i * 40,
                -16,
                polygon(
                  Array.from({ length: 10 }, (_, k) => {
                    const r = k % 2 ? 7 : 17;
                    const a = (Math.PI * k) / 5 - Math.PI / 2;
                    return [r * Math.cos(a), r * Math.sin(a)] as const;
                  }),
                  i < 4 || y === 62 ? c.sun : c.sand,
                ),
              ),
            )
            .join('') +
          rect(-70, 16, 170, 10, c.sand, 5),
        1,
        turn as number,
      ),
    )
    .join('');

export const tested: Motif = ({ main, accent }) =>
  moved(
    -58,
    30,
    rect(-86, -86, 172, 172, main, 30) +
      at('-42 -42, 42 -42, 0 0, -42 42, 42 42')
        .map(([x, y]) => circle(x, y, 16, c.paper))
        .join(''),
    1,
    -10,
  ) +
  moved(
    96,
    -44,
    rect(-64, -64, 128, 128, accent, 24) +
      at('-26 -26, 26 26, 0 0')
        .map(([x, y]) => circle(x, y, 12, c.paper))
        .join(''),
    1,
    14,
  ) +
  line(through(at('36 120, 90 96, 136 118, 180 84')), c.sun, 9);

export const rocket: Motif = ({ main, accent }) =>
  rect(-120, -40, 240, 170, main, 14) +
  rect(-18, -40, 36, 170, accent) +
  rect(-140, -76, 280, 50, c.ink, 12) +
  rect(-22, -76, 44, 50, accent) +
  [
    [-96, -128, c.sun],
    [-40, -156, accent],
    [30, -140, c.paper],
    [92, -124, c.sun],
  ]
    .map(([x, y, fill]) => circle(x as number, y as number, 12, fill as string))
    .join('') +
  line('M-66 -96l-8 -22M0 -98V-124M62 -96l10 -20', c.ink, 7);
