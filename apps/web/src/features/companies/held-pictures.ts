import { useEffect, useState } from 'react';
import type { UploadPicture } from '../../ui/use-picture-upload.ts';

/** Pictures that were chosen but not saved yet: until then they wait in this browser, and are shown from there. */
function createHeldPictures() {
  const blobs = new Map<string, Blob>();
  const hold: UploadPicture = (blob) => {
    const url = URL.createObjectURL(blob);
    blobs.set(url, blob);
    return Promise.resolve(url);
  };
  return {
    hold,
    find: (url: string) => blobs.get(url),
    drop() {
      for (const url of blobs.keys()) URL.revokeObjectURL(url);
    },
  };
}

export function useHeldPictures() {
  const [held] = useState(createHeldPictures);
  useEffect(() => held.drop, [held]);
  return held;
}
