// Checks a picked image and explains a refusal. The server checks again.
import { loadImage } from './crop-image.ts';
import { sizeInWords } from './file-checks.ts';

const maxBytes = 10 * 1024 * 1024;
const maxPixels = 50_000_000;

const types = (vectors: boolean) => (vectors ? 'PNG, JPG, WebP or SVG' : 'PNG, JPG or WebP');

export const imageRulesInWords = (vectors: boolean) => `${types(vectors)}, up to ${sizeInWords(maxBytes)}`;

export const isVector = (file: File) => file.type === 'image/svg+xml';

/** Why the image is refused, if it is. */
export async function findImageRefusal(
  file: File,
  url: string,
  vectors: boolean,
): Promise<string | undefined> {
  if (file.size > maxBytes)
    return `${file.name} is ${sizeInWords(file.size)}. The limit is ${sizeInWords(maxBytes)}.`;
  const unreadable = `We couldn't open ${file.name}. Please choose a ${types(vectors)} file.`;
  try {
    const image = await loadImage(url);
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels > maxPixels)
      return `${file.name} is larger than 50 megapixels. Please choose a smaller image.`;
    await image.decode();
    return pixels === 0 ? unreadable : undefined;
  } catch {
    return unreadable;
  }
}
