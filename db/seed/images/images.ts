// All seed images by name: logo:<company>, banner:<company>, initiative:<company>/<slug>, avatar:<student>. The output is
// the same every time.
import { initiatives } from '../data/initiatives/index.ts';
import { students } from '../data/students.ts';
import { drawAvatar } from './avatars.ts';
import { logos } from './logos.ts';
import { drawInitiativeBanner } from './initiative-banners.ts';
import { scenes } from './scenes.ts';

export const drawImages = (): Map<string, string> =>
  new Map([
    ...Object.entries(logos).map(([company, logo]): [string, string] => [`logo:${company}`, logo]),
    ...Object.entries(scenes).map(([company, scene]): [string, string] => [`banner:${company}`, scene]),
    ...Object.entries(initiatives).flatMap(([company, list]) =>
      list.map((it): [string, string] => [
        `initiative:${company}/${it.slug}`,
        drawInitiativeBanner(company, it),
      ]),
    ),
    ...students
      .filter(({ photo }) => photo)
      .map(({ slug }): [string, string] => [`avatar:${slug}`, drawAvatar(slug)]),
  ]);
