// Cuts a rectangle out of a picture and writes it anew, so that neither size nor hidden data of the original travel.
type Area = { x: number; y: number; width: number; height: number };

/** Rejects when the browser cannot read it as a picture. Only its head has been read then: how large it is can be
 *  asked before its pixels fill the memory. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', reject);
    image.src = url;
  });
  return image;
}

/** As WebP, or as PNG in browsers that write none; never larger than the cut itself. */
export async function cropImage(url: string, area: Area, mostWidthPx: number): Promise<Blob> {
  const image = await loadImage(url);
  const scale = Math.min(1, mostWidthPx / area.width);
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
