// Puts pictures and submitted files where the product serves them from. Written once, under names that
// follow from their content or their name.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFiles } from '../data/sample-files.ts';
import { drawPictures } from '../pictures/pictures.ts';
import { keyFor } from './clock.ts';

/** Returns the address of each picture by its name. */
export function storePictures(mediaDir: string): Map<string, string> {
  // Beside those that everybody may see, as the product keeps them.
  const photosDir = join(mediaDir, '..', 'photos');
  for (const folder of [mediaDir, photosDir]) mkdirSync(folder, { recursive: true });
  return new Map(
    [...drawPictures()].map(([name, svg]) => {
      const file = `${createHash('sha256').update(svg).digest('hex')}.svg`;
      const isPhoto = name.startsWith('avatar:');
      writeOnce(join(isPhoto ? photosDir : mediaDir, file), svg);
      return [name, `/${isPhoto ? 'photos' : 'media'}/${file}`];
    }),
  );
}

export function storeFiles(privateDir: string): void {
  mkdirSync(privateDir, { recursive: true });
  for (const [name, { bytes }] of Object.entries(sampleFiles))
    writeOnce(join(privateDir, keyFor(name)), bytes);
}

const writeOnce = (path: string, content: string | Buffer) => {
  if (!existsSync(path)) writeFileSync(path, content);
};
