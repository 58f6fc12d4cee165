// Crops an image and re-encodes it, so that neither its size nor its metadata is uploaded.
type Area = { x: number; y: number; width: number; height: number };

/** Rejects if the browser can't read it as an image. Only the header has been read at this point, so the
 *  dimensions can be checked before the pixels fill the memory. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', reject);
    image.src = url;
  });
  return image;
}

/** As WebP, or as PNG in browsers that can't write WebP; never larger than the crop itself. */
export async function cropImage(url: string, area: Area, maxWidthPx: number): Promise<Blob> {
  const image = await loadImage(url);
  const scale = Math.min(1, maxWidthPx / area.width);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  });
  const { x, y, width, height } = area;
  canvas.getContext('2d')!.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))),
      'image/webp',
      0.9,
    ),
  );
}
