// Motifs of what students make.
import { written, type Motif } from './motif.ts';
import { at, circle, color as c, line, moved, polygon, rect, shape } from './svg.ts';

export const poster: Motif = ({ main, accent }) =>
  moved(
    -84,
    0,
    rect(-78, -120, 156, 222, c.sand, 8) + circle(0, -46, 44, accent) + written(-48, 22, [96, 72], main),
    1,
    -7,
  ) +
  moved(
    70,
    10,
    rect(-92, -140, 184, 262, c.paper, 8) +
      rect(-92, -140, 184, 150, main, 8) +
      polygon(at('-92 10, -10 -86, 34 -34, 58 -60, 92 -20, 92 10'), accent) +
      written(-66, 34, [80, 56], c.ink) +
      [0, 1, 2]
        .flatMap((i) =>
          [0, 1, 2]
            .filter((j) => (i * 2 + j) % 4 !== 1)
            .map((j) => rect(34 + i * 15, 48 + j * 15, 12, 12, c.ink, 2)),
        )
        .join('') +
      circle(0, -126, 8, c.ink),
    1,
    4,
  );

export const video: Motif = ({ main, accent }) =>
  moved(
    0,
    0,
    rect(-78, -150, 156, 300, c.ink, 24) +
      rect(-64, -134, 128, 268, main, 12) +
      circle(0, -14, 44, c.paper) +
      shape('M-13 -36L26 -14L-13 8Z', accent) +
      rect(-44, 88, 88, 10, c.paper, 5) +
      rect(-44, 88, 52, 10, c.sun, 5) +
      circle(8, 93, 10, c.sun),
    1,
    6,
  ) + line('M-150 -60v-44h44M150 -100h-40M150 -100v40M-150 66v44h44', accent, 10);

export const envelope: Motif = ({ main, accent }) =>
  moved(
    0,
    14,
    rect(-160, -92, 320, 204, c.paper, 16) +
      shape('M-160 -76a16 16 0 0 1 16 -16H144a16 16 0 0 1 16 16L16 36a26 26 0 0 1 -32 0Z', main) +
      circle(0, 46, 30, accent) +
      line('M-12 46l8 9l17 -19', c.paper, 7),
    1,
    -6,
  ) + line('M-236 -30h50M-250 14h56M-228 58h40', accent, 9);

export const camera: Motif = ({ main, accent }) =>
  moved(
    0,
    8,
    rect(-62, -128, 124, 60, main, 16) +
      rect(-160, -96, 320, 214, main, 28) +
      circle(0, 12, 82, c.paper) +
      circle(0, 12, 62, c.ink) +
      circle(0, 12, 38, accent) +
      circle(-16, -6, 12, c.paper) +
      rect(98, -70, 36, 22, c.sun, 8),
  );

export const pencil: Motif = ({ main, accent }) =>
  moved(
    -40,
    0,
    rect(-120, -140, 220, 280, c.paper, 14) +
      written(-86, -98, [150, 130, 152, 96], main, 34) +
      written(-86, 44, [116, 70], c.honey, 34),
  ) +
  moved(
    86,
    20,
    rect(-21, -140, 42, 190, accent) +
      rect(-21, -140, 14, 190, c.sun) +
      shape('M-21 -140a21 21 0 0 1 42 0Z', c.peach) +
      rect(-21, -140, 42, 16, c.ink) +
      polygon(at('-21 50, 21 50, 0 104'), c.sand) +
      polygon(at('-7 86, 7 86, 0 104'), c.ink),
    1,
    24,
  );

export const microphone: Motif = ({ main, accent }) =>
  [86, 128, 170]
    .map((r) =>
      line(
        `M${r * 0.78} ${-40 - r * 0.62}A${r} ${r} 0 0 1 ${r * 0.78} ${-40 + r * 0.62}M${-r * 0.78} ${-40 - r * 0.62}A${r} ${r} 0 0 0 ${-r * 0.78} ${-40 + r * 0.62}`,
        r === 128 ? accent : c.honey,
        11,
      ),
    )
    .join('') +
  rect(-46, -144, 92, 172, main, 46) +
  [-96, -68, -40].map((y) => line(`M-22 ${y}h44`, c.paper, 7)).join('') +
  line('M-74 -24v6a74 74 0 0 0 148 0v-6M0 58v72M-52 136H52', c.ink, 13);

export const browser: Motif = ({ main, accent, soft }) =>
  rect(-180, -130, 360, 260, c.paper, 18) +
  shape('M-180 -112a18 18 0 0 1 18 -18H162a18 18 0 0 1 18 18V-82H-180Z', main) +
  [-152, -126, -100].map((x) => circle(x, -106, 8, c.paper)).join('') +
  rect(-152, -56, 130, 158, soft, 10) +
  circle(-88, 8, 38, accent) +
  written(6, -48, [146, 120, 138], c.sand, 26) +
  rect(6, 58, 100, 40, accent, 20) +
  polygon(at('92 76, 92 124, 106 112, 118 136, 130 130, 118 106, 134 104'), c.ink);

export const branding: Motif = ({ main, accent, soft }) =>
  moved(
    -70,
    0,
    rect(-96, -132, 192, 264, c.paper, 16) +
      [main, accent, c.sun, soft].map((fill, i) => rect(-76, -112 + i * 60, 152, 46, fill, 8)).join(''),
    1,
    -8,
  ) +
  moved(
    92,
    6,
    circle(0, 0, 92, main) +
      shape('M-58 30a58 58 0 0 1 116 0Z', c.sun) +
      line('M-70 38H70', c.paper, 11) +
      circle(0, -44, 12, c.paper),
  );
