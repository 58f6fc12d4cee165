// Banners of companies in town: houses, roads and shelves.
import { scene, trail, width } from './scene-frame.ts';
import { house, meeple, panel, shirt, shop, tree, trousers, vessels, wheel } from './scene-parts.ts';
import {
  at,
  circle,
  color as c,
  land,
  line,
  moved,
  polygon,
  rect,
  shape,
  through,
  type Point,
} from './svg.ts';

export const townScenes: Record<string, string> = {
  'sunny-side': scene(
    c.butter,
    circle(600, 232, 190, c.honey),
    circle(600, 232, 138, c.sun),
    moved(60, 312, house(120, 130, c.peach, c.coral, c.butter)),
    moved(206, 312, house(96, 96, c.sage, c.trail, c.butter)),
    moved(330, 312, house(118, 150, c.blush, c.ink, c.sun)),
    moved(480, 312, shop(c.trail, c.coral, c.paper)),
    moved(746, 312, house(110, 118, c.mist, c.sky, c.butter)),
    moved(886, 312, house(100, 150, c.blush, c.coral, c.sun)),
    moved(1024, 312, house(124, 106, c.sage, c.trail, c.butter)),
    rect(0, 312, width, 63, c.ink),
    trail(
      at('-10 344, 200 342, 420 346, 600 330, 800 346, 1000 342, 1210 345'),
      at('150 342, 394 345, 690 339'),
      c.ink,
    ),
  ),
  'second-spin': scene(
    c.mint,
    circle(220, 120, 62, c.sun),
    land(at('-20 220, 200 170, 460 230, 760 150, 1000 210, 1220 150'), c.sage),
    land(at('-20 282, 260 250, 560 290, 860 240, 1220 280'), c.moss),
    rect(0, 312, width, 63, c.ink),
    moved(720, 236, wheel(76, c.ink, c.paper)),
    moved(936, 236, wheel(76, c.ink, c.paper)),
    line(
      'M720 236L772 138H884L936 236M772 138L826 236L884 138M826 236H720M752 112h40M884 138L876 104h34',
      c.coral,
      12,
    ),
    circle(826, 236, 15, c.sun),
    moved(90, 312, tree(104, c.trail)),
    moved(180, 312, tree(74, c.moss)),
    moved(1110, 312, tree(112, c.trail)),
    trail(at('-10 344, 240 345, 520 342, 800 346, 1210 343'), at('250 345, 440 343, 630 343'), c.ink),
  ),
  'kiln-and-clay': scene(
    c.butter,
    shape('M840 300V196a140 140 0 0 1 280 0v104Z', c.ink),
    shape('M888 300V200a92 92 0 0 1 184 0v100Z', c.coral),
    shape(
      'M920 300C920 250 950 246 950 206C984 226 978 256 994 262C1004 246 1000 232 996 220C1034 242 1042 270 1042 300Z',
      c.sun,
    ),
    ...[
      [90, 0, c.coral, c.blush],
      [216, 1, c.ink, c.sun],
      [336, 4, c.trail, c.mint],
      [448, 3, c.peach, c.coral],
      [566, 2, c.sky, c.haze],
      [704, 0, c.sage, c.trail],
    ].map(([x, i, fill, band]) =>
      moved(x as number, 300, vessels[i as number]!(fill as string, band as string)),
    ),
    rect(0, 300, width, 16, c.ink),
    rect(0, 316, width, 59, '#c98f4e'),
    trail(at('-10 346, 200 344, 500 348, 800 344, 1210 347'), at('150 345, 390 347, 636 346'), '#c98f4e'),
  ),
  rewoven: scene(
    c.sand,
    ...[0, 1, 2, 3, 4, 5].map((i) => rect(0, 300 + i * 14, width, 8, [c.coral, c.sun, c.trail][i % 3]!)),
    line(through(at('-20 64, 300 104, 620 84, 920 106, 1220 60')), c.ink, 6),
    ...[
      [130, 84, 0],
      [330, 104, 1],
      [520, 92, 2],
      [716, 92, 3],
      [912, 105, 4],
      [1090, 82, 5],
    ].map(([x, y, i]) =>
      moved(
        x!,
        y!,
        (i! % 2 ? trousers : shirt)(
          [c.coral, c.ink, c.trail, c.sky, c.sun, c.moss][i!]!,
          [c.sun, c.peach, c.honey, c.mint, c.coral, c.butter][i!]!,
        ) +
          rect(-32, -8, 9, 24, c.ink, 3) +
          rect(23, -8, 9, 24, c.ink, 3),
      ),
    ),
    rect(0, 292, width, 83, c.ink),
    trail(
      at('-10 334, 200 326, 480 342, 760 324, 1000 340, 1210 330'),
      at('200 326, 480 342, 760 324'),
      c.ink,
    ),
  ),
  northlight: scene(
    c.butter,
    circle(980, 150, 118, c.honey),
    circle(980, 150, 82, c.sun),
    land(at('-20 258, 300 206, 640 256, 960 214, 1220 250'), c.sage),
    moved(
      90,
      320,
      rect(0, -110, 250, 110, c.paper) +
        polygon(at('-24 -106, 60 -206, 340 -206, 274 -106'), c.ink) +
        moved(12, -118, panel(210, 76, c.sky, c.mist)) +
        rect(40, -80, 44, 50, c.honey, 4) +
        rect(112, -80, 44, 50, c.honey, 4) +
        rect(184, -84, 40, 84, c.trail, 4),
    ),
    moved(
      480,
      320,
      rect(0, -86, 300, 86, c.coral) +
        polygon(at('-24 -82, 70 -172, 400 -172, 324 -82'), c.ink) +
        moved(16, -92, panel(254, 68, c.sky, c.mist)) +
        rect(50, -58, 60, 58, c.ink, 4) +
        rect(150, -62, 44, 36, c.butter, 4) +
        rect(220, -62, 44, 36, c.butter, 4),
    ),
    moved(1080, 320, tree(116, c.moss)),
    moved(960, 320, tree(84, c.trail)),
    rect(0, 318, width, 57, c.trail),
    trail(
      at('-10 348, 220 344, 430 350, 640 346, 860 350, 1210 344'),
      at('410 349, 620 346, 850 350'),
      c.trail,
    ),
  ),
  'meeple-corner': scene(
    c.trail,
    // A board of hexagons.
    ...Array.from({ length: 44 }, (_, i) => {
      const [column, row] = [i % 11, Math.floor(i / 11)];
      const [x, y] = [60 + column * 113, 26 + row * 108 + (column % 2) * 54];
      const corners = Array.from({ length: 6 }, (_, k): Point => [
        x + 70 * Math.cos((Math.PI * k) / 3),
        y + 60 * Math.sin((Math.PI * k) / 3),
      ]);
      return polygon(
        corners,
        [c.sage, c.moss, c.honey, c.moss, c.sky, c.moss, c.sage, c.peach][(column * 3 + row * 5) % 8]!,
      );
    }),
    moved(310, 312, meeple(c.ink, 0.86)),
    moved(640, 250, meeple(c.coral, 0.92)),
    moved(930, 322, meeple(c.sun, 0.86)),
    trail(
      at('40 330, 200 300, 420 330, 560 270, 780 290, 860 340, 1040 300, 1180 210'),
      at('130 310, 440 330, 780 290, 1100 268'),
      c.trail,
    ),
  ),
};
