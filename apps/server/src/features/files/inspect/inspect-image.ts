// Decodes and re-encodes every uploaded image, which drops its location and other metadata and anything that only
// pretends to be an image.
import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  limits,
  photosPath,
  pictureWidths,
  smallPicture,
  submissionFileTypes as types,
  type PicturePurpose,
} from '@questline/contract/plain';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { objectKeyOf } from '../files.rules.ts';
import type { Inspected, Output } from './inspect-job.ts';
import { gif, svg } from './sniff-type.ts';
import { isCostlySvg } from './svg-checks.ts';

// Only formats recognized here reach a decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);
sharp.concurrency(1);

const decoding = {
  limitInputPixels: limits.imageMaxPixels,
  // Refuses truncated images but tolerates minor defects.
  failOn: 'error',
  sequentialRead: true,
} as const;
const svgMaxBytes = 1024 * 1024;
const svgWidthPx = 1_024;

export type PictureJob = {
  path: string;
  type: string | undefined;
  purpose: PicturePurpose;
  id: string;
  folder: string;
};

export async function inspectImage({ path, type, purpose, id, folder }: PictureJob): Promise<Inspected> {
  if (type === svg && purpose !== 'logo') return { refusal: 'image_unreadable' };
  if (!type || ![types.png, types.jpg, types.webp, gif, svg].includes(type))
    return { refusal: 'image_unreadable' };
  return drawn(async () => {
    const source = type === svg ? await openSvg(path) : () => sharp(path, decoding).autoOrient();
    if (!source) return { refusal: 'image_unreadable' };
    const { large, small } = pictureWidths[purpose];
    const draw = (width: number) => source().resize(frames[purpose](width)).webp({ quality: 85 }).toBuffer();
    const [largeBytes, smallBytes] = [await draw(large), await draw(small)];
    // Unique to this file: the same image uploaded twice is stored and deleted independently.
    const name = createHash('sha256').update(id).update(largeBytes).digest('hex');
    const publicPath = `${purpose === 'photo' ? photosPath : '/media'}/${name}.webp`;
    const key = objectKeyOf(publicPath);
    const outputs: Output[] = [
      { file: join(folder, 'large.webp'), key },
      { file: join(folder, 'small.webp'), key: smallPicture(key) },
    ];
    await writeFile(outputs[0]!.file, largeBytes);
    await writeFile(outputs[1]!.file, smallBytes);
    return { mediaType: types.webp, byteSize: largeBytes.length, outputs, publicPath };
  }, 'image_unreadable');
}

const square =
  (fit: 'cover' | 'inside') =>
  (width: number): ResizeOptions => ({
    width,
    height: width,
    fit,
    withoutEnlargement: true,
  });
const frames: Record<PicturePurpose, (width: number) => ResizeOptions> = {
  photo: square('cover'),
  logo: square('inside'),
  banner: (width) => ({ width, height: Math.round(width / limits.bannerRatio), fit: 'cover' }),
};

/** Read from memory: without a base URL, an SVG cannot reference files or hosts. */
async function openSvg(path: string): Promise<(() => Sharp) | undefined> {
  if ((await stat(path)).size > svgMaxBytes) return undefined;
  const bytes = await readFile(path);
  if (isCostlySvg(bytes.toString('utf8'))) return undefined;
  const { width, height } = await sharp(bytes, decoding).metadata();
  const density = Math.min(2_400, Math.max(1, (72 * svgWidthPx) / Math.max(width, height, 1)));
  return () => sharp(bytes, { ...decoding, density });
}

/** A submitted image keeps its format but loses location and camera metadata. */
export async function cleanImage(path: string, type: string, folder: string): Promise<Inspected> {
  const file = join(folder, 'clean');
  return drawn(async () => {
    const source = sharp(path, { ...decoding, animated: type === types.webp }).autoOrient();
    const encode = {
      [types.png]: () => source.png(),
      [types.jpg]: () => source.jpeg({ quality: 92 }),
      [types.webp]: () => source.webp({ quality: 92 }),
    }[type]!;
    const { size } = await encode().toFile(file);
    if (size > limits.submissionFileMaxBytes) return { refusal: 'file_too_large' };
    return { mediaType: type, byteSize: size, outputs: [{ file }] };
  }, 'file_damaged');
}

async function drawn(
  draw: () => Promise<Inspected>,
  otherwise: 'image_unreadable' | 'file_damaged',
): Promise<Inspected> {
  try {
    return await draw();
  } catch (error) {
    const said = (error as Error).message.toLowerCase();
    const isBomb = ['pixel limit', 'dimension', 'too large'].some((words) => said.includes(words));
    return { refusal: isBomb ? 'image_too_many_pixels' : otherwise };
  }
}
