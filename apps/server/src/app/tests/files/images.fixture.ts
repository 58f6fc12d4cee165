// Test fixture: images, both valid and hostile.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const image = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

/** A photo with a GPS position in London, rotated on its side. */
export const locatedJpeg = () =>
  image()
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 3900/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A few kilobytes that would fill memory: black and white, and empty. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An SVG that tries to run a script, read a file and contact a host. */
export const scriptedSvg =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  viewBox="0 0 100 100" width="100" height="100" onload="alert(1)">
  <script>alert(1)</script>
  <rect width="100" height="100" fill="#2a7"/>
  <image xlink:href="file:///etc/hostname" width="50" height="50"/>
  <image xlink:href="http://127.0.0.1:9/seen.png" width="50" height="50"/>
</svg>`);
