// Banners of companies in nature: hills, trees and water.
import { scene, trail, wavesAt } from './scene-frame.ts';
import { house, pine, salad, star } from './scene-parts.ts';
import {
  at,
  circle,
  color as c,
  land,
  line,
  moved,
  polygon,
  rect,
  ring,
  shape,
  through,
  waypoint,
} from './svg.ts';

export const natureScenes: Record<string, string> = {
  brightwave: scene(
    c.haze,
    circle(930, 128, 92, c.sun),
    land(at('-20 230, 180 150, 420 240, 640 190, 860 262, 1060 190, 1220 240'), c.mist),
    land(at('-20 270, 140 300, 340 214, 560 290, 780 236, 1000 306, 1220 230'), '#5b93d3'),
    land(at('-20 330, 200 262, 420 330, 640 276, 880 344, 1060 290, 1220 322'), c.sky),
    land(at('-20 356, 240 338, 480 366, 760 336, 1000 366, 1220 344'), c.ink),
    trail(
      at('60 318, 200 262, 420 330, 640 276, 790 318, 900 262, 930 150'),
      at('200 262, 420 330, 640 276'),
      c.sky,
    ),
    waypoint([930, 128], 'open', c.sun, 22),
  ),
  'harbor-lane': scene(
    c.haze,
    circle(1010, 112, 66, c.sun),
    ...[
      [70, 46, 190, c.coral],
      [120, 38, 236, c.ink],
      [162, 60, 168, c.sage],
      [226, 34, 214, c.sun],
      [264, 52, 252, c.trail],
      [320, 40, 180, c.peach],
      [364, 62, 222, c.sky],
      [430, 36, 262, c.coral],
      [470, 54, 196, c.honey],
      [528, 44, 240, c.ink],
      [576, 58, 176, c.moss],
      [638, 38, 226, c.peach],
    ].map(
      ([x, w, h, fill]) =>
        rect(x as number, 300 - (h as number), w as number, h as number, fill as string, 4) +
        rect((x as number) + 8, 300 - (h as number) + 22, (w as number) - 16, 7, c.paper, 3) +
        rect((x as number) + 8, 300 - (h as number) + 36, (w as number) - 16, 7, c.paper, 3),
    ),
    // A paper boat made of a page.
    polygon(at('830 262, 1000 262, 968 312, 862 312'), c.paper),
    polygon(at('915 150, 915 256, 848 256'), c.coral),
    polygon(at('923 176, 923 256, 976 256'), c.peach),
    land(wavesAt(306, 7, 0), c.sky),
    land(wavesAt(340, 7, 2), '#174a86'),
    trail(
      at('40 330, 300 338, 560 326, 760 334, 1000 322, 1110 250, 1060 150'),
      at('180 336, 480 330, 760 334'),
      c.sky,
    ),
  ),
  'willow-street': scene(
    c.blush,
    circle(300, 150, 84, c.peach),
    land(at('-20 250, 260 196, 560 262, 880 200, 1220 250'), c.sage),
    land(at('-20 300, 300 280, 640 312, 940 268, 1220 300'), c.moss),
    // The willow.
    line(through(at('930 330, 924 260, 940 200, 930 120')), c.ink, 28),
    shape('M744 182C744 84 826 44 932 44S1120 84 1120 182C1090 150 780 150 744 182Z', c.trail),
    ...Array.from({ length: 15 }, (_, i) => {
      const x = 756 + i * 25;
      const [top, length] = [150 - 30 * Math.sin((Math.PI * i) / 14), 96 + ((i * 37) % 5) * 15];
      const lean = (i - 7) * 1.6;
      return line(
        through([
          [x, top],
          [x + lean, top + length / 2],
          [x + lean, top + length],
        ]),
        i % 2 ? c.trail : '#148059',
        15,
      );
    }),
    // A kennel with a bowl.
    moved(
      420,
      318,
      rect(0, -96, 128, 96, c.coral) +
        polygon(at('-16 -92, 64 -158, 144 -92'), c.ink) +
        shape('M36 0V-44a28 28 0 0 1 56 0V0Z', c.ink) +
        moved(
          184,
          0,
          shape('M-26 -24H26L36 0H-36Z', c.sun) + `<ellipse cy="-24" rx="26" ry="6" fill="${c.ink}"/>`,
        ),
    ),
    land(at('-20 334, 320 318, 640 336, 940 318, 1220 334'), c.trail),
    trail(
      at('40 352, 220 338, 480 350, 700 352, 860 344, 1160 352'),
      at('150 344, 330 341, 690 352'),
      c.trail,
    ),
  ),
  'greenhouse-nine': scene(
    c.haze,
    circle(170, 110, 62, c.sun),
    land(at('-20 240, 260 190, 620 236, 920 180, 1220 226'), c.sage),
    ...[0, 1, 2].map((i) =>
      moved(
        560 + i * 196,
        286,
        shape('M0 0V-92a86 86 0 0 1 172 0V0Z', c.mint) +
          line('M0 0V-92a86 86 0 0 1 172 0V0M86 0V-178M0 -84H172', c.trail, 7) +
          [34, 138]
            .map((x) =>
              shape(
                `M${x} 0C${x - 22} -16 ${x - 20} -38 ${x} -48C${x + 20} -38 ${x + 22} -16 ${x} 0Z`,
                i === 1 ? c.coral : c.moss,
              ),
            )
            .join(''),
      ),
    ),
    land(at('-20 284, 400 280, 800 286, 1220 280'), c.moss),
    // A row of lettuce.
    ...[40, 132, 224, 316, 408].map((x, i) => moved(x, 330, salad(i % 2 ? c.sage : c.trail))),
    land(at('-20 366, 300 330, 700 322, 1220 316'), c.trail),
    trail(
      at('90 362, 300 346, 520 342, 760 340, 980 342, 1210 336'),
      at('300 346, 560 341, 840 341'),
      c.trail,
    ),
  ),
  tidepool: scene(
    c.haze,
    circle(240, 116, 70, c.sun),
    land(at('-20 210, 200 196, 460 214, 760 190, 1220 206'), c.mist),
    // The old pier.
    rect(640, 150, 580, 18, c.ink),
    ...[680, 790, 900, 1010, 1120].map((x) => rect(x, 160, 14, 120, c.ink)),
    moved(1010, 150, house(130, 72, c.coral, c.ink, c.butter)),
    land(wavesAt(246, 8, 1), '#5b93d3'),
    land(wavesAt(290, 7, 3), c.sky),
    land(at('-20 352, 160 318, 420 350, 700 322, 960 352, 1220 326'), c.honey),
    moved(148, 338, star(40, c.coral, c.blush), 1, 12),
    moved(1080, 348, star(30, c.coral, c.blush), 1, -20),
    `<ellipse cx="604" cy="352" rx="92" ry="17" fill="${c.sky}"/><ellipse cx="604" cy="350" rx="66" ry="10" fill="${c.mist}"/>`,
    trail(
      at('250 346, 430 352, 510 336, 700 326, 880 348, 1000 346'),
      at('330 349, 510 336, 770 332'),
      c.sky,
      c.ink,
    ),
  ),
  'kestrel-radio': scene(
    c.ink,
    circle(250, 108, 56, c.honey),
    circle(274, 96, 52, c.ink),
    ...at('90 60, 420 50, 520 130, 620 60, 1120 70, 1060 170, 140 190, 700 150').map(([x, y]) =>
      circle(x, y, 3.5, c.butter),
    ),
    ...[60, 104, 148].map((r, i) => ring(860, 96, r, [c.coral, '#a33f38', '#5f3038'][i]!, 9)),
    land(at('-20 270, 220 220, 520 286, 860 206, 1220 280'), '#123a3c'),
    line(
      'M860 96L824 236M860 96L896 236M838 190H882M846 150H874M824 236L880 190M896 236L840 190',
      c.paper,
      7,
    ),
    circle(860, 92, 15, c.sun),
    shape(
      'M520 150c-14 -18 -34 -18 -54 -8c20 3 32 12 42 26l12 17l12 -17c10 -14 22 -23 42 -26c-20 -10 -40 -10 -54 8Z',
      c.coral,
    ),
    moved(560, 318, house(86, 70, c.coral, '#8f2f1d', c.sun)),
    moved(150, 330, pine(96, c.trail)),
    moved(220, 334, pine(70, c.moss)),
    moved(1080, 326, pine(104, c.trail)),
    land(at('-20 318, 260 310, 600 306, 900 312, 1220 304'), c.trail),
    trail(
      at('-10 352, 220 344, 460 350, 700 340, 940 350, 1210 342'),
      at('340 347, 520 348, 760 343'),
      c.trail,
    ),
  ),
};
