// Writes images and submitted files to the folders that the product serves, under names derived from their content or
// name.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFiles } from '../data/sample-files.ts';
import { drawImages } from '../images/images.ts';
import { keyFor } from './clock.ts';

/** Returns the path of each image by its name. */
export function storeImages(mediaDir: string): Map<string, string> {
  // Photos are private, so they have their own folder.
  const photosDir = join(mediaDir, '..', 'photos');
  for (const folder of [mediaDir, photosDir]) mkdirSync(folder, { recursive: true });
  return new Map(
    [...drawImages()].map(([name, svg]) => {
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
