// Whether a picked picture can be cut and sent, in words for the person who picked it. The server decides again.
import { loadImage } from './crop-image.ts';
import { sizeInWords } from './file-checks.ts';

const maxBytes = 10 * 1024 * 1024;
const maxPixels = 50_000_000;

const types = (vectors: boolean) => (vectors ? 'PNG, JPG, WebP or SVG' : 'PNG, JPG or WebP');

export const imageRulesInWords = (vectors: boolean) => `${types(vectors)}, up to ${sizeInWords(maxBytes)}`;

export const isVector = (file: File) => file.type === 'image/svg+xml';

/** Why the picture is refused, or nothing. */
export async function findImageRefusal(
  file: File,
  url: string,
  vectors: boolean,
): Promise<string | undefined> {
  if (file.size > maxBytes)
    return `“${file.name}” has ${sizeInWords(file.size)}; ${sizeInWords(maxBytes)} is the most.`;
  const unreadable = `“${file.name}” could not be opened. Please choose ${types(vectors)}.`;
  try {
    const image = await loadImage(url);
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels > maxPixels)
      return `“${file.name}” has more than 50 million pixels. Please choose a smaller one.`;
    await image.decode();
    return pixels === 0 ? unreadable : undefined;
  } catch {
    return unreadable;
  }
}
